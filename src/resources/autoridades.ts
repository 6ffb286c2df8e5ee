import { cargosDeUniversidad } from '../domain/firmantes.ts'
import { choice, id } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import { pedidoDeQuienFirma, quienFirma, terminaDespues } from './quienFirma.ts'

/** People who sign for the whole university, office by office and with dates. (A §6; B §6) */
export const autoridades = defineResource({
  name: 'autoridades',
  label: { one: 'Autoridad', many: 'Autoridades', feminine: true },
  key: 'id_autoridad',
  title: 'nombreC',
  fields: {
    id_autoridad: id(),
    cargo: choice({
      label: 'Cargo',
      locked: 'No cambia: para otro cargo, agregue otra autoridad',
      required: 'El cargo es requerido',
      choices: cargosDeUniversidad,
    }),
    ...quienFirma(),
  },
  columns: ['cargo', 'nombre', 'apellidos', 'sexo', 'desde', 'hasta'],
  form: [{ title: '', fields: ['cargo', ...pedidoDeQuienFirma] }],
  sort: 'desde',
  newestFirst: true,
  rules: { hasta: [terminaDespues] },
  unique: [{ fields: ['cargo', 'desde'], message: 'Ya hay quien firma con ese cargo desde ese día' }],
  lists: { todas: { path: 'autoridades', roles: ['coordinador'] } },
  write: { create: ['coordinador'], update: ['coordinador'], delete: ['coordinador'] },
})
