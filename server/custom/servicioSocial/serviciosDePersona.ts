import { eq, sql, type SQL } from 'drizzle-orm'
import { resources } from '../../../src/resources/index.ts'
import { ofTheirCuc } from '../../academico/belonging.ts'
import { serviciosHasta } from '../../academico/queSigue.ts'
import { columnOf } from '../../crud/registry.ts'
import { keyValueOf } from '../../crud/read/keyValueOf.ts'
import { all, type ScopeCall } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Returns the condition on the service of the caller: that of their matrícula, or one before it that goes on with them. */
export const propioServicio = ({ usuario }: Pick<ScopeCall, 'usuario'>): SQL => serviciosHasta(usuario.matricula ?? '')

/** Returns the condition on the service of the student that the path names, or of one before that goes on with them; none where that student is not the caller's to see. */
export const dePersona = ({ params, usuario }: Pick<ScopeCall<'persona'>, 'params' | 'usuario'>): SQL => {
  const matricula = String(keyValueOf(resources.estudiantes, params.persona))
  const delCuc = (clave: string) =>
    sql`exists (select from ${estudiantes} where ${eq(estudiantes.matricula, matricula)} and ${eq(columnOf(estudiantes, 'del_cuc'), clave)})`
  return all(serviciosHasta(matricula), ofTheirCuc(usuario, delCuc))
}
