import { cargosDeCuc } from '../domain/firmantes.ts'
import { choice, id, reference } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import { pedidoDeQuienFirma, quienFirma, terminaDespues } from './quienFirma.ts'

const otroFirmante = 'No cambia: para otro CUC o cargo, agregue otro firmante'

/** People who sign for a campus, office by office and with dates. (A §6; B §7) */
export const firmantes = defineResource({
  name: 'firmantes',
  label: { one: 'Firmante', many: 'Firmantes' },
  key: 'id_firmante',
  title: 'nombreC',
  fields: {
    id_firmante: id(),
    clave_cuc: reference({
      label: 'CUC',
      to: 'cucs',
      locked: otroFirmante,
      required: 'El CUC es requerido',
      offer: { list: 'porFirmar' },
      embed: { at: 'cuc', fields: ['clave', 'nombre'] },
    }),
    cargo: choice({ label: 'Cargo', locked: otroFirmante, required: 'El cargo es requerido', choices: cargosDeCuc }),
    ...quienFirma(),
  },
  columns: ['clave_cuc', 'cargo', 'nombre', 'apellidos', 'sexo', 'desde', 'hasta'],
  form: [{ title: '', fields: ['clave_cuc', 'cargo', ...pedidoDeQuienFirma] }],
  sort: 'desde',
  newestFirst: true,
  cuc: 'clave_cuc',
  rules: { hasta: [terminaDespues] },
  unique: [{ fields: ['clave_cuc', 'cargo', 'desde'], message: 'Ya hay quien firma con ese cargo desde ese día' }],
  lists: { todos: { path: 'firmantes', roles: ['coordinador', 'escolar'], scope: ['propioCuc'] } },
  write: {
    create: ['escolar', 'coordinador'],
    update: ['coordinador', 'escolar'],
    delete: ['coordinador', 'escolar'],
    scope: 'propioCuc',
  },
})
