import { choice, integer, text } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** Shelves for copies. Those of one name are told apart by room and floor, upstairs also by aisle, and by colour where they have one. */
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
    pasillo: text({ label: 'Pasillo', when: { piso: 2 }, required: 'El pasillo es requerido', max: 10 }),
    color: text({ label: 'Color', max: 20 }),
    uso: choice({ label: 'Uso', required: 'El uso es requerido', choices: ['Abierto', 'Depósito'] }),
  },
  columns: ['clave', 'nombre', 'sala', 'piso', 'uso'],
  unique: [{ fields: ['nombre', 'sala', 'piso', 'pasillo', 'color'], message: 'Ya hay un estante así' }],
  advice: { lejos: ['clave', 'sala'] },
  lists: {
    todos: { path: 'estantes', roles: ['bibliotecaria'] },
    deSala: { path: 'estantes/{sala}/{piso}', roles: ['bibliotecaria'], where: { uso: 'Abierto' } },
  },
  write: { create: ['bibliotecaria'], update: ['bibliotecaria'], delete: ['bibliotecaria'] },
})
