import { sql } from 'drizzle-orm'
import { char, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Table in which a catalogue arrives before it is compared; the loading connection creates it, and its transaction drops it. */
export const entrada = pgTable('entrada_postal', {
  linea: integer('linea').notNull(),
  id_estado: integer('id_estado').notNull(),
  clave: char('clave', { length: 3 }).notNull(),
  municipio: text('municipio').notNull(),
  asentamiento: char('asentamiento', { length: 4 }).notNull(),
  codigo_postal: char('codigo_postal', { length: 5 }).notNull(),
  nombre: text('nombre').notNull(),
  tipo: text('tipo').notNull(),
})

/** A settlement as a line of the catalogue holds it. */
export type Asentamiento = typeof entrada.$inferInsert

export const creacionDeEntrada = sql`
  create temp table ${entrada} (
    linea integer, id_estado integer, clave char(3), municipio text, asentamiento char(4), codigo_postal char(5), nombre text, tipo text
  ) on commit drop`
