import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Tables of the small fixed lists of `GET datosgenerales`, all of one shape: a key and a name. (B §3, Lookups) */
const nacionalidades = pgTable('nacionalidades', {
  id: integer('id_nacionalidad').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
export const estados = pgTable('estados', {
  id: integer('id_estado').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
const tiposSangre = pgTable('tipos_sangre', {
  id: integer('id_tiposangre').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
const pueblosIndigenas = pgTable('pueblos_indigenas', {
  id: integer('id_puebloindigena').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
const lenguasIndigenas = pgTable('lenguas_indigenas', {
  id: integer('id_lenguaindigena').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})

export const lookupTables = { nacionalidades, estados, tiposSangre, pueblosIndigenas, lenguasIndigenas }
