import { sinPdf } from '../domain/archivoPdf.ts'
import { avisosDeServicio } from '../domain/avisos/avisosDeServicio.ts'
import { segunAusencia } from '../domain/servicioSocial/ausencia.ts'
import { dondeEsta, faltaDePaso, servicioSegun } from '../domain/servicioSocial/dondeEsta.ts'
import { entregaDicha } from './entregaDicha.ts'
import { estadosDeServicio, estadosEnCurso, turnos } from '../domain/servicioSocial/estados.ts'
import { fases, informacion } from '../domain/servicioSocial/fases.ts'
import { plazos } from '../domain/servicioSocial/plazos.ts'
import { pasosDeFase } from '../domain/servicioSocial/transiciones.ts'
import { avisoDeEnvio } from '../domain/servicioSocial/vencimiento.ts'
import { choice, date, id, inherited, reference, via } from '../schema/fields.ts'
import { defineProcess } from '../schema/process/defineProcess.ts'
import { late } from '../schema/process/late.ts'
import { ausenciaDe, ausenciaDelEstudiante, avisoDelCaso, fechasDe } from './ausenciaDelEstudiante.ts'
import { vigenciaDelEstudiante } from './avisoDelEstudiante.ts'
import { informacionDeServicio, seccionesDeInformacion } from './informacionDeServicio.ts'
import { inicioAntesDelFinal } from './inicioAntesDelFinal.ts'
import { llamadasDeServicio } from './llamadasDeServicio.ts'
import { sinMovimiento } from './sinMovimiento.ts'

const respuesta = { pdf: { label: 'Documento de respuesta', sentAs: 'archivoPdf' } } as const

