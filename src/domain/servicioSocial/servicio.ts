import type { EstadoDeFase, EstadoDeServicio, Parte } from './estados.ts'
import { cartaDeAceptacion, cartaDeSolicitud, fasesDe, informacion, liberacion, type Duracion } from './fases.ts'

/** A social service as the rules see it: its length, once known, and the state of each of its twelve phases. */
export type Servicio = { periodo: Duracion | null; estados: readonly EstadoDeFase[] }

/** Returns the phase that it is in: the first that is not accepted, the last when all are. A semester goes from 5 to 9. (B §4) */
export const faseActual = ({ periodo, estados }: Servicio): number =>
  fasesDe(periodo).find(fase => estados[fase] !== 'aceptado') ?? liberacion

/** Returns the state of the whole: that of its information while phases before the last are open, then how it ends. (B §3, §4) */
export const estadoDeServicio = (servicio: Servicio): EstadoDeServicio => {
  if (faseActual(servicio) < liberacion) return estadoDe(servicio, informacion)
  return estadoDe(servicio, liberacion) === 'aceptado' ? 'completado' : 'pendiente_liberacion'
}

/** Tells whether the tab of a phase opens: the service has come that far, or it is phase 2 while phase 1 is under way. (B §4) */
export const estaAbierta = (servicio: Servicio, fase: number): boolean => {
  const actual = faseActual(servicio)
  return (
    fasesDe(servicio.periodo).includes(fase) &&
    (fase <= actual || (fase === cartaDeAceptacion && actual === cartaDeSolicitud))
  )
}

/** Tells whether the school office must decide the request letter before this phase. (B §4, §5) */
export const faltaDecidirLaCarta = (servicio: Servicio, fase: number): boolean =>
  fase === cartaDeAceptacion &&
  faseActual(servicio) === cartaDeSolicitud &&
  estadoDe(servicio, cartaDeSolicitud) !== 'rechazado'

/** Returns the first phase that the school office may decide now; undefined while none awaits it. */
export const faseParaDecidir = (servicio: Servicio): number | undefined =>
  fasesDe(servicio.periodo).find(
    fase =>
      estaAbierta(servicio, fase) && estadoDe(servicio, fase) === 'enviado' && !faltaDecidirLaCarta(servicio, fase),
  )

/** Returns the party whose turn it is. A document that awaits a decision comes before one that is still to be sent. */
export const turno = (servicio: Servicio): Parte => {
  const actual = faseActual(servicio)
  if (actual === liberacion) return estadoDe(servicio, liberacion) === 'aceptado' ? 'nadie' : 'coordinador'
  return faseParaDecidir(servicio) === undefined ? 'estudiante' : 'escolar'
}

/** Returns the state of a phase, `pendiente` where none is recorded. */
export const estadoDe = ({ estados }: Servicio, fase: number): EstadoDeFase => estados[fase] ?? 'pendiente'
