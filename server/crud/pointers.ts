import { and, eq } from 'drizzle-orm'
import { sentFields, type Mode } from '../../src/schema/active.ts'
import type { AnyField, FieldOf, Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { colonias } from '../codigosPostales/tables.ts'
import type { Consulta } from '../contexto.ts'
import { lookupTables } from '../db/lookups.ts'
import { doorHas, type Call } from './door.ts'
import { resourceOf } from './registry.ts'
import type { Scopes } from './scope.ts'
import { viewOf } from './view.ts'

/** The fields that point at something which is not there, or which this caller is not offered, each with its sentence. */
export const brokenPointers = async (tx: Consulta, resource: AnyResource, mode: Mode, values: Values, call: Call, scopes: Scopes, stored?: Values) => {
  const errors: Record<string, string> = {}
  for (const [name, field] of sentFields(resource.fields, mode, values, stored)) {
    const value = values[name]
    if (value === null || value === undefined || (mode === 'update' && (field.locked || value === stored?.[name]) && field.kind !== 'colonia')) continue
    if (!(await exists(tx, field, value, values, call, scopes))) errors[name] = field.kind === 'colonia' ? 'La colonia no corresponde al código postal' : `Seleccione un valor válido en '${field.label}'`
  }
  return errors
}

const exists = async (tx: Consulta, field: AnyField, value: Value, values: Values, call: Call, scopes: Scopes): Promise<boolean> => {
  if (field.kind === 'lookup') return some(tx.select({ id: lookupTables[field.of].id }).from(lookupTables[field.of]).where(eq(lookupTables[field.of].id, Number(value))))
  if (field.kind === 'colonia') return some(tx.select({ id: colonias.id_colonia }).from(colonias).where(and(eq(colonias.id_colonia, Number(value)), eq(colonias.codigo_postal, String(values.cp)))))
  return field.kind !== 'reference' || offered(tx, field, String(value), values, call, scopes)
}

/** A reference must be among what its own door shows to this caller, with the door's parameters bound to the form. */
const offered = async (tx: Consulta, { to, offer }: FieldOf<'reference'>, value: string, values: Values, { usuario, hoy }: Call, scopes: Scopes): Promise<boolean> => {
  const view = viewOf(resourceOf(to))
  const door = offer && view.resource.lists[offer.list]
  const params = Object.fromEntries(Object.entries(offer?.bind ?? {}).map(([param, field]) => [param, String(values[field] ?? '')]))
  const key = view.resource.fields[view.resource.key]
  if (key?.kind === 'id' && !uuid.test(value)) return false
  return doorHas(tx, view, door, { usuario, params, hoy }, value, scopes)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const some = async (query: PromiseLike<readonly unknown[]>) => (await query).length > 0
