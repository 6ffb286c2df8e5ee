import { eq } from 'drizzle-orm'
import { sentFields, type Mode } from '../../../src/schema/active.ts'
import type { FieldKind, FieldOf, Value, Values } from '../../../src/schema/kinds.ts'
import { itemsOf } from '../../../src/schema/storedValue.ts'
import type { Errors } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../contexto.ts'
import { doorHas } from '../read/readDoor.ts'
import { valueOf } from '../read/valueOf.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { doorOf } from '../../../src/schema/resource.ts'
import type { KindWith } from '../../../src/schema/traits.ts'
import { kindRoom } from '../kindRoom.ts'
import { resourceOf } from '../registry.ts'
import { formPartNamed, lookupNamed } from '../serverHouse.ts'
import type { WriteContext } from './writeContext.ts'

/** The fields that point at something which is not there, or which this caller is not offered, each with its sentence. What an update leaves as it was is not judged again, unless what it hangs from is another now. */
export const brokenPointers = async (
  tx: Queryable,
  job: WriteContext,
  mode: Mode,
  values: Values,
  stored?: Values,
  known: Known = new Map(),
): Promise<Errors> => {
  const errors: Record<string, string> = {}
  for (const [name, field] of sentFields(job.view.resource.fields, mode, values, stored)) {
    const value = values[name]
    const own = kindRoom(field.kind)?.pointer
    const beside =
      field.kind === 'reference' ? Object.values(field.offer?.bind ?? {}) : (own?.beside(job.view.resource) ?? [])
    const asBefore = [name, ...beside].every(each => values[each] === stored?.[each])
    const kept = mode === 'update' && (field.locked || asBefore)
    if (value === null || value === undefined || kept) continue
    const asked = JSON.stringify([name, value, ...beside.map(each => values[each])])
    const found = known.get(asked) ?? (await leads(tx, job, field, value, values))
    known.set(asked, found)
    if (!found) errors[name] = own?.message ?? `Seleccione un valor válido en '${field.label}'`
  }
  return errors
}

/** What was found of pointers already, within one transaction: of many records most lead to the same. */
export type Known = Map<string, boolean>

type Pointer<K extends FieldKind> = (
  tx: Queryable,
  job: WriteContext,
  field: FieldOf<K>,
  value: Value,
  values: Values,
) => Promise<boolean>

const leads = <K extends FieldKind>(
  tx: Queryable,
  job: WriteContext,
  field: FieldOf<K>,
  value: Value,
  values: Values,
): Promise<boolean> => {
  const own = kindRoom<K>(field.kind as K)?.pointer
  if (own) return own.leads(tx, value, values, job.view.resource)
  const all: { readonly [kind: string]: unknown } = pointers
  const leadsTo = all[field.kind] as Pointer<K> | undefined
  return leadsTo ? leadsTo(tx, job, field, value, values) : Promise.resolve(true)
}

const pointers: { [K in KindWith<'pointsAt'>]: Pointer<K> } = {
  lookup: (tx, _job, { of }, value) => {
    const list = lookupNamed(of)
    return some(
      tx
        .select({ id: list.id })
        .from(list)
        .where(eq(list.id, Number(value))),
    )
  },
  part: (tx, _job, field, value, values) => formPartNamed(field.of).leads(tx, itemsOf(field, value), values),
  /** A reference must be among what its own door shows to this caller, with the door's parameters bound to the form. */
  reference: async (tx, { call, scopes }, field, value, values) => {
    const view = readPlanOf(resourceOf(field.to))
    const named = field.offer && doorOf(view.resource, field.offer.list)
    const door = named && { ...named, where: { ...named.where, ...field.offer?.where } }
    const params = Object.fromEntries(
      Object.entries(field.offer?.bind ?? {}).map(([param, from]) => [param, String(values[from] ?? '')]),
    )
    const key = valueOf(field, value)
    return key !== undefined && doorHas(tx, view, door, { ...call, params }, String(key), scopes)
  },
}

const some = async (query: PromiseLike<readonly unknown[]>) => (await query).length > 0
