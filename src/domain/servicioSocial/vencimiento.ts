import { fechaLarga } from '../../language/fechaLarga.ts'
import { sumarMeses } from '../fechas.ts'
import { primerReporte } from './fases.ts'

/** Returns the day on which a bimestral report is due, every two months from the start; undefined for other phases, or without a start. */
export const vencimiento = (fase: number, fechaInicio: string | null): string | undefined => {
  const reporte = fase - primerReporte + 1
  return fechaInicio && reporte >= 1 && reporte <= 6 ? sumarMeses(fechaInicio, 2 * reporte) : undefined
}

/** Returns the warning of a bimestral report that is sent before its two months are over; undefined otherwise. */
export const avisoDeAnticipo = (fase: number, fechaInicio: string | null, hoy: string): string | undefined => {
  const vence = vencimiento(fase, fechaInicio)
  return vence && hoy < vence
    ? `El bimestre de este reporte termina el ${fechaLarga(vence)}, que aún no llega.`
    : undefined
}
