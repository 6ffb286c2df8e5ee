import { reference, text } from '../../../src/schema/fields.ts'
import { defineProcess } from '../../../src/schema/process/defineProcess.ts'

/** Repairs of books. Nobody borrows a book while it is away. */
export const reparaciones = defineProcess({
  name: 'reparaciones',
  label: { one: 'Reparación', many: 'Reparaciones', feminine: true },
  of: 'signatura',
  title: 'signatura',
  fields: {
    signatura: reference({
      label: 'Libro',
      to: 'libros',
      required: 'El libro es requerido',
      embed: { at: 'libro', fields: ['titulo'] },
    }),
    falla: text({ label: 'Qué tiene', required: 'Diga qué tiene el libro', max: 200 }),
    trabajo: text({ label: 'Qué se hizo', when: { estado: 'lista' }, required: 'Diga qué se hizo', max: 200 }),
  },
  columns: ['signatura', 'falla'],
  people: {
    bibliotecaria: { label: 'Bibliotecaria', sees: 'all' },
    lectora: { label: 'Lectora', sees: 'all' },
  },
  opens: {
    label: 'Mandar a reparar',
    done: 'mandó',
    by: ['bibliotecaria', 'lectora'],
    to: 'reportada',
    once: 'El libro ya está reportado',
    with: { fields: ['falla'] },
    guard: ({ falla, estado }) => falla !== 'Nada' || estado !== 'reportada' || 'Sin daño no hay reparación',
  },
  states: {
    reportada: { label: 'Reportada', turn: 'bibliotecaria', days: 2 },
    enTaller: { label: 'En el taller', turn: 'bibliotecaria', days: 10 },
    lista: { label: 'Lista', end: true },
    descartada: { label: 'Descartada', end: true, done: 'dio por perdido el libro de' },
  },
  steps: {
    enviar: {
      label: 'Enviar al taller',
      done: 'envió',
      from: 'reportada',
      to: 'enTaller',
      by: 'bibliotecaria',
      sets: { prestable: false, cuidados: [1] },
      otherwise: { enTaller: { because: 'El libro ya está en el taller', did: 'lo envió' } },
      undo: { by: 'bibliotecaria', days: 1 },
    },
    recibir: {
      label: 'Recibir',
      done: 'recibió',
      from: 'enTaller',
      to: 'lista',
      by: 'bibliotecaria',
      with: { fields: ['trabajo'] },
      sets: ({ precio }) => ({ prestable: true, precio: Math.round(Number(precio ?? 0) * 90) / 100 }),
      undo: { by: 'bibliotecaria', days: 1 },
    },
    descartar: {
      label: 'Descartar',
      done: 'descartó',
      from: ['reportada', 'enTaller'],
      to: 'descartada',
      by: 'bibliotecaria',
      with: { comment: 'Diga por qué' },
      guard: ({ falla }) => falla !== 'Polvo' || 'Por polvo no se descarta un libro',
    },
  },
  screen: { route: '/reparaciones', menu: 'Reparaciones' },
})
