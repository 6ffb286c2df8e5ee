import { fechaLarga } from '../language/fechaLarga.ts'

/** Warns that grades would be recorded for a period whose first day has not come; undefined once it has. */
export const periodoPorComenzar = (
  periodo: string,
  inicio: string,
  hoy: string,
  revise = 'la asignatura que quiere calificar',
): string | undefined =>
  inicio > hoy ? `El periodo ${periodo} comienza el ${fechaLarga(inicio)}: revise que sea ${revise}` : undefined
