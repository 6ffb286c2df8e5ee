import { sumarMeses } from '../fechas.ts'
import { primerReporte } from './fases.ts'

/** The day on which a bimestral report is due, every two months from the start; nothing for the other phases. */
export const vencimiento = (fase: number, fechaInicio: string | null): string | undefined => {
  const reporte = fase - primerReporte + 1
  return fechaInicio && reporte >= 1 && reporte <= 6 ? sumarMeses(fechaInicio, 2 * reporte) : undefined
}
