import { eq, type SQL } from 'drizzle-orm'
import { avanceDe, type Avance } from '../../src/domain/avance.ts'
import type { Queryable } from '../db/queryable.ts'
import { situaciones } from './tables.ts'
import { tables } from '../university/tables.ts'

const { estudiantes } = tables

/** Returns how far some students have come in their own grids, by matrícula. */
export const avances = async (db: Queryable, deQuienes: SQL): Promise<ReadonlyMap<string, Avance>> => {
  const filas = await db
    .select({
      matricula: estudiantes.matricula,
      aprobadas: situaciones.aprobadas,
      materias: situaciones.materias,
      creditosAprobados: situaciones.creditos_aprobados,
      creditos: situaciones.creditos,
    })
    .from(estudiantes)
    .innerJoin(situaciones, eq(situaciones.matricula, estudiantes.matricula))
    .where(deQuienes)
  return new Map(filas.map(({ matricula, ...cifras }) => [matricula, avanceDe(cifras)]))
}
