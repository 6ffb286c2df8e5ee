import { char, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { estados } from '../db/lookups.ts'

/** Municipalities of the SEPOMEX catalogue; their number is unique only inside a state. */
export const municipios = pgTable(
  'municipios',
  {
    id_municipio: serial('id_municipio').primaryKey(),
    id_estado: integer('id_estado').notNull().references(() => estados.id),
    clave: char('clave', { length: 3 }).notNull(),
    nombre: text('nombre').notNull(),
  },
  t => [unique('municipios_clave_unica').on(t.id_estado, t.clave)],
)

/** Settlements of a postal code; loading the catalogue again keeps their ids. */
export const colonias = pgTable(
  'colonias',
  {
    id_colonia: serial('id_colonia').primaryKey(),
    id_municipio: integer('id_municipio').notNull().references(() => municipios.id_municipio),
    codigo_postal: char('codigo_postal', { length: 5 }).notNull(),
    asentamiento: text('asentamiento').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').notNull(),
  },
  t => [unique('colonias_asentamiento_unico').on(t.id_municipio, t.codigo_postal, t.asentamiento), index('colonias_codigo_postal').on(t.codigo_postal)],
)
