import { eq, sql, type SQL } from 'drizzle-orm'
import { situaciones } from '../../academico/tables.ts'
import type { Queryable } from '../../context.ts'
import { columnOf } from '../../crud/registry.ts'
import { all, type ScopeCall } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'
import { serviciosConcluidos } from './registro.ts'

const { estudiantes } = tables

type Quien = Pick<ScopeCall, 'usuario'>

/** Active students of the caller's CUC who passed enough subjects and have no social service yet, from the row that is kept of them; nor did they finish one under a matrícula before. (B §4) */
export const candidatos = (quien: Quien): SQL => all(alcanzan(quien), sql`not ${yaConcluyeron}`)

/** How many are kept as candidates who finished their service under a matrícula before. */
export const candidatosQueYaConcluyeron = (db: Queryable, quien: Quien): Promise<number> =>
  db.$count(estudiantes, all(alcanzan(quien), yaConcluyeron))

const alcanzan = ({ usuario }: Quien): SQL => {
  const clave_cuc = usuario.clave_cuc ?? ''
  return all(
    eq(columnOf(estudiantes, 'del_cuc'), clave_cuc),
    sql`exists (select from ${situaciones} where ${eq(situaciones.matricula, estudiantes.matricula)} and ${eq(situaciones.clave_cuc, clave_cuc)} and ${situaciones.candidato})`,
  )
}

const yaConcluyeron = sql`(${estudiantes.matricula_anterior} is not null and exists ${serviciosConcluidos(estudiantes.matricula)})`
