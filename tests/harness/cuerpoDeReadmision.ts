import { estudiante, grupo, programa } from './filas.ts'

/** Body of the call that readmits a student of the cast under another matrícula, in the group of before unless `cambios` says otherwise. */
export const cuerpoDeReadmision = (id_reticula: string, matricula: string, cambios: Record<string, unknown> = {}) => ({
  matricula_anterior: estudiante.matricula,
  fecha_nacimiento: estudiante.fecha_nacimiento,
  matricula,
  clave_programa: programa.clave,
  id_reticula,
  clave_grupo: grupo.clave_grupo,
  semestre: 3,
  regular: 'Si',
  ...cambios,
})
