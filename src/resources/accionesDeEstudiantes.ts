import { confirmacionDeReinscripcion } from '../domain/reinscripcion.ts'

/** Acts of a school office on several students at once. */
export const accionesDeEstudiantes = {
  estatus: {
    label: 'Cambiar estatus',
    inputs: ['estatus'],
    roles: ['escolar'],
    lists: ['deMiCuc', 'deGrupo', 'deBajaTerminada'],
  },
  documentos: {
    label: 'Documentos recibidos',
    handler: 'documentosRecibidos',
    partial: true,
    roles: ['escolar'],
    lists: ['deMiCuc', 'deGrupo'],
  },
  quitarDeAsignatura: {
    label: 'Quitar de la asignatura',
    handler: 'quitarDeAsignatura',
    partial: true,
    roles: ['escolar'],
    lists: ['deClase'],
  },
  reinscribir: {
    label: 'Reinscribir',
    handler: 'reinscribir',
    partial: true,
    confirm: confirmacionDeReinscripcion,
    roles: ['escolar'],
    lists: ['porReinscribir'],
  },
} as const
