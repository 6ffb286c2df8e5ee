import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clasesDeArchivo } from '../../../src/domain/certificados.ts'
import { columns } from '../../db/columns.ts'
import { tables } from '../../university/tables.ts'
import { archivos } from '../../files/tables.ts'

/** The files of each request, each once, with sender and moment. */
export const archivosDeCertificados = pgTable(
  'archivos_de_certificados',
  {
    n_folio: columns
      .reference('n_folio')
      .notNull()
      .references(() => tables.certificados.n_folio),
    clase: text('clase', { enum: clasesDeArchivo }).notNull(),
    id_archivo: uuid('id_archivo')
      .notNull()
      .references(() => archivos.id_archivo),
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.n_folio, t.clase] }),
    index('archivos_de_certificados_archivo').on(t.id_archivo),
    check('archivos_de_certificados_clase_conocida', sql`${t.clase} in ('recibo', 'certificado')`),
  ],
)

/** The last number given in the register of each year: none is skipped, since whoever asks waits for who asked before. */
export const foliosDeCertificados = pgTable(
  'folios_de_certificados',
  { anio: integer('anio').primaryKey(), ultimo: integer('ultimo').notNull() },
  t => [check('folios_de_certificados_desde_uno', sql`${t.ultimo} >= 1`)],
)
