import { email, text } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** Members, who may borrow books. */
export const socias = defineResource({
  name: 'socias',
  label: { one: 'Socia', many: 'Socias', feminine: true },
  key: 'numero',
  title: 'nombre',
  fields: {
    numero: text({ label: 'Número', required: 'El número es requerido', length: 4, locked: true }),
    nombre: text({ label: 'Nombre', required: 'El nombre es requerido', max: 150 }),
    correo: email({ label: 'Correo', required: 'El correo es requerido' }),
  },
  columns: ['numero', 'nombre', 'correo'],
  sort: 'nombre',
  lists: { todas: { path: 'socias', roles: ['bibliotecaria'] } },
  write: { create: ['bibliotecaria'], update: ['bibliotecaria'], delete: ['bibliotecaria'] },
})