/** Social services of students. Each of the twelve phases goes through the same steps by itself; `src/domain/servicioSocial` rules which is open when. (B §3, §4) */
export const serviciosSociales = defineProcess({
  name: 'serviciosSociales',
  of: 'matricula_estudiante',
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
          ...vigenciaDelEstudiante,
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
      heading: 'Estatus del servicio',
      required: true,
      assigned: true,
      choices: estadosDeServicio,
      initial: 'pendiente',
    }),
    turno: choice({ label: 'Turno de', required: true, assigned: true, choices: turnos, initial: 'estudiante' }),
    ultimo_movimiento: date({ label: 'Último movimiento', assigned: true }),
    vence: date({ label: 'Debe atenderse a más tardar', heading: 'Vence', assigned: true }),
    ...ausenciaDelEstudiante,
    ...informacionDeServicio,
  },
  columns: ['matricula', 'nombreC', 'fase', 'status', 'turno', 'nombre_programa'],
  form: seccionesDeInformacion,
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
    enPausa: {
      label: 'En pausa: el estudiante está inactivo',
      filter: { turno: 'pausa' },
      lists: ['activos', 'enCurso'],
    },
    detenidos: {
      label: 'Sin movimiento en 30 días',
      filter: sinMovimiento(30),
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
    fueraDePlazo: { label: 'Fuera de plazo', filter: late, lists: ['activos', 'enCurso'] },
    tardeEscolar: {
      label: 'En espera de Servicios escolares, fuera de plazo',
      filter: { turno: 'escolar', ...late },
      roles: ['escolar'],
      lists: ['enCurso'],
      pending: ['escolar'],
    },
    tardeCoordinador: {
      label: 'Con carta de liberación fuera de plazo',
      filter: late,
      lists: ['porLiberarDeTodos'],
      pending: ['coordinador'],
    },
  },
  sort: 'nombreC',
  findable: false,
  indexes: [
    ['status', 'del_cuc', 'turno', 'vence'],
    ['del_cuc', 'matricula_estudiante'],
  ],
  cuc: 'matricula_estudiante.clave_grupo.clave_cuc',
  rules: { fecha_inicio: [inicioAntesDelFinal] },
  unique: [{ fields: ['matricula_estudiante'], message: 'El estudiante ya tiene un servicio social' }],
  holds: [
    { fase: 0, status: ['pendiente', 'enviado', 'rechazado'] },
    { fase: [1, 2, 3, 4, 5, 9, 10], status: 'aceptado', periodo: ['semestre', 'anio'] },
    { fase: [6, 7, 8], status: 'aceptado', periodo: 'anio' },
    { fase: 11, status: ['pendiente_liberacion', 'completado'], periodo: ['semestre', 'anio'] },
  ],
  lists: {
    activos: {
      path: 'estudiantes/servicio-social/activos',
      roles: ['escolar'],
      scope: ['propioCuc', 'queSigue'],
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
      filters: ['del_cuc', 'del_programa', 'ultimo_movimiento', 'vence'],
      pending: { label: 'con carta de liberación por entregar', roles: ['coordinador'] },
    },
    enCurso: {
      path: 'servicio-social/en-curso',
      roles: ['coordinador', 'escolar'],
      scope: ['propioCuc', 'queSigue'],
      where: { status: estadosEnCurso },
      filters: ['del_cuc', 'del_programa', 'turno', 'fase', 'status', 'ultimo_movimiento', 'vence'],
    },
    dePersona: {
      path: 'estudiantes/{persona}/servicios-sociales',
      roles: ['coordinador', 'escolar'],
      scope: ['propioCuc', 'queSigue', 'dePersona'],
    },
    propio: { path: 'estudiante/servicio-social', roles: ['estudiante'], scope: ['propioServicio'] },
  },
  people: {
    estudiante: { label: 'Estudiante', sees: 'propioServicio' },
    escolar: { label: 'Servicios escolares', sees: 'propioCuc' },
    coordinador: { label: 'Coordinación académica', sees: 'all' },
  },
  opens: { label: 'Activar', done: 'activó', by: 'escolar', to: 'pendiente', room: 'servicioDeCandidato' },
  states: {
    pendiente: { label: 'Pendiente', turn: 'estudiante', days: plazos.estudiante },
    enviado: { label: 'Enviado', turn: 'escolar', days: plazos.escolar },
    rechazado: { label: 'Rechazado', turn: 'estudiante', days: plazos.estudiante },
    aceptado: { label: 'Aceptado', end: true, done: 'aceptó' },
  },
  steps: {
    informar: {
      ...pasosDeFase.enviar,
      on: [informacion],
      label: 'Enviar la información',
      done: 'envió',
      with: { fields: seccionesDeInformacion.flatMap(({ fields }) => fields) },
      again: 'refused',
    },
    enviar: {
      ...pasosDeFase.enviar,
      on: pasosDeFase.enviar.on.filter(fase => fase !== informacion),
      label: 'Enviar',
      done: 'envió',
      with: { pdf: { label: 'Documento', required: sinPdf, sentAs: 'archivoPdf' } },
      again: 'refused',
    },
    aceptar: {
      ...pasosDeFase.aceptar,
      label: 'Aceptar',
      done: 'aceptó',
      with: respuesta,
      room: 'servicioQueSigue',
      confirm: (caso, hoy, fase = informacion) => avisoDeEnvio(fase, fechasDe(caso, hoy), hoy) ?? '',
      again: 'refused',
    },
    rechazar: {
      ...pasosDeFase.rechazar,
      label: 'Rechazar',
      done: 'rechazó',
      with: { comment: 'Debe ingresar el comentario de rechazo', ...respuesta },
      room: 'servicioQueSigue',
      again: 'refused',
    },
    entregar: {
      ...pasosDeFase.entregar,
      label: 'Registrar la entrega',
      done: 'entregó',
      confirm: entregaDicha,
      again: 'refused',
    },
  },
  phases: {
    list: fases.map(({ clave, nombre }) => ({ name: clave, label: nombre })),
    state: 'status',
    keeps: ['fase', 'status', 'turno', 'ultimo_movimiento', 'vence', 'dias_ausente', 'dias_restantes'],
    closed: ({ periodo }, estados, paso, fase) => faltaDePaso(servicioSegun(periodo, estados), paso, fase),
    stands: (caso, estados, hoy) =>
      segunAusencia(dondeEsta(servicioSegun(caso.periodo, estados), hoy, fechasDe(caso, hoy)), ausenciaDe(caso)),
  },
  warns: avisoDelCaso,
  tells: avisosDeServicio,
  calls: llamadasDeServicio,
})
