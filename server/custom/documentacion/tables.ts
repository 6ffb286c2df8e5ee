import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { documentos } from '../../../src/domain/documentos.ts'
import { columns } from '../../db/columns.ts'
import { literal } from '../../db/literal.ts'
import { tables } from '../../university/tables.ts'

/** Documents that students have handed in, and when: those missing here are still owed. Rows go with their student. */
export const documentacion = pgTable(
  'documentacion',
  {
    matricula: columns
      .reference('matricula')
      .notNull()
      .references(() => tables.estudiantes.matricula, { onDelete: 'cascade' }),
    documento: columns.reference('documento').notNull(),
    entregado_en: date('entregado_en', { mode: 'string' }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.matricula, t.documento] }),
    check(
      'documentacion_documento_valido',
      sql.raw(`documento in (${documentos.map(({ nombre }) => literal(nombre)).join(', ')})`),
    ),
  ],
)
