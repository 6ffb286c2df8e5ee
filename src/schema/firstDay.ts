import type { FieldOf } from './kinds.ts'

/** Returns the first day that a date field takes and the sentence for an earlier one. Default: 1900-01-01, which refuses a year of two typed figures. */
export const firstDay = ({ label, min }: FieldOf<'date'>): readonly [date: string, message: string] =>
  min ?? ['1900-01-01', `El campo '${label}' no puede ser anterior al 01-01-1900, escriba el año completo`]
