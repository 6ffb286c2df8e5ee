import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { columns } from '../../db/columns.ts'
import { tables } from '../../university/tables.ts'

/** Re-enrolments: student, period, new semester, author and moment; at most one a period. */
export const reinscripciones = pgTable(
  'reinscripciones',
  {
    matricula: columns
      .reference('matricula')
      .notNull()
      .references(() => tables.estudiantes.matricula, { onDelete: 'cascade' }),
    id_periodo: uuid('id_periodo')
      .notNull()
      .references(() => tables.periodos.id_periodo),
    semestre: integer('semestre').notNull(),
    usuario_id: uuid('usuario_id'),
    autor: text('autor').notNull(),
    momento: timestamp('momento', { withTimezone: true }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.matricula, t.id_periodo] }),
    index('reinscripciones_periodo').on(t.id_periodo),
    check('reinscripciones_semestre_valido', sql`${t.semestre} between 2 and 12`),
  ],
)
