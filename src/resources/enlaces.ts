import { date, id, reference } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** Programmes that each CUC offers, and since when. (A §3) */
export const cucs_programas = defineResource({
  name: 'cucs_programas',
  label: { one: 'vínculo de programa con CUC', many: 'vínculos de programas con CUC' },
  key: 'id',
  title: 'id',
  fields: {
    id: id(),
    clave_cuc: reference({ label: 'CUC', to: 'cucs', required: true }),
    clave_programa: reference({ label: 'Programa', to: 'programas', required: true }),
    fecha_implementacion: date({ label: 'Fecha de implementación', required: true }),
  },
  columns: ['fecha_implementacion'],
  link: ['clave_cuc', 'clave_programa'],
  lists: {},
})

/** Facilitadores who teach at each CUC. (B §2) */
export const cucs_facilitadores = defineResource({
  name: 'cucs_facilitadores',
  label: { one: 'vínculo de facilitador con CUC', many: 'vínculos de facilitadores con CUC' },
  key: 'id',
  title: 'id',
  fields: {
    id: id(),
    clave_cuc: reference({ label: 'CUC', to: 'cucs', required: true }),
    matricula: reference({ label: 'Facilitador', to: 'facilitadores', required: true }),
  },
  columns: [],
  link: ['clave_cuc', 'matricula'],
  lists: {},
})
