import { eq, sql, type SQL } from 'drizzle-orm'
import { avanceDe, type Avance } from '../../src/domain/avance.ts'
import { universidad } from '../../src/domain/universidad.ts'
import type { Queryable } from '../contexto.ts'
import { situaciones } from './tables.ts'
import { columnOf } from '../crud/registry.ts'
import { tables } from '../university/tables.ts'

const { estudiantes } = tables

/** How far some students have come in their own grids, by matrícula. */
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

/** The students who passed enough of their grid for the social service, at least 70 % of its subjects, among those whose `situaciones` meet a condition. A condition on `estudiantes`. (B §4, B §9) */
export const alcanzaServicioSocial = (cuales: SQL = sql`true`): SQL =>
  sql`exists (select from ${situaciones} where ${eq(situaciones.matricula, estudiantes.matricula)} and ${eq(situaciones.clave_cuc, columnOf(estudiantes, 'del_cuc'))} and ${situaciones.avance} >= ${universidad.umbralServicioSocial * 100} and ${cuales})`
