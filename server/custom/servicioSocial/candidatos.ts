import { eq, sql, type SQL } from 'drizzle-orm'
import { situaciones } from '../../academico/tables.ts'
import { columnOf } from '../../crud/registry.ts'
import { all, type ScopeCall } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Returns the condition on active students of the caller's CUC who passed enough subjects and have no social service yet, read from `situaciones`. (B §4) */
export const candidatos = ({ usuario }: Pick<ScopeCall, 'usuario'>): SQL => {
  const clave_cuc = usuario.clave_cuc ?? ''
  return all(
    eq(columnOf(estudiantes, 'del_cuc'), clave_cuc),
    sql`exists (select from ${situaciones} where ${eq(situaciones.matricula, estudiantes.matricula)} and ${eq(situaciones.clave_cuc, clave_cuc)} and ${situaciones.candidato})`,
  )
}
