import type { TabOf } from '../schema/screen.ts'

/** The school office's tabs: students in service, candidates, external providers and completed services. (B §2, Social service) */
export const servicioSocialEscolar: readonly TabOf[] = [
  { label: 'Realizando Servicio', of: 'serviciosSociales', list: 'activos', opens: ['detallesDeServicio'] },
  {
    label: 'Candidatos Servicio',
    of: 'estudiantes',
    list: 'candidatos',
    opens: ['activacionDeServicio'],
    columns: ['matricula', 'nombreC', 'semestre', 'clave_grupo', 'clave_programa'],
  },
  {
    label: 'Prestadores externos Servicio',
    of: 'prestadoresExternos',
    list: 'deMiCuc',
    actions: true,
    opens: ['cartaDeAceptacion'],
  },
  {
    label: 'Completados servicio',
    of: 'serviciosSociales',
    list: 'completados',
    opens: ['detalleDeServicio'],
    columns: ['matricula', 'nombreC', 'nombre_programa', 'nombre_dependencia', 'fase', 'status'],
  },
]

const porCuc = [
  {
    of: 'cucs',
    list: 'todos',
    label: 'Seleccionar CUC',
    hint: 'Seleccione un CUC',
    bind: 'clave_cuc',
    error: 'Error al obtener los datos',
  },
] as const
const deLaCoordinacion = ['matricula', 'nombreC', 'nombre_programa', 'nombre_dependencia', 'status'] as const

/** The coordinator's tabs, campus by campus: services whose release letter is due, completed ones, and external providers, read-only. (B §2, §6) */
export const servicioSocialCoordinador: readonly TabOf[] = [
  {
    label: 'Generar carta de liberacion',
    of: 'serviciosSociales',
    list: 'porLiberar',
    cascade: porCuc,
    columns: deLaCoordinacion,
    opens: ['cartaDeLiberacion', 'entregaDeLiberacion'],
  },
  {
    label: 'Completados servicio',
    of: 'serviciosSociales',
    list: 'liberados',
    cascade: porCuc,
    columns: deLaCoordinacion,
    opens: ['detalleDeServicio', 'cartaDeLiberacion'],
  },
  {
    label: 'Prestadores externos Servicio',
    of: 'prestadoresExternos',
    list: 'todos',
    columns: [
      'nombre',
      'apellido_paterno',
      'apellido_materno',
      'institucion',
      'licenciatura',
      'programa_proyecto',
      'clave_cuc',
      'fecha_inicio',
      'fecha_final',
    ],
  },
]
