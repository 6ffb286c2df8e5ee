import { checkProcess } from '../../../src/schema/check/checkProcess.ts'
import { computed, date, id, part, reference, text } from '../../../src/schema/fields.ts'
import { casa, con } from './casa.ts'

/** A correct process: somebody requests a tool, and an office lends it. */
export const pasos = {
  prestar: { label: 'Prestar', done: 'prestó', from: 'pedida', to: 'prestada', by: 'escolar' },
  cerrar: {
    label: 'Cerrar',
    done: 'cerró',
    from: ['pedida', 'prestada'],
    to: 'cerrada',
    by: ['escolar', 'estudiante'],
  },
}
export const estados = {
  pedida: { label: 'Pedida', turn: 'escolar', days: 3 },
  prestada: { label: 'Prestada', turn: 'estudiante', days: 5 },
  cerrada: { label: 'Cerrada', end: true },
}
export const proceso = {
  of: 'lugar',
  people: { escolar: { label: 'Quien presta', sees: 'all' }, estudiante: { label: 'Quien pide', sees: 'mine' } },
  opens: { label: 'Pedir', done: 'pidió', by: 'estudiante', to: 'pedida', with: { fields: ['motivo'] } },
  states: estados,
  steps: pasos,
}
const campos = {
  id_caso: id(),
  lugar: reference({ label: 'Lugar', to: 'cucs' }),
  motivo: text({ label: 'Motivo', required: true }),
  nota: text({ label: 'Nota' }),
  dicha: date({ label: 'Dicha', assigned: true }),
  total: computed({ label: 'Total', value: () => 1 }),
  hojas: part({ label: 'Hojas', of: 'ciclos', clean: () => [], text: () => '' }),
}
/** Returns the faults of the process with these changes to itself, to the fields of its cases and to the house. */
export const faltas = (cambios: object, mas: object = {}, de: object = {}) =>
  checkProcess(
    con({ name: 'prestamos', key: 'id_caso', fields: { ...campos, ...mas }, process: { ...proceso, ...cambios } }),
    { ...casa, ...de },
  )
export const conPaso = (cambios: object) => ({ steps: { ...pasos, prestar: { ...pasos.prestar, ...cambios } } })
