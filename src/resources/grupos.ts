import { reference, text, via } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** Groups of students of one programme at one CUC. (B §2, §3, §5) */
export const grupos = defineResource({
  name: 'grupos',
  label: { one: 'Grupo', many: 'Grupos' },
  key: 'clave_grupo',
  title: 'nombre',
  fields: {
    clave_grupo: text({
      label: 'Clave',
      locked: 'La clave no cambia: otros registros se refieren a ella',
      required: "La 'clave del grupo' es requerida",
      max: [50, "La 'clave del grupo' debe contener máximo 50 caracteres"],
    }),
    nombre: text({
      label: 'Nombre',
      required: "El 'nombre del grupo' es requerido",
      max: [150, "El 'nombre del grupo' debe contener menos de 150 caracteres"],
    }),
    clave_programa: reference({
      label: 'Programa',
      to: 'programas',
      required: 'El programa es requerido',
      offer: { list: 'deMiCuc' },
      settled: true,
      embed: { at: 'programa', fields: ['clave', 'nombre', 'modalidad', 'grado'] },
    }),
    modalidad: via({ label: 'Modalidad', of: ['programa.modalidad'] }),
    clave_cuc: reference({
      label: 'CUC',
      to: 'cucs',
      required: true,
      assigned: true,
      embed: { at: 'cuc', fields: ['clave', 'nombre'] },
    }),
  },
  columns: ['clave_grupo', 'nombre', 'clave_programa'],
  form: [{ title: '', fields: ['clave_grupo', 'nombre', 'clave_programa'] }],
  keeps: ['clave_programa'],
  search: ['clave_cuc'],
  filters: ['clave_programa', 'clave_cuc'],
  sort: 'nombre',
  related: [{ of: 'estudiantes' }, { of: 'clases' }],
  advice: { programaDelGrupo: ['clave_programa'] },
  failure: 'Error al obtener los grupos',
  cuc: 'clave_cuc',
  lists: {
    deMiCuc: { path: 'cucs/grupos/escolar', roles: ['escolar'], scope: ['propioCuc'] },
    todos: { path: 'grupos', roles: ['coordinador', 'consejero', 'escolar'], scope: ['delCucDelEscolar'] },
    dePrograma: {
      path: 'programas/{clave_programa}/cucs/grupos',
      roles: ['escolar', 'coordinador', 'consejero'],
      scope: ['propioCuc'],
      wrap: 'grupos',
    },
    porValidar: {
      path: 'programas/{clave_programa}/periodos/{id_periodo}/cucs/grupos/validacion',
      roles: ['escolar'],
      scope: ['propioCuc'],
      wrap: 'grupos',
      with: ['datos_reporte'],
    },
    recibidos: {
      path: 'cuc/{clave_cuc}/programa/{clave_programa}/periodo/{id_periodo}/grupos/validacion',
      roles: ['coordinador'],
      wrap: 'grupos',
      with: ['datos_reporte'],
    },
    porReportar: {
      path: 'grupos/reportes/pendientes',
      roles: ['escolar', 'coordinador'],
      scope: ['propioCuc', 'conReportePendiente'],
      with: ['reporte_pendiente'],
      pending: { label: 'con reporte por enviar', roles: ['escolar'] },
    },
    reportados: {
      path: 'grupos/reportes/recibidos',
      roles: ['coordinador'],
      scope: ['conReporteRecibido'],
      with: ['reportes_recibidos'],
    },
    deProgramaYCuc: {
      path: 'programas/{clave_programa}/cucs/{clave_cuc}/grupos',
      roles: ['consejero', 'coordinador', 'escolar'],
      scope: ['propioCuc'],
    },
  },
  write: { create: ['escolar'], update: ['escolar'], delete: ['escolar'], scope: 'propioCuc' },
  screen: {
    route: '/grupos',
    role: 'escolar',
    menu: 'Grupos',
    icon: 'grupo',
    tabs: [
      { label: 'Registro de grupos', list: 'deMiCuc', actions: true, error: 'Error al obtener los grupos' },
      {
        label: 'Grupos por programa',
        list: 'dePrograma',
        actions: true,
        error: 'Error al obtener los grupos',
        cards: {
          of: 'programas',
          list: 'deMiCuc',
          title: 'nombre',
          subtitle: 'clave',
          bind: 'clave_programa',
          error: 'Error al obtener los datos de los programas',
        },
      },
    ],
  },
})
