import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'

/** Last number given in the register of each year: none is skipped, since whoever asks waits for those who asked before. */
export const foliosDeCertificados = pgTable(
  'folios_de_certificados',
  { anio: integer('anio').primaryKey(), ultimo: integer('ultimo').notNull() },
  t => [check('folios_de_certificados_desde_uno', sql`${t.ultimo} >= 1`)],
)
