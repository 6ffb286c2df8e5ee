import { flag, reference } from '../schema/fields.ts'

/** Fields of a readmission: the matrícula from before, and whether the person goes on under another. Only the act of readmission writes them. */
export const readmision = () => ({
  matricula_anterior: reference({ label: 'Matrícula anterior', to: 'estudiantes', assigned: true, continues: true }),
  continua: flag({ label: 'Continúa con otra matrícula', assigned: true }),
})

/** Seal of a record that goes on in another: it can no longer be changed. */
export const cerradaPorReadmision = {
  update: { continua: true },
  message: 'Esta persona continúa con otra matrícula: sus datos se cambian en el registro nuevo',
} as const

/** Unique set by which a record goes on in one other only. */
export const unaSolaVez = {
  fields: ['matricula_anterior'],
  message: 'Este estudiante ya continúa con otra matrícula',
} as const
