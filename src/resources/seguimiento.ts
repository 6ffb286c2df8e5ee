import type { TabOf } from '../schema/screen.ts'

const deAsignaturas = ['nombre', 'del_cuc', 'nombre_facilitador', 'status_facilitador', 'status_escolar'] as const

/** Lists of what others have not done yet: of every campus for the coordinador, of its own for a school office. */
export const listasDeSeguimiento: readonly TabOf[] = [
  { label: 'Asignaturas', of: 'clases', list: 'todas', columns: deAsignaturas },
  { label: 'Periodos terminados', of: 'clases', list: 'terminadas', columns: deAsignaturas },
  {
    label: 'Calificaciones entregadas',
    of: 'calificaciones',
    list: 'casos',
    columns: ['id_clase', 'del_cuc', 'nombre_facilitador', 'estado', 'turno', 'desde', 'dias'],
  },
  {
    label: 'Reportes por enviar',
    of: 'grupos',
    list: 'porReportar',
    columns: ['clave_grupo', 'nombre', 'clave_cuc', 'clave_programa'],
    cells: ['reportePendiente'],
  },
  {
    label: 'Reportes generados',
    of: 'reportes_de_grupos',
    list: 'casos',
    columns: ['clave_grupo', 'del_cuc', 'id_periodo', 'estado', 'turno', 'desde', 'dias'],
  },
  {
    label: 'Servicios en curso',
    of: 'serviciosSociales',
    list: 'enCurso',
    columns: ['matricula', 'nombreC', 'del_cuc', 'fase', 'turno', 'ultimo_movimiento', 'vence'],
    sort: 'ultimo_movimiento',
  },
]

const deEstudiantes = ['matricula', 'nombreC', 'clave_grupo', 'clave_programa', 'semestre'] as const

/** Students who have documents to hand in, as the school office marks them. */
export const documentosPendientes: readonly TabOf[] = [
  {
    label: 'Documentos pendientes',
    of: 'estudiantes',
    list: 'sinDocumentos',
    columns: deEstudiantes,
    opens: ['documentacion'],
  },
]

/** The same students, as a consejero reads them. */
export const documentosPendientesDeConsulta: readonly TabOf[] = [
  {
    label: 'Documentos pendientes',
    of: 'estudiantes',
    list: 'sinDocumentos',
    columns: deEstudiantes,
    opens: ['documentacionDeConsulta'],
  },
]

/** Inactive students whose leave is over: the office makes those active who come back. */
export const bajasTerminadas: readonly TabOf[] = [
  { label: 'Bajas terminadas', of: 'estudiantes', list: 'deBajaTerminada', columns: [...deEstudiantes, 'estatus'] },
]
