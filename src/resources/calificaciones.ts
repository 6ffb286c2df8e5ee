import { avisoDeCierre, avisoParaCerrar } from '../domain/avisos/avisosDeCierre.ts'
import { cierreDe } from '../domain/clase.ts'
import type { EtapaDeCalificacion } from '../domain/etapaDeCalificacion.ts'
import { inherited, reference, via } from '../schema/fields.ts'
import { defineProcess } from '../schema/process/defineProcess.ts'
import { late } from '../schema/process/late.ts'
import type { NoticedStep } from '../schema/process/process.ts'
import { valueAt } from '../schema/record/valueAt.ts'

/** Returns the refusal of a stage that was closed already; its answer says by whom and when. (B §8) */
const yaCalificada = (etapa: EtapaDeCalificacion) => ({
  because: cierreDe[etapa].because,
  did: 'la calificó',
  data: { etapa },
})

const clase = ({ record }: NoticedStep) => ({
  id_clase: String(valueAt(record, 'clase.id_clase')),
  nombre: String(valueAt(record, 'clase.nombre')),
})

/** The grades of a class: its facilitador hands them in, then the school office closes them, once each, with the sheet of all students. The first stage opens the case. (B §2, §4, Grading) */
export const calificaciones = defineProcess({
  name: 'calificaciones',
  label: { one: 'Entrega de calificaciones', many: 'Entregas de calificaciones', feminine: true },
  of: 'id_clase',
  cuc: 'id_clase.clave_grupo.clave_cuc',
  title: 'id_clase',
  findable: false,
  fields: {
    id_clase: reference({
      label: 'Asignatura',
      to: 'clases',
      required: 'No hay ninguna asignatura seleccionada',
      embed: {
        at: 'clase',
        fields: [
          'id_clase',
          'id_materia',
          'nombre',
          'materia.clave_materia',
          'materia.nombre',
          'periodo.nombre',
          'grupo.cuc.clave',
          'grupo.cuc.nombre',
        ],
      },
    }),
    del_cuc: inherited({
      label: 'CUC',
      to: 'cucs',
      path: ['id_clase', 'clave_grupo', 'clave_cuc'],
      embedAt: 'clase.grupo.cuc',
    }),
    matricula: reference({
      label: 'Facilitador',
      to: 'facilitadores',
      required: true,
      assigned: true,
      embed: { at: 'facilitador', fields: ['nombre', 'apellidopaterno', 'apellidomaterno'] },
    }),
    nombre_facilitador: via({
      label: 'Facilitador',
      of: ['facilitador.nombre', 'facilitador.apellido_paterno', 'facilitador.apellido_materno'],
    }),
  },
  form: [{ title: 'Asignatura', fields: ['id_clase', 'del_cuc', 'matricula'] }],
  columns: ['id_clase', 'nombre_facilitador', 'estado', 'turno', 'desde', 'dias'],
  filters: ['del_cuc', 'matricula', 'estado', 'turno', 'desde', 'vence'],
  unique: [{ fields: ['id_clase'], message: cierreDe.facilitador.because }],
  views: {
    porCerrar: { label: 'Por cerrar', filter: { turno: 'escolar' } },
    fueraDePlazo: { label: 'Fuera de plazo', filter: { turno: 'escolar', ...late }, pending: ['escolar'] },
    cerradas: { label: 'Cerradas', filter: { estado: 'cerradas' } },
  },
  sort: 'desde',
  indexes: [
    ['turno', 'vence'],
    ['matricula', 'desde', 'id_caso'],
  ],
  lists: {
    casos: {
      path: 'calificaciones',
      roles: ['coordinador', 'escolar', 'facilitador'],
      sees: { coordinador: 'all', escolar: 'propioCuc', facilitador: { mine: 'matricula' } },
    },
  },
  people: {
    facilitador: { label: 'Facilitador', sees: { mine: 'matricula' } },
    escolar: { label: 'Servicios escolares', sees: 'propioCuc' },
    coordinador: { label: 'Coordinación académica', sees: 'all' },
  },
  opens: {
    label: 'Calificar',
    done: 'entregó',
    by: 'facilitador',
    to: 'entregadas',
    with: { sheet: 'notas' },
    single: yaCalificada('facilitador'),
  },
  states: {
    entregadas: { label: 'Entregada', turn: 'escolar', days: 15 },
    cerradas: { label: 'Cerrada', end: true },
  },
  steps: {
    cerrar: {
      label: 'Cerrar calificaciones',
      done: 'cerró',
      from: 'entregadas',
      to: 'cerradas',
      by: 'escolar',
      with: { sheet: 'notas' },
      otherwise: { cerradas: yaCalificada('escolar') },
    },
  },
  calls: {
    entrega: {
      method: 'POST',
      path: 'facilitadores/clases/estudiantes/calificacion',
      takes: 'abrir',
      room: 'entregarCalificaciones',
    },
    cierre: {
      method: 'POST',
      path: 'escolar/clases/estudiantes/calificacion',
      takes: 'cerrar',
      room: 'cerrarCalificaciones',
    },
  },
  tells: {
    entregadas: { escolar: (_, paso) => avisoParaCerrar(clase(paso)) },
    cerradas: { facilitador: (_, paso) => avisoDeCierre(clase(paso), paso.rows) },
  },
})
