import { choice, choices, flag, integer, text } from '../../../src/schema/fields.ts'
import { money } from './dinero.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** The care that an old book needs. */
export const cuidados = [
  [1, 'Guantes'],
  [2, 'Poca luz'],
] as const

/** The books that the library lends. */
export const libros = defineResource({
  name: 'libros',
  label: { one: 'Libro', many: 'Libros' },
  key: 'signatura',
  title: 'titulo',
  fields: {
    signatura: text({ label: 'Signatura', required: 'La signatura es requerida', max: 20, locked: true }),
    titulo: text({ label: 'Título', required: 'El título es requerido', max: 200 }),
    autor: text({ label: 'Autor', required: 'El autor es requerido', max: 150 }),
    anio: integer({ label: 'Año', between: [1450, 2100, 'El año debe ser de 1450 a 2100'] }),
    genero: choice({ label: 'Género', required: 'El género es requerido', choices: ['Novela', 'Poesía', 'Ensayo'] }),
    precio: money({ label: 'Precio' }),
    prestable: flag({ label: 'Se presta', initial: true }),
    cuidados: choices({ label: 'Cuidados', choices: cuidados, offer: { path: 'cuidados', key: 'id' } }),
  },
  columns: ['signatura', 'titulo', 'autor', 'anio', 'genero', 'precio', 'prestable'],
  sort: 'titulo',
  unique: [{ fields: ['titulo', 'autor'], message: 'Ya hay un libro así de este autor' }],
  advice: { enCasa: ['prestable'] },
  filters: ['genero', 'precio', 'autor', 'cuidados'],
  bulk: { retirar: { label: 'Retirar', roles: ['bibliotecaria'], set: { prestable: false } } },
  lists: { todos: { path: 'libros', roles: ['bibliotecaria', 'lectora'] } },
  write: { create: ['bibliotecaria'], update: ['bibliotecaria'], delete: ['bibliotecaria'] },
})
