import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values that the installation keeps for itself, and that every process on the database shares. */
export const ajustes = pgTable('ajustes', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
})
