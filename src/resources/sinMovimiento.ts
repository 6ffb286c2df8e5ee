import { mapValues } from 'es-toolkit'
import { dateOf, fromToday } from '../schema/filters/today.ts'
import { late } from '../schema/process/late.ts'

/** Returns the filter of social services that stand still: nothing happened for so many days, and their deadline has passed. */
export const sinMovimiento = (dias: number) => ({ ultimo_movimiento_lte: fromToday(-dias), ...late })

/** Returns the same filter with the dates that it has on the day `hoy`. */
export const sinMovimientoEl = (hoy: string, dias: number) => mapValues(sinMovimiento(dias), dia => dateOf(dia, hoy))
