import { choice, reference, text } from '../../../src/schema/fields.ts'
import { defineProcess } from '../../../src/schema/process/defineProcess.ts'

const partes = [
  { name: 'lomo', label: 'Lomo' },
  { name: 'hojas', label: 'Hojas' },
  { name: 'portada', label: 'Portada' },
] as const
const portada = 2

/** Restorations of old books, part by part: each part is worked on and judged, and the cover comes last. */
export const restauraciones = defineProcess({
  name: 'restauraciones',
  label: { one: 'Restauración', many: 'Restauraciones', feminine: true },
  of: 'signatura',
  key: 'id_restauracion',
  title: 'signatura',
  fields: {
    id_restauracion: text({ label: 'Número', required: true, assigned: true, max: 40 }),
    signatura: reference({
      label: 'Libro',
      to: 'libros',
      required: 'El libro es requerido',
      embed: { at: 'libro', fields: ['titulo'] },
    }),
    avance: choice({
      label: 'Avance',
      required: true,
      assigned: true,
      choices: ['pendiente', 'en curso', 'terminada'],
    }),
    turno: choice({
      label: 'Turno de',
      required: true,
      assigned: true,
      choices: ['bibliotecaria', 'lectora', 'nadie'],
    }),
    papel: text({ label: 'Papel', max: 60 }),
  },
  columns: ['signatura', 'avance', 'turno'],
  sort: 'signatura',
  lists: { todas: { path: 'restauraciones', roles: ['bibliotecaria', 'lectora'] } },
  people: {
    bibliotecaria: { label: 'Bibliotecaria', sees: 'all' },
    lectora: { label: 'Lectora', sees: 'all' },
  },
  opens: { label: 'Restaurar', done: 'mandó', by: 'bibliotecaria', to: 'pendiente' },
  states: {
    pendiente: { label: 'Pendiente', turn: 'bibliotecaria', days: 10 },
    hecha: { label: 'Hecha', turn: 'lectora', days: 2 },
    aprobada: { label: 'Aprobada', end: true },
  },
  steps: {
    hacer: { label: 'Hacer', done: 'hizo', from: 'pendiente', to: 'hecha', by: 'bibliotecaria', again: 'refused' },
    imprimir: {
      label: 'Imprimir',
      done: 'imprimió',
      on: [portada],
      from: 'pendiente',
      to: 'hecha',
      by: 'bibliotecaria',
      with: { fields: ['papel'] },
    },
    aprobar: {
      label: 'Aprobar',
      done: 'aprobó',
      from: 'hecha',
      to: 'aprobada',
      by: 'lectora',
      undo: { by: 'lectora', days: 1 },
    },
    devolver: {
      label: 'Devolver',
      done: 'devolvió',
      from: 'hecha',
      to: 'pendiente',
      by: 'lectora',
      with: { comment: 'Diga por qué' },
    },
  },
  phases: {
    list: partes,
    state: 'estado_de_la_parte',
    closed: (_, states, step, phase) =>
      phase === portada && states.slice(0, portada).some(state => state !== 'aprobada')
        ? 'La portada va al final'
        : step === 'hacer' && phase === portada
          ? 'La portada se imprime'
          : undefined,
    keeps: ['avance', 'turno'],
    stands: (_, states) => ({
      avance: states.every(state => state === 'aprobada')
        ? 'terminada'
        : states.some(state => state !== 'pendiente')
          ? 'en curso'
          : 'pendiente',
      turno: states.includes('hecha')
        ? 'lectora'
        : states.every(state => state === 'aprobada')
          ? 'nadie'
          : 'bibliotecaria',
    }),
  },
  calls: {
    taller: { method: 'PUT', path: 'taller/{signatura}', takes: ['abrir', 'hacer'], room: 'taller' },
  },
})
