import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Duda } from './doubtsOf.ts'
import type { JudgedRow } from './judgedRow.ts'
import type { SheetNotice } from './countOpenedAccounts.ts'

/** Spreadsheets that people are about to bring in: what was read, and what it would come to. A row goes once it is applied, replaced or expired. */
export const importaciones = pgTable(
  'importaciones',
  {
    id: uuid('id').primaryKey(),
    usuario_id: uuid('usuario_id').notNull(),
    entidad: text('entidad').notNull(),
    archivo: text('archivo').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
    expira: timestamp('expira', { withTimezone: true }).notNull(),
    encabezados: jsonb('encabezados').$type<readonly string[]>().notNull(),
    /** Field that each column fills. */
    columnas: jsonb('columnas').$type<readonly (string | null)[]>().notNull(),
    avisos: jsonb('avisos').$type<readonly SheetNotice[]>().notNull(),
    huella: text('huella').notNull().default(''),
    /** Progress of the judging of its rows (percent), and the moment at which that was last said. */
    avance: integer('avance').notNull().default(100),
    latido: timestamp('latido', { withTimezone: true }),
  },
  t => [index('importaciones_de').on(t.usuario_id, t.entidad), index('importaciones_expira').on(t.expira)],
)

/** Rows of such a spreadsheet, as typed and corrected, and what each would come to. */
export const importacionesFilas = pgTable(
  'importaciones_filas',
  {
    importacion: uuid('importacion')
      .notNull()
      .references(() => importaciones.id, { onDelete: 'cascade' }),
    renglon: integer('renglon').notNull(),
    celdas: jsonb('celdas').$type<readonly string[]>().notNull(),
    estado: text('estado', { enum: ['nuevo', 'cambia', 'igual', 'error'] }).notNull(),
    clave: text('clave'),
    titulo: text('titulo').notNull(),
    cambios: jsonb('cambios').$type<JudgedRow['cambios']>().notNull(),
    faltas: jsonb('faltas').$type<JudgedRow['faltas']>().notNull(),
    dudas: jsonb('dudas')
      .$type<readonly Duda[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  t => [primaryKey({ columns: [t.importacion, t.renglon] })],
)
