import { eq, sql, type SQL } from 'drizzle-orm'
import { alcanzaServicioSocial } from '../../academico/avances.ts'
import { situaciones } from '../../academico/tables.ts'
import { columnOf } from '../../crud/registry.ts'
import { all, type ScopeCall } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes, serviciosSociales } = tables

/** Students of the caller's CUC who passed enough subjects and have no social service yet. Whoever has one is read from the services of the campus, once. (B §4) */
export const candidatos = ({ usuario }: Pick<ScopeCall, 'usuario'>): SQL => {
  const clave_cuc = usuario.clave_cuc ?? ''
  return all(
    eq(columnOf(estudiantes, 'del_cuc'), clave_cuc),
    alcanzaServicioSocial(
      sql`${situaciones.matricula} not in (select ${serviciosSociales.matricula_estudiante} from ${serviciosSociales} where ${eq(columnOf(serviciosSociales, 'del_cuc'), clave_cuc)})`,
    ),
  )
}
