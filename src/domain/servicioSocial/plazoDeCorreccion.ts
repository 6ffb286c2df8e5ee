import { hoyEnMexico, addDias } from '../fechas.ts'
import { plazos } from './plazos.ts'
import { faseDe, type RegistroDeServicio } from './registro.ts'

/**
 * Returns the last day to correct a rejected phase: the service's deadline, or, while the office reviews another phase,
 * the student's own. Undefined for other phases and on pause.
 */
export const plazoDeCorreccion = (registro: RegistroDeServicio, fase: number): string | undefined => {
  if (faseDe(registro, fase).status !== 'rechazado' || registro.ausente_desde) return undefined
  if (registro.turno === 'estudiante') return registro.vence ?? undefined
  // After an absence its days would count: the student's own begin with the decision.
  if (typeof registro.dias_ausente === 'number') return undefined
  const rechazo = registro.historial.findLast(suceso => suceso.fase === fase)
  return rechazo && addDias(hoyEnMexico(new Date(rechazo.momento)), plazos.estudiante)
}
