import { addMeses } from './fechas.ts'

/** Tells whether a school period lasts from 3 to 6 calendar months, both included; month ends clamp. (A §5, Periodo) */
export const duracionDePeriodo = (fechaInicio: string, fechaFinal: string): boolean =>
  fechaFinal >= addMeses(fechaInicio, mesesMinimos) && fechaFinal <= addMeses(fechaInicio, mesesMaximos)

const mesesMinimos = 3
const mesesMaximos = 6
