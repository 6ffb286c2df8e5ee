import { flag, reference } from '../schema/fields.ts'

/** Under which matrícula a person was before, and whether they go on under another: written by the act of readmission alone. */
export const readmision = () => ({
  matricula_anterior: reference({ label: 'Matrícula anterior', to: 'estudiantes', assigned: true }),
  continua: flag({ label: 'Continúa con otra matrícula', assigned: true }),
})

/** A record that goes on in another is not changed any more. */
export const cerradaPorReadmision = {
  update: { continua: true },
  message: 'Esta persona continúa con otra matrícula: sus datos se cambian en el registro nuevo',
} as const

/** A record goes on in one other. */
export const unaSolaVez = {
  fields: ['matricula_anterior'],
  message: 'Este estudiante ya continúa con otra matrícula',
} as const
