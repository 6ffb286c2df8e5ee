import { eq, gte, or, sql, type SQL } from 'drizzle-orm'
import { primeraQueSigue } from '../../../src/domain/servicioSocial/continuidad.ts'
import { matriculasHasta } from '../../academico/trayectoriaDe.ts'
import { all, type ScopeCall } from '../../crud/scope.ts'
import { tables } from '../../university/tables.ts'

const { serviciosSociales: servicios } = tables

/** Returns the condition on the service of the caller: that of their matrícula, or one before it that goes on with them. */
export const propioServicio = ({ usuario }: Pick<ScopeCall, 'usuario'>): SQL => {
  const matricula = usuario.matricula ?? ''
  const anterior = sql`${servicios.matricula_estudiante} in ${matriculasHasta(sql`${matricula}`)}`
  return (
    or(eq(servicios.matricula_estudiante, matricula), all(gte(servicios.fase, primeraQueSigue), anterior)) ?? anterior
  )
}
