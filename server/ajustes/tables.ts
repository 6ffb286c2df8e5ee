import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the installation keeps for itself, and every process on the database shares. */
export const ajustes = pgTable('ajustes', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
})
