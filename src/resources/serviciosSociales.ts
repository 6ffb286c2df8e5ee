import { estadosDeServicio, estadosEnCurso, turnos } from '../domain/servicioSocial/estados.ts'
import { duraciones, fases } from '../domain/servicioSocial/fases.ts'
import { modalidadesDeServicio, tiposDeDependencia } from '../domain/servicioSocial/informacion.ts'
import { choice, date, id, inherited, reference, text, via } from '../schema/fields.ts'
import { fromToday } from '../schema/filters/today.ts'
import { defineResource } from '../schema/resource.ts'
import { inicioAntesDelFinal, titularDeDependencia } from './titularDeDependencia.ts'

/** The information is there from the moment that the student first sends it. */
const enviado = {
  when: { status: ['enviado', 'rechazado', 'aceptado', 'pendiente_liberacion', 'completado'] },
} as const

/** The social service of a student: where it stands and what it is about. How it moves is the rule of `src/domain/servicioSocial`, never a form's. (B §3, §4) */
export const serviciosSociales = defineResource({
  name: 'serviciosSociales',
  label: { one: 'Servicio social', many: 'Servicios sociales' },
  key: 'id_servicio_social',
  title: 'nombreC',
  fields: {
    id_servicio_social: id(),
    matricula_estudiante: reference({
      label: 'Matrícula',
      to: 'estudiantes',
      required: true,
      assigned: true,
      embed: {
        at: 'estudiante',
        fields: [
          'matricula',
          'nombre',
          'apellidopaterno',
          'apellidomaterno',
          'sexo',
          'semestre',
          'programa.clave',
          'programa.nombre',
          'programa.grado',
          'grupo.nombre',
          'grupo.cuc.clave',
          'grupo.cuc.nombre',
        ],
      },
    }),
    matricula: via({ label: 'Matrícula', of: ['estudiante.matricula'] }),
    nombreC: via({
      label: 'Nombre',
      of: ['estudiante.nombre', 'estudiante.apellidopaterno', 'estudiante.apellidomaterno'],
    }),
    del_cuc: inherited({
      label: 'CUC',
      to: 'cucs',
      path: ['matricula_estudiante', 'clave_grupo', 'clave_cuc'],
      embedAt: 'estudiante.grupo.cuc',
      kept: true,
    }),
    del_programa: inherited({
      label: 'Programa',
      to: 'programas',
      path: ['matricula_estudiante', 'clave_programa'],
      embedAt: 'estudiante.programa',
    }),
    nombre_programa: via({ label: 'Programa', of: ['estudiante.programa.nombre'] }),
    fase: choice({
      label: 'Fase',
      required: true,
      assigned: true,
      choices: fases.map(({ nombre }, fase) => [fase, `${fase} ${nombre}`] as const),
      initial: 0,
    }),
    status: choice({
      label: 'Estatus',
      required: true,
      assigned: true,
      choices: estadosDeServicio,
      initial: 'pendiente',
    }),
    turno: choice({ label: 'Turno de', required: true, assigned: true, choices: turnos, initial: 'estudiante' }),
    ultimo_movimiento: date({
      label: 'Último movimiento',
      assigned: true,
      backfill: `(select (max(momento) at time zone 'America/Mexico_City')::date from movimientos_de_servicio as m where m.id_servicio_social = "serviciosSociales".id_servicio_social)`,
    }),
    nombre_dependencia: text({
      ...enviado,
      label: 'Nombre de la dependencia',
      heading: 'Dependencia',
      required: 'El nombre de la dependencia es requerido',
      max: 200,
    }),
    tipo_dependencia: choice({
      ...enviado,
      label: 'Tipo de dependencia',
      required: 'El tipo de dependencia es requerido',
      choices: tiposDeDependencia,
    }),
    modalidad: choice({
      ...enviado,
      label: 'Modalidad',
      required: 'La modalidad es requerida',
      choices: modalidadesDeServicio,
    }),
    codigo_postal: text({
      ...enviado,
      label: 'Código postal',
      required: 'El código postal es requerido',
      max: 5,
      pattern: [/^\d{5}$/, 'El código postal debe contener solo números y deben ser 5 digitos'],
    }),
    programa: text({ ...enviado, label: 'Programa', required: 'El programa es requerido', max: 200 }),
    periodo: choice({ ...enviado, label: 'Periodo', required: 'El periodo es requerido', choices: duraciones }),
    ...titularDeDependencia(enviado),
  },
  columns: ['matricula', 'nombreC', 'fase', 'status', 'turno', 'nombre_programa'],
  form: [
    {
      title: 'Dependencia',
      fields: [
        'nombre_dependencia',
        'tipo_dependencia',
        'codigo_postal',
        'grado_titular',
        'titular_dependencia',
        'cargo_titular',
      ],
    },
    {
      title: 'Servicio',
      fields: [
        'programa',
        'modalidad',
        'periodo',
        'fecha_inicio',
        'fecha_final',
        'horas_totales',
        'responsable_seguimiento',
        'actividades',
      ],
    },
  ],
  filters: [
    'turno',
    'fase',
    'status',
    'nombre_dependencia',
    'tipo_dependencia',
    'modalidad',
    'periodo',
    'fecha_inicio',
    'fecha_final',
  ],
  views: {
    turnoEscolar: {
      label: 'En espera de Servicios escolares',
      filter: { turno: 'escolar' },
      lists: ['activos', 'enCurso'],
      pending: ['escolar'],
    },
    turnoEstudiante: {
      label: 'En espera del estudiante',
      filter: { turno: 'estudiante' },
      lists: ['activos', 'enCurso'],
    },
    detenidos: {
      label: 'Sin movimiento en 30 días',
      filter: { ultimo_movimiento_lte: fromToday(-30) },
      lists: ['activos', 'enCurso'],
    },
    miTurno: {
      label: 'En espera de usted',
      filter: { turno: 'estudiante' },
      lists: ['propio'],
      pending: ['estudiante'],
    },
    turnoCoordinador: {
      label: 'En espera de la Coordinación',
      filter: { turno: 'coordinador' },
      lists: ['activos', 'enCurso'],
    },
  },
  sort: 'nombreC',
  findable: false,
  indexes: [['status', 'del_cuc']],
  cuc: 'matricula_estudiante.clave_grupo.clave_cuc',
  rules: { fecha_inicio: [inicioAntesDelFinal] },
  unique: [{ fields: ['matricula_estudiante'], message: 'El estudiante ya tiene un servicio social' }],
  states: [
    { fase: 0, status: ['pendiente', 'enviado', 'rechazado'] },
    { fase: [1, 2, 3, 4, 5, 9, 10], status: 'aceptado', periodo: ['semestre', 'anio'] },
    { fase: [6, 7, 8], status: 'aceptado', periodo: 'anio' },
    { fase: 11, status: ['pendiente_liberacion', 'completado'], periodo: ['semestre', 'anio'] },
  ],
  lists: {
    activos: {
      path: 'estudiantes/servicio-social/activos',
      roles: ['escolar'],
      scope: ['propioCuc'],
      where: { status: estadosEnCurso },
    },
    completados: {
      path: 'estudiantes/servicio-social/completado',
      roles: ['escolar'],
      scope: ['propioCuc'],
      where: { status: 'completado' },
    },
    porLiberar: {
      path: 'servicio-social/estudiante/status/pendiente_liberacion/cuc/{clave_cuc}',
      roles: ['coordinador'],
      scope: ['delCuc'],
      where: { status: 'pendiente_liberacion' },
    },
    liberados: {
      path: 'servicio-social/estudiante/status/completado/cuc/{clave_cuc}',
      roles: ['coordinador'],
      scope: ['delCuc'],
      where: { status: 'completado' },
    },
    porLiberarDeTodos: {
      path: 'servicio-social/por-liberar',
      roles: ['coordinador'],
      where: { status: 'pendiente_liberacion' },
      filters: ['del_cuc', 'del_programa', 'ultimo_movimiento'],
      pending: { label: 'con carta de liberación por entregar', roles: ['coordinador'] },
    },
    enCurso: {
      path: 'servicio-social/en-curso',
      roles: ['coordinador', 'escolar'],
      scope: ['propioCuc'],
      where: { status: estadosEnCurso },
      filters: ['del_cuc', 'del_programa', 'turno', 'fase', 'status', 'ultimo_movimiento'],
    },
    propio: { path: 'estudiante/servicio-social', roles: ['estudiante'], scope: ['propios'] },
  },
})
