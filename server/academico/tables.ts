import { sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { columns } from '../db/columns.ts'
import { tables } from '../university/tables.ts'

const { clases, estudiantes } = tables

/**
 * Who takes which class, and what came of it. Grades are null until the facilitador submits them; `acreditado` is empty
 * until the school office closes the class, then Si or No. (B §3, Class-student grade)
 */
export const clasesEstudiantes = pgTable(
  'clases_estudiantes',
  {
    id_clase: uuid('id_clase')
      .notNull()
      .references(() => clases.id_clase, { onDelete: 'cascade' }),
    matricula: columns
      .reference('matricula')
      .notNull()
      .references(() => estudiantes.matricula),
    asistencia: numeric('asistencia', { precision: 5, scale: 2, mode: 'number' }),
    calificacion: numeric('calificacion', { precision: 3, scale: 1, mode: 'number' }),
    calificacion_letra: text('calificacion_letra'),
    retroalimentacion: text('retroalimentacion'),
    acreditado: text('acreditado', { enum: ['', 'Si', 'No'] })
      .notNull()
      .default(''),
  },
  t => [
    unique('clases_estudiantes_unico').on(t.id_clase, t.matricula),
    index('clases_estudiantes_matricula').on(t.matricula),
    check('clases_estudiantes_asistencia_valida', sql`${t.asistencia} between 0 and 100`),
    check('clases_estudiantes_calificacion_valida', sql`${t.calificacion} between 0 and 10`),
    check('clases_estudiantes_acreditado_conocido', sql`${t.acreditado} in ('', 'Si', 'No')`),
    check('clases_estudiantes_acreditado_con_calificacion', sql`${t.acreditado} = '' or ${t.calificacion} is not null`),
  ],
)
