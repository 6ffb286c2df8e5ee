import { fechaLarga } from '../../language/fechaLarga.ts'
import { addDias, addMeses } from '../fechas.ts'
import { cartaDeTerminacion, primerReporte } from './fases.ts'
import { faltaDeDias } from './informacion.ts'
import { plazos } from './plazos.ts'

/** First and last day of a service, as its student stated them, and the days by which absences move what is due. */
export type Fechas = { fecha_inicio: string | null; fecha_final: string | null; corrimiento?: number }

/** Returns the day on which a bimestral report is due, every two months from the start, and the days of absence later; undefined for other phases, or without a start. */
export const vencimiento = (fase: number, fechaInicio: string | null, corrimiento = 0): string | undefined => {
  const reporte = fase - primerReporte + 1
  return fechaInicio && reporte >= 1 && reporte <= 6
    ? addDias(addMeses(fechaInicio, 2 * reporte), corrimiento)
    : undefined
}

/** Returns the warning of a bimestral report that is sent before its two months are over; undefined otherwise. */
export const avisoDeAnticipo = (
  fase: number,
  fechaInicio: string | null,
  hoy: string,
  corrimiento = 0,
): string | undefined => {
  const vence = vencimiento(fase, fechaInicio, corrimiento)
  return vence && hoy < vence
    ? `El bimestre de este reporte termina el ${fechaLarga(vence)}, que aún no llega.`
    : undefined
}

/** Returns the day until which the letter of termination is not late: the days of the student count from the last day of the service. Undefined for other phases, or without a last day. */
export const plazoDeTerminacion = (fase: number, fechaFinal: string | null, corrimiento = 0): string | undefined =>
  fase === cartaDeTerminacion && fechaFinal ? addDias(fechaFinal, plazos.estudiante + corrimiento) : undefined

/** Returns the day of its own on which a report or the letter of termination is due; undefined for other phases. */
export const fechaPropia = (fase: number, { fecha_inicio, fecha_final, corrimiento }: Fechas): string | undefined =>
  plazoDeTerminacion(fase, fecha_final, corrimiento) ?? vencimiento(fase, fecha_inicio, corrimiento)

/** Returns the warning about a document that comes before its day: a report whose two months, or a letter of termination whose service, have not ended; undefined otherwise. */
export const avisoDeEnvio = (
  fase: number,
  { fecha_inicio, fecha_final, corrimiento }: Fechas,
  hoy: string,
): string | undefined =>
  fase === cartaDeTerminacion ? faltaDeDias(fecha_final, hoy) : avisoDeAnticipo(fase, fecha_inicio, hoy, corrimiento)
