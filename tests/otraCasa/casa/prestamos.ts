import { choice, date, id, reference } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** Loans of books to members. A returned one is settled. */
export const prestamos = defineResource({
  name: 'prestamos',
  label: { one: 'Préstamo', many: 'Préstamos' },
  key: 'id_prestamo',
  title: 'signatura',
  fields: {
    id_prestamo: id(),
    signatura: reference({
      label: 'Libro',
      to: 'libros',
      required: 'El libro es requerido',
      embed: { at: 'libro', fields: ['titulo'] },
    }),
    numero: reference({
      label: 'Socia',
      to: 'socias',
      required: 'La socia es requerida',
      embed: { at: 'socia', fields: ['nombre'] },
    }),
    salida: date({ label: 'Salida', required: 'La salida es requerida' }),
    vence: date({ label: 'Vence', required: 'El vencimiento es requerido' }),
    estado: choice({
      label: 'Estado',
      required: 'El estado es requerido',
      only: 'update',
      choices: ['Prestado', 'Devuelto'],
      initial: 'Prestado',
    }),
  },
  columns: ['signatura', 'numero', 'salida', 'vence', 'estado'],
  sort: 'vence',
  rules: {
    vence: [
      ({ salida, vence }) =>
        salida === null || vence === null || vence > salida || 'El vencimiento debe ser posterior a la salida',
    ],
  },
  lists: {
    todos: {
      path: 'prestamos',
      roles: ['bibliotecaria'],
      pending: { label: 'De la casa', roles: ['bibliotecaria'] },
    },
    mios: { path: 'misprestamos', roles: ['lectora'], scope: ['mios'] },
  },
  views: {
    porRecibir: { label: 'Por recibir', filter: { estado: 'Prestado' }, lists: ['todos'], pending: ['bibliotecaria'] },
  },
  bulk: { devolver: { label: 'Recibir', roles: ['bibliotecaria'], set: { estado: 'Devuelto' } } },
  write: {
    create: ['bibliotecaria'],
    update: ['bibliotecaria'],
    delete: ['bibliotecaria'],
    scope: 'delAnio',
    sealed: { update: { estado: 'Devuelto' }, message: 'El libro ya se devolvió' },
  },
})
