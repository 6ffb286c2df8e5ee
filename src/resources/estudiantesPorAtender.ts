/** Lists of students that await the school office. */
export const estudiantesPorAtender = {
  porReinscribir: {
    path: 'estudiantes/pendientes/reinscripcion',
    roles: ['escolar'],
    scope: ['propioCuc', 'porReinscribir'],
    pending: { label: 'por reinscribir', roles: ['escolar'] },
  },
  sinDocumentos: {
    path: 'estudiantes/documentacion/pendiente',
    roles: ['escolar', 'consejero', 'coordinador'],
    scope: ['propioCuc', 'conDocumentosPendientes'],
    where: { estatus: 1 },
    filters: ['del_cuc', 'clave_programa', 'clave_grupo', 'semestre'],
    pending: { label: 'con documentos pendientes', roles: ['escolar', 'consejero'] },
  },
  deBajaTerminada: {
    path: 'estudiantes/bajas/terminadas',
    roles: ['escolar'],
    scope: ['propioCuc', 'conBajaTerminada'],
    where: { estatus: 0 },
    pending: { label: 'con baja temporal ya terminada', roles: ['escolar'] },
  },
} as const
