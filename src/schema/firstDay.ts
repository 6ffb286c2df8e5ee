import type { FieldOf } from './kinds.ts'

/** Answers the first day that a date takes, with what is said of one before it: a year of which two figures were typed is none. */
export const firstDay = ({ label, min }: FieldOf<'date'>): readonly [date: string, message: string] =>
  min ?? ['1900-01-01', `El campo '${label}' no puede ser anterior al 01-01-1900, escriba el año completo`]
