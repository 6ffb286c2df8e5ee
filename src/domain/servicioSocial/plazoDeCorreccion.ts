import { hoyEnMexico, sumarDias } from '../fechas.ts'
import { plazos } from './plazos.ts'
import { faseDe, type RegistroDeServicio } from './registro.ts'

/**
 * Returns the day until which a student has time to correct a rejected phase: the deadline of the service while it awaits
 * them; while the office reviews another phase, their own days since it was rejected. Undefined for other phases, on pause,
 * and in such a review after an absence, whose days would count: their own days then begin with the decision.
 */
export const plazoDeCorreccion = (registro: RegistroDeServicio, fase: number): string | undefined => {
  if (faseDe(registro, fase).status !== 'rechazado' || registro.ausente_desde) return undefined
  if (registro.turno === 'estudiante') return registro.vence ?? undefined
  if (typeof registro.dias_ausente === 'number') return undefined
  const rechazo = registro.historial.findLast(suceso => suceso.fase === fase)
  return rechazo && sumarDias(hoyEnMexico(new Date(rechazo.momento)), plazos.estudiante)
}
