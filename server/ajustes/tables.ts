import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the installation settles for itself once and every process on the database shares. */
export const ajustes = pgTable('ajustes', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
})
