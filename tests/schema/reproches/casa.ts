import type { Context } from '../../../src/schema/check/context.ts'
import { id, reference, text } from '../../../src/schema/fields.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { defineResource, type AnyResource } from '../../../src/schema/resource.ts'
import { herramientas as todas } from '../herramientas.ts'

/** Tools as a correct house declares them: no secret field is searched, and the account is complete. */
const herramientas: AnyResource = {
  ...todas,
  search: ['lema'],
  account: { rol: 'estudiante', status: 'afilada' },
}

const estados: AnyResource = defineResource({
  name: 'estados',
  label: { one: 'Estado', many: 'Estados' },
  key: 'id_estado',
  title: 'nombre',
  fields: { id_estado: id(), nombre: text({ label: 'Nombre' }) },
  columns: ['nombre'],
  sort: 'nombre',
  lists: { todos: { path: 'estados', roles: ['coordinador'] } },
})

const cucs: AnyResource = defineResource({
  name: 'cucs',
  label: { one: 'CUC', many: 'CUCs' },
  key: 'clave',
  title: 'nombre',
  fields: {
    clave: text({ label: 'Clave', required: true, locked: true }),
    nombre: text({ label: 'Nombre' }),
    estado: reference({ label: 'Estado', to: 'estados', embed: { at: 'suEstado', fields: ['nombre'] } }),
  },
  columns: ['nombre'],
  sort: 'nombre',
  lists: {
    todos: { path: 'cucs', roles: ['coordinador', 'escolar'] },
    deEstado: { path: 'estados/{estado}/cucs', roles: ['coordinador'] },
  },
})

/** A house that knows only these names. */
export const casa: Context = {
  roles: ['coordinador', 'escolar', 'estudiante'],
  icons: ['Martillo'],
  formParts: ['ciclos'],
  bulkHandlers: ['reparar'],
  guards: [],
  advisors: { vecinas: { needs: ['nombre'] }, renteras: { needs: ['renta'] }, primas: { of: 'cucs', needs: [] } },
  stepRooms: ['prudencia'],
  sheets: ['renglones'],
  caseCalls: ['comoAntes'],
  lookups: ['tiposSangre'],
  scopes: { miCuc: { reads: [] }, porRuta: { reads: ['clave_cuc'] } },
  recordParts: { resumen: [] },
  calls: ['GET usos'],
  screens: [],
  menu: {},
  files: true,
  notices: true,
  accounts: true,
  resources: { herramientas, cucs, estados },
}

/** Returns the house's tools with these changes, unchecked by types, so that a declaration can be wrong. */
export const con = (cambios: object): AnyResource => ({ ...herramientas, ...cambios })

/** Returns the tools with these fields too. */
export const conCampos = (fields: Readonly<Record<string, AnyField>>, mas: object = {}): AnyResource =>
  con({ fields: { ...herramientas.fields, ...fields }, ...mas })
