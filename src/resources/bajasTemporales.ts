import { avisoDeAsignaturasSinCalificar } from '../domain/avisoDeAsignaturasSinCalificar.ts'
import { bajaSinObjeto } from '../domain/bajaSinObjeto.ts'
import { fechaLarga } from '../language/fechaLarga.ts'
import { choice, date, reference, text, via } from '../schema/fields.ts'
import type { Values } from '../schema/kinds.ts'
import { defineProcess } from '../schema/process/defineProcess.ts'
import type { NoticedStep } from '../schema/process/process.ts'
import { valueAt, type Registro } from '../schema/record/valueAt.ts'
import { avisoDelEstudiante, vigenciaDe, vigenciaDelEstudiante } from './avisoDelEstudiante.ts'

/** Returns the notice of a leave that was confirmed or refused, with the comment on it. */
const aviso = (estado: 'confirmada' | 'rechazada', texto: string, comentario: string | null) => ({
  subject: `Baja temporal: ${estado}`,
  text: comentario ? `${texto}\n«${comentario}»` : texto,
})

const quien = (record: Registro) =>
  ['nombre', 'apellidopaterno', 'apellidomaterno']
    .map(parte => valueAt(record, `estudiante.${parte}`))
    .filter(Boolean)
    .join(' ')

/** Returns the notice to the office of a confirmed leave; it also tells in how many classes without grades the student still is. */
const loConfirmado = ({ record, today }: NoticedStep) => {
  const cuantas = Number(record.sin_calificar)
  return [
    `La coordinación académica confirmó la baja temporal de ${quien(record)}.`,
    ...desdeEseDia(record, today),
    ...(cuantas ? [`${avisoDeAsignaturasSinCalificar(cuantas)}.`] : []),
  ].join(' ')
}

/** Returns the text to confirm: the student becomes inactive at once, also before the first day of the leave. */
const desdeCuando = (record: Registro, hoy: string) => {
  const dia = porComenzar(record, hoy)
  return dia
    ? `El estudiante quedará inactivo desde hoy y ya no podrá ingresar, aunque la baja comienza el ${dia}.`
    : 'El estudiante quedará inactivo y ya no podrá ingresar.'
}

/** Returns the same for the notice of a leave confirmed on a day. It names that day, since a digest or the bell is read later. */
const desdeEseDia = (record: Registro, confirmada: string) => {
  const dia = porComenzar(record, confirmada)
  return dia ? [`Su cuenta queda inactiva desde el ${fechaLarga(confirmada)}, aunque la baja comienza el ${dia}.`] : []
}

/** Makes the guard that refuses to grant a leave that is over: it would sign out somebody who is back. */
const siNoHaTerminado =
  (queElegir: string) =>
  ({ fecha_final }: Values, hoy: string) =>
    String(fecha_final) >= hoy ||
    `El último día de esta baja fue el ${fechaLarga(String(fecha_final))}: elija «${queElegir}» y escriba el motivo`

/** Returns the first day of a leave that has not begun on the day `hoy`, in words; undefined once it has. */
const porComenzar = ({ fecha_inicio }: Registro, hoy: string) => {
  const inicio = String(fecha_inicio)
  return inicio > hoy ? fechaLarga(inicio) : undefined
}

