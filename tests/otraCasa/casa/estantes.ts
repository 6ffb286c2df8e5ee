import { integer, text } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** Where copies stand: shelves of one name are told apart by their room and their floor. */
export const estantes = defineResource({
  name: 'estantes',
  label: { one: 'Estante', many: 'Estantes' },
  key: 'clave',
  title: 'nombre',
  fields: {
    clave: text({ label: 'Clave', required: 'La clave es requerida', max: 10, locked: true }),
    nombre: text({ label: 'Nombre', required: 'El nombre es requerido', max: 60 }),
    sala: text({ label: 'Sala', required: 'La sala es requerida', max: 60 }),
    piso: integer({ label: 'Piso', required: 'El piso es requerido' }),
  },
  columns: ['clave', 'nombre', 'sala', 'piso'],
  lists: {
    todos: { path: 'estantes', roles: ['bibliotecaria'] },
    deSala: { path: 'estantes/{sala}/{piso}', roles: ['bibliotecaria'] },
  },
  write: { create: ['bibliotecaria'], update: ['bibliotecaria'], delete: ['bibliotecaria'] },
})
