import { cierreDe } from '../domain/clase.ts'
import { diasDeLaSemana } from '../domain/diasDeLaSemana.ts'
import { duracionDeClase, jornada, ordenDeHorario } from '../domain/horario.ts'
import { choices, computed, flag, id, reference, text, time, via } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import { accionesDeClases } from './accionesDeClases.ts'
import { delCuc } from './delCuc.ts'

const formatoDeHora = 'Formato de hora incorrecto (hh:mm)'
const vistas = ['estudiantesDeClase', 'agregarEstudiantes', 'calificaciones'] as const
const deSeguimiento = [
  'del_cuc',
  'clave_programa',
  'id_periodo',
  'clave_grupo',
  'matricula',
  'status_facilitador',
  'status_escolar',
  'vacia',
] as const
const inicioFuera = 'La hora de inicio debe ser entre las 07:00 hrs y las 20:00 hrs.'

/** Fields of a class that its students see. */
const loQueVeQuienCursa = [
  'id_clase',
  'nombre',
  'id_periodo',
  'periodo',
  'clave_grupo',
  'grupo',
  'id_materia',
  'materia',
  'nombre_facilitador',
  'horario',
  'dias',
  'salon',
]

/** Classes (asignaturas): a subject that a facilitador gives to a group in a period. The server alone sets both closes of its grades. (B §2, §3, §4, §5) */
export const clases = defineResource({
  name: 'clases',
  label: { one: 'Asignatura', many: 'Asignaturas', feminine: true },
  key: 'id_clase',
  title: 'nombre',
  fields: {
    id_clase: id({ label: 'Id' }),
    clave_programa: reference({
      label: 'Programa',
      to: 'programas',
      required: 'El programa es requerido',
      offer: { list: 'deMiCuc' },
      settled: cierreDe.cambiarDeMateria,
      embed: { at: 'programa', fields: ['nombre'] },
    }),
    id_periodo: reference({
      label: 'Periodo',
      to: 'periodos',
      required: 'El periodo es requerido',
      offer: { list: 'delMes', bind: { clave_programa: 'clave_programa' } },
      settled: cierreDe.cambiarDeMateria,
      embed: { at: 'periodo', fields: ['nombre'] },
    }),
    clave_grupo: reference({
      label: 'Grupo',
      to: 'grupos',
      required: 'El grupo es requerido',
      offer: { list: 'dePrograma', bind: { clave_programa: 'clave_programa' } },
      settled: cierreDe.cambiarDeMateria,
      embed: { at: 'grupo', fields: ['nombre', 'cuc.clave', 'cuc.nombre'] },
    }),
    del_cuc: delCuc(),
    id_materia: reference({
      label: 'Materia',
      to: 'materias',
      required: 'La materia es requerida',
      offer: { list: 'deMallas', bind: { clave_programa: 'clave_programa' } },
      settled: cierreDe.cambiarDeMateria,
      embed: { at: 'materia', fields: ['clave_materia', 'nombre'] },
    }),
    nombre: text({
      label: 'Nombre',
      required: 'El nombre de la asignatura es requerido',
      max: [150, 'El nombre de la asignatura debe contener solo menos de 150 caracteres'],
      built: { of: ['clave_grupo', 'id_materia.nombre'], by: '_' },
    }),
    matricula: reference({
      label: 'Facilitador',
      to: 'facilitadores',
      required: 'El facilitador es requerido',
      offer: { list: 'deEscolar', where: { status: 1 } },
      settled: cierreDe.cambiarDeMateria,
      embed: { at: 'facilitador', fields: ['nombre', 'apellidopaterno', 'apellidomaterno'] },
    }),
    nombre_facilitador: via({
      label: 'Facilitador',
      of: ['facilitador.nombre', 'facilitador.apellido_paterno', 'facilitador.apellido_materno'],
    }),
    hora_inicio: time({
      label: 'Hora de inicio',
      required: formatoDeHora,
      format: formatoDeHora,
      min: [jornada.primerInicio, inicioFuera],
      max: [jornada.ultimoInicio, inicioFuera],
    }),
    hora_final: time({
      label: 'Hora final',
      required: formatoDeHora,
      format: formatoDeHora,
      max: [jornada.ultimoFinal, 'El maximo de hora final es a las 22:00 hrs.'],
    }),
    horario: computed({
      label: 'Horario',
      of: ['hora_inicio', 'hora_final'],
      value: ({ hora_inicio, hora_final }) => `${hora_inicio ?? ''}–${hora_final ?? ''}`,
    }),
    dias: choices({
      label: 'Días',
      required: 'Seleccione al menos un día',
      choices: diasDeLaSemana,
      offer: { path: 'dias', key: 'id_dia' },
    }),
    salon: text({
      label: 'Salón',
      required: 'El salón de la asignatura es requerido',
      max: [50, 'El salón de la asignatura debe contener máximo 50 caracteres'],
    }),
    status_facilitador: flag({ label: 'Calificada por el facilitador', assigned: true }),
    status_escolar: flag({ label: 'Calificada por servicios escolares', assigned: true }),
    /** `true` for a class without students: nobody can grade it, so it awaits nobody. A trigger keeps it (`situaciones.sql`). */
    vacia: flag({ label: 'Sin estudiantes', initial: true, assigned: true }),
  },
  columns: ['nombre', 'id_materia', 'nombre_facilitador', 'clave_grupo', 'salon', 'horario', 'dias'],
  form: [
    {
      title: 'Materia y grupo',
      fields: ['id_clase', 'clave_programa', 'id_periodo', 'clave_grupo', 'id_materia', 'nombre'],
    },
    { title: 'Quién, cuándo y dónde', fields: ['matricula', 'hora_inicio', 'hora_final', 'salon', 'dias'] },
  ],
  keeps: ['clave_programa', 'id_periodo', 'clave_grupo', 'dias', 'salon'],
  filters: [
    'clave_programa',
    'id_periodo',
    'clave_grupo',
    'id_materia',
    'matricula',
    'dias',
    'hora_inicio',
    'salon',
    'status_facilitador',
    'status_escolar',
    'vacia',
  ],
  views: {
    sinCalificar: { label: 'Sin calificar', filter: { status_facilitador: false, vacia: false } },
    porCerrar: {
      label: 'Por cerrar',
      filter: { status_facilitador: true, status_escolar: false },
      pending: ['escolar'],
    },
    cerradas: { label: 'Cerradas', filter: { status_escolar: true } },
    sinEstudiantes: { label: 'Sin estudiantes', filter: { vacia: true } },
    atrasadas: {
      label: 'Sin calificar de periodos terminados',
      filter: { status_facilitador: false, vacia: false },
      lists: ['terminadas'],
      pending: ['escolar'],
    },
  },
  sort: 'nombre',
  indexes: [
    ['del_cuc', 'id_periodo', 'status_facilitador', 'status_escolar'],
    ['del_cuc', 'id_materia', 'id_clase'],
    ['matricula', 'id_periodo', 'status_facilitador'],
    ['clave_grupo', 'id_periodo', 'status_escolar'],
  ],
  related: [{ of: 'estudiantes', list: 'deClase' }],
  with: ['calificada'],
  advice: { choques: ['id_periodo', 'clave_grupo', 'matricula', 'dias', 'hora_inicio', 'hora_final', 'salon'] },
  states: [{ status_escolar: false }, { status_facilitador: true }],
  cuc: 'clave_grupo.clave_cuc',
  rules: {
    hora_inicio: [
      ({ hora_inicio, hora_final }) => !hora_inicio || !hora_final || ordenDeHorario(hora_inicio, hora_final),
    ],
    hora_final: [
      ({ hora_inicio, hora_final }) =>
        !hora_inicio || !hora_final || hora_inicio >= hora_final || duracionDeClase(hora_inicio, hora_final),
    ],
  },
  lists: {
    deMiCuc: { path: 'cuc/asignaturas', roles: ['escolar'], scope: ['propioCuc'] },
    deProgramaYPeriodo: {
      path: 'cuc/programa/{clave_programa}/periodo/{id_periodo}/asignaturas',
      roles: ['escolar'],
      scope: ['propioCuc'],
    },
    deFacilitador: {
      path: 'cuc/{clave_cuc}/programa/{clave_programa}/periodo/{id_periodo}/materia/{id_materia}/facilitadores/clases',
      roles: ['facilitador'],
      scope: ['mias'],
    },
    todas: { path: 'asignaturas', roles: ['coordinador', 'escolar'], scope: ['propioCuc'], filters: deSeguimiento },
    terminadas: {
      path: 'asignaturas/terminadas',
      roles: ['coordinador', 'escolar'],
      scope: ['propioCuc', 'dePeriodoTerminado'],
      filters: deSeguimiento,
    },
    propias: { path: 'facilitador/asignaturas', roles: ['facilitador'], scope: ['propios'], with: ['calificados'] },
    delPeriodo: {
      path: 'facilitador/asignaturas/periodo',
      roles: ['facilitador'],
      scope: ['propios', 'dePeriodoVigente'],
      with: ['calificados'],
    },
    porCalificar: {
      path: 'facilitador/asignaturas/calificar',
      roles: ['facilitador'],
      scope: ['propios', 'dePeriodoIniciado', 'porCalificar'],
      with: ['calificados'],
      pending: { label: 'por calificar', roles: ['facilitador'] },
    },
    deEstudiante: {
      path: 'estudiantes/{matricula_estudiante}/clases',
      roles: ['escolar'],
      scope: ['propioCuc', 'delEstudiante'],
    },
    cursadas: {
      path: 'estudiantes/clases/cursadas',
      roles: ['estudiante'],
      scope: ['cursadas'],
      only: loQueVeQuienCursa,
    },
  },
  bulk: accionesDeClases,
  write: {
    create: ['escolar'],
    update: ['escolar'],
    delete: ['escolar'],
    scope: 'propioCuc',
    guard: 'inscritosCaben',
    sealed: {
      update: cierreDe.editar.when,
      delete: cierreDe.eliminar.when,
      message: cierreDe.editar.because,
    },
  },
  screen: {
    route: '/clases',
    role: 'escolar',
    menu: 'Asignaturas',
    icon: 'clase',
    tabs: [
      {
        label: 'Registro de asignaturas',
        list: 'deMiCuc',
        actions: true,
        opens: vistas,
        error: 'Error al obtener los datos',
      },
      {
        label: 'Asignaturas Filtradas',
        list: 'deProgramaYPeriodo',
        actions: true,
        opens: vistas,
        error: 'Error al obtener los datos',
        cascade: [
          {
            of: 'programas',
            list: 'deMiCuc',
            label: 'Programa',
            hint: 'Primero seleccione un programa',
            bind: 'clave_programa',
            error: 'Error al obtener los datos de los programas',
          },
          {
            of: 'periodos',
            list: 'dePrograma',
            label: 'Periodo',
            hint: 'Primero seleccione un periodo',
            bind: 'id_periodo',
            error: 'Error al obtener los periodos',
          },
        ],
      },
    ],
  },
})