/** Temporary leaves: a student asks for one, the office of the campus accepts or refuses, the coordinator confirms or refuses in turn, and the student's estatus follows. */
export const bajasTemporales = defineProcess({
  name: 'bajasTemporales',
  label: { one: 'Baja temporal', many: 'Bajas temporales', feminine: true },
  of: 'matricula_estudiante',
  cuc: 'matricula_estudiante.clave_grupo.clave_cuc',
  title: 'matricula_estudiante',
  fields: {
    matricula_estudiante: reference({
      label: 'Estudiante',
      to: 'estudiantes',
      required: true,
      embed: {
        at: 'estudiante',
        fields: [
          'matricula',
          'nombre',
          'apellidopaterno',
          'apellidomaterno',
          ...vigenciaDelEstudiante,
          'programa.nombre',
          'grupo.cuc.nombre',
        ],
      },
    }),
    matricula: via({ label: 'Matrícula', of: ['estudiante.matricula'] }),
    programa: via({ label: 'Programa', of: ['estudiante.programa.nombre'] }),
    cuc: via({ label: 'CUC', of: ['estudiante.grupo.cuc.nombre'] }),
    motivo: choice({
      label: 'Motivo',
      required: 'El motivo es requerido',
      choices: ['Salud', 'Trabajo', 'Familia', 'Economía', 'Cargo comunitario', 'Otro'],
    }),
    explicacion: text({
      label: 'Explique su motivo',
      heading: 'Explicación',
      required: 'La explicación es requerida',
      multiline: true,
      max: [1000, 'La explicación debe contener máximo 1,000 caracteres'],
    }),
    fecha_inicio: date({
      label: 'Primer día de la baja',
      heading: 'Del',
      required: 'El primer día es requerido',
      help: 'Su cuenta queda inactiva en cuanto se confirme la baja, aunque este día no haya llegado',
    }),
    fecha_final: date({ label: 'Último día de la baja', heading: 'Al', required: 'El último día es requerido' }),
  },
  with: ['sin_calificar'],
  columns: ['matricula', 'matricula_estudiante', 'motivo', 'fecha_inicio', 'fecha_final'],
  filters: ['motivo', 'fecha_inicio', 'fecha_final'],
  rules: {
    fecha_final: [
      ({ fecha_inicio, fecha_final }) =>
        !fecha_inicio || !fecha_final || fecha_inicio < fecha_final || 'El último día debe ser posterior al primero',
      ({ fecha_final }, hoy) => !fecha_final || fecha_final >= hoy || 'El último día de la baja ya pasó',
    ],
  },
  people: {
    estudiante: { label: 'Estudiante', sees: 'propiosYAnteriores' },
    escolar: { label: 'Servicios escolares', sees: 'propioCuc' },
    coordinador: { label: 'Coordinación académica', sees: 'all' },
  },
  opens: {
    label: 'Solicitar baja temporal',
    done: 'solicitó',
    by: 'estudiante',
    to: 'solicitada',
    once: 'Usted ya tiene una baja temporal en trámite',
    with: { fields: ['motivo', 'explicacion', 'fecha_inicio', 'fecha_final'], pdf: { label: 'Carta (opcional)' } },
  },
  states: {
    solicitada: { label: 'Solicitada', turn: 'escolar', days: 5 },
    aceptada: { label: 'Aceptada', turn: 'coordinador', days: 3 },
    rechazada: { label: 'Rechazada', end: true },
    confirmada: { label: 'Confirmada', end: true },
  },
  steps: {
    aceptar: {
      label: 'Aceptar',
      done: 'aceptó',
      from: 'solicitada',
      to: 'aceptada',
      by: 'escolar',
      with: { comment: true },
      guard: siNoHaTerminado('Rechazar'),
      room: 'bajaConObjeto',
      confirm:
        'Si el estudiante no va a terminar las asignaturas que cursa, quítelo de ellas antes de que se califiquen: después ya no se puede.',
    },
    rechazar: {
      label: 'Rechazar',
      done: 'rechazó',
      from: 'solicitada',
      to: 'rechazada',
      by: 'escolar',
      with: { comment: 'El motivo del rechazo es requerido' },
    },
    confirmar: {
      label: 'Dar de baja',
      done: 'confirmó',
      from: 'aceptada',
      to: 'confirmada',
      by: 'coordinador',
      with: { comment: true },
      guard: siNoHaTerminado('No procede'),
      room: 'bajaConObjeto',
      sets: { estatus: 0 },
      confirm: desdeCuando,
      undo: { by: 'coordinador', days: 1 },
    },
    noProcede: {
      label: 'No procede',
      done: 'rechazó',
      from: 'aceptada',
      to: 'rechazada',
      by: 'coordinador',
      with: { comment: 'El motivo del rechazo es requerido' },
    },
  },
  warns: caso => bajaSinObjeto(caso.estado, vigenciaDe(caso).continua) ?? avisoDelEstudiante(caso),
  tells: {
    solicitada: { escolar: '{caso} solicita una baja temporal.' },
    aceptada: {
      estudiante: 'Servicios escolares aceptó su baja temporal; falta que la coordinación académica la confirme.',
      coordinador: 'Servicios escolares aceptó la baja temporal de {caso}; falta que usted la confirme.',
    },
    rechazada: {
      estudiante: (_, { step, comment }) =>
        aviso(
          'rechazada',
          `${step === 'noProcede' ? 'La coordinación académica' : 'Servicios escolares'} rechazó su baja temporal.`,
          comment,
        ),
      escolar: (_, { step, comment, record }) =>
        step === 'noProcede'
          ? aviso('rechazada', `La coordinación académica rechazó la baja temporal de ${quien(record)}.`, comment)
          : undefined,
    },
    confirmada: {
      estudiante: (_, { comment, record, today }) =>
        aviso(
          'confirmada',
          ['La coordinación académica confirmó su baja temporal.', ...desdeEseDia(record, today)].join(' '),
          comment,
        ),
      escolar: (_, paso) => aviso('confirmada', loConfirmado(paso), paso.comment),
    },
  },
  screen: { route: '/bajasTemporales', from: ['/homePage', '/misTramites', '/estudiantes', '/homePageCoordinador'] },
})
