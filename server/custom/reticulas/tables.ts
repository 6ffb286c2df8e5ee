import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, unique, uuid, index } from 'drizzle-orm/pg-core'
import { tables } from '../../university/tables.ts'

const { reticulas, materias } = tables

/** Subjects of each curriculum grid, with their cycle, counted from 1, and their place in it. A subject stands in a grid once. (B §3) */
export const reticulasMaterias = pgTable(
  'reticulas_materias',
  {
    id_reticula: uuid('id_reticula')
      .notNull()
      .references(() => reticulas.id_reticula, { onDelete: 'cascade' }),
    id_materia: uuid('id_materia')
      .notNull()
      .references(() => materias.id_materia),
    ciclo: integer('ciclo').notNull(),
    orden: integer('orden').notNull(),
  },
  t => [
    primaryKey({ columns: [t.id_reticula, t.id_materia] }),
    unique('reticulas_materias_lugar').on(t.id_reticula, t.ciclo, t.orden),
    index('reticulas_materias_materia').on(t.id_materia),
    check('reticulas_materias_desde_uno', sql`${t.ciclo} >= 1 and ${t.orden} >= 1`),
  ],
)
