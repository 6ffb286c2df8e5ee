import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { estados } from '../datosGenerales/tables.ts'

/** Municipalities of the postal catalogue; SEPOMEX numbers them inside their state. */
export const municipios = pgTable(
  'municipios',
  {
    id_municipio: integer('id_municipio').primaryKey().generatedAlwaysAsIdentity(),
    id_estado: integer('id_estado')
      .notNull()
      .references(() => estados.id),
    clave: char('clave', { length: 3 }).notNull(),
    nombre: text('nombre').notNull(),
  },
  t => [unique('municipios_clave_unica').on(t.id_estado, t.clave)],
)

/**
 * Settlements (colonia, barrio, pueblo…) with their postal code. A later catalogue finds them by SEPOMEX's number
 * within the municipality (`asentamiento`), so that `id_colonia` stays valid in addresses.
 */
export const colonias = pgTable(
  'colonias',
  {
    id_colonia: integer('id_colonia').primaryKey().generatedAlwaysAsIdentity(),
    id_municipio: integer('id_municipio')
      .notNull()
      .references(() => municipios.id_municipio),
    asentamiento: char('asentamiento', { length: 4 }).notNull(),
    codigo_postal: char('codigo_postal', { length: 5 }).notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').notNull(),
  },
  t => [
    unique('colonias_asentamiento_unico').on(t.id_municipio, t.asentamiento),
    index('colonias_codigo_postal').on(t.codigo_postal),
    check('colonias_codigo_postal_valido', sql`${t.codigo_postal} ~ '^[0-9]{5}$'`),
  ],
)
