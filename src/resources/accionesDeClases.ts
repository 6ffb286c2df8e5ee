import { inscripcionDeGrupo } from '../domain/inscripcion.ts'

const deRegistro = ['deMiCuc', 'deProgramaYPeriodo'] as const

/** Acts of a school office on several classes at once. */
export const accionesDeClases = {
  periodo: {
    label: 'Cambiar de periodo',
    inputs: ['id_periodo'],
    roles: ['escolar'],
    lists: deRegistro,
  },
  inscribirGrupo: {
    label: 'Inscribir a su grupo',
    handler: 'inscribirGrupo',
    partial: true,
    confirm: inscripcionDeGrupo,
    roles: ['escolar'],
    lists: deRegistro,
  },
  inscribirDeHoja: {
    label: 'Inscribir desde una hoja',
    handler: 'inscribirDeHoja',
    files: true,
    partial: true,
    roles: ['escolar'],
    lists: deRegistro,
  },
} as const
