import { eq, sql, type SQL } from 'drizzle-orm'
import { sigueALaPersona } from '../../academico/queSigue.ts'
import { matriculasHasta } from '../../academico/trayectoriaDe.ts'
import type { ScopeCall } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'

const { serviciosSociales: servicios } = tables

/** Returns the condition on the service of the caller: that of their matrícula, or one before it that goes on with them. */
export const propioServicio = ({ usuario }: Pick<ScopeCall, 'usuario'>): SQL => {
  const matricula = usuario.matricula ?? ''
  const suyas = matriculasHasta(sql`${matricula}`)
  return sql`(${servicios.matricula_estudiante} = any(array${suyas})
    and (${eq(servicios.matricula_estudiante, matricula)} or ${sigueALaPersona()}))`
}
