import { universidad } from './universidad.ts'

/** Tells whether a grade passes, as the records write it: the one place that decides. (B §3, Curriculum grid) */
export const acreditado = (calificacion: number): 'Si' | 'No' =>
  calificacion >= universidad.calificacionAprobatoria ? 'Si' : 'No'
