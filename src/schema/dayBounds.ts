import type { FieldOf } from './kinds.ts'

type Bound = readonly [date: string, message: string]

/** Answers the first and the last day that a date takes, with what is said of one beyond: a year of which two figures were typed is none. Where only the past can be said, today is the last, which is judged elsewhere. */
export const dayBounds = ({ label, min, max, past }: FieldOf<'date'>): { min: Bound; max: Bound } => ({
  min: min ?? ['1900-01-01', `El campo '${label}' no puede ser anterior al 01-01-1900, escriba el año completo`],
  max: max ?? [past ? '9999-12-31' : '2100-12-31', `El campo '${label}' no puede ser posterior al 31-12-2100`],
})
