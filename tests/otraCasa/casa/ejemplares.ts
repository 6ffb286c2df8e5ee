import { flag, id, integer, reference, text } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** Copies of a book. Their shelf depends on their room and floor. */
export const ejemplares = defineResource({
  name: 'ejemplares',
  label: { one: 'Ejemplar', many: 'Ejemplares' },
  key: 'id_ejemplar',
  title: 'codigo',
  fields: {
    id_ejemplar: id(),
    codigo: text({
      label: 'Código',
      required: 'El código es requerido',
      max: 20,
      unique: 'Ya hay un ejemplar con ese código',
      doubt: ({ codigo }) => (String(codigo).startsWith('E-') ? undefined : 'Los códigos empiezan con «E-»'),
    }),
    sala: text({ label: 'Sala', required: 'La sala es requerida', max: 60 }),
    piso: integer({ label: 'Piso', required: 'El piso es requerido' }),
    estante: reference({
      label: 'Estante',
      to: 'estantes',
      required: 'El estante es requerido',
      offer: { list: 'deSala', bind: { sala: 'sala', piso: 'piso' } },
      embed: { at: 'lugar', fields: ['nombre'] },
    }),
    regalado: flag({ label: 'Regalado' }),
    motivo: text({ label: 'Motivo', when: { regalado: false }, required: 'Diga por qué se compró', max: 100 }),
  },
  columns: ['codigo', 'sala', 'piso', 'estante', 'regalado'],
  sort: 'codigo',
  lists: { todos: { path: 'ejemplares', roles: ['bibliotecaria'] } },
  write: { create: ['bibliotecaria'], update: ['bibliotecaria'], delete: ['bibliotecaria'], guard: 'catalogo' },
})
