import { universidad } from './universidad.ts'

/** Whether a grade passes: the one place that decides. (B §3, Curriculum grid) */
export const acreditado = (calificacion: number): 'Si' | 'No' =>
  calificacion >= universidad.calificacionAprobatoria ? 'Si' : 'No'
