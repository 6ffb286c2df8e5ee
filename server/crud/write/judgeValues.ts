import { eq } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import { type Mode, sentFields } from '../../../src/schema/active.ts'
import { forKind } from '../../../src/schema/forKind.ts'
import type { Values, Built, FieldKind, FieldOf, Item, Value } from '../../../src/schema/kinds.ts'
import { validate, type Errors } from '../../../src/schema/validate.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { itemsOf } from '../../../src/schema/record/storedValue.ts'
import type { KindWith } from '../../../src/schema/traits.ts'
import type { Queryable } from '../../db/queryable.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { valueOf } from '../read/valueOf.ts'
import { columnOf, tableNamed } from '../registry.ts'
import { doorHas } from '../read/doorHas.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { splitPlace } from '../read/splitPlace.ts'
import { kindRoom } from '../kindRoom.ts'
import { formPartNamed, lookupNamed } from '../serverHouse.ts'
import { offerHangsFrom, offerOf } from './offerOf.ts'
import type { Body, WriteContext } from './writeContext.ts'
import { refuseErrors } from './refuse.ts'

/** Returns the values of a body that passes the declared validation, with its built texts; 422 otherwise. */
export const judgeValues = async (
  db: Queryable,
  context: WriteContext,
  body: Body,
  stored?: Values,
): Promise<Values> => {
  const built = await withBuilt(db, context, body, stored)
  const { values, errors } = validate(context.plan.resource, modeOf(stored), built, {
    today: context.call.today,
    stored,
  })
  refuseErrors(errors)
  return values
}

/** Returns a body with its built texts joined from its other values, whatever it says of them; empty while a part is missing. */
export const withBuilt = async (
  db: Queryable,
  { plan: { resource }, call }: WriteContext,
  body: Body,
  stored?: Values,
): Promise<Body> => {
  const texts = Object.entries(resource.fields).flatMap(([name, field]) =>
    'built' in field && field.built ? [{ name, built: field.built }] : [],
  )
  const builtTexts = await Promise.all(
    texts.map(async ({ name, built }) => {
      const { values } = validate(resource, modeOf(stored), body, { today: call.today, stored })
      return [name, await joined(db, resource, built, { ...stored, ...values })] as const
    }),
  )
  return { ...body, ...Object.fromEntries(builtTexts) }
}

/** Tells whether a record is written for the first time: then nothing of it is stored. */
const modeOf = (stored: Values | undefined): Mode => (stored ? 'update' : 'create')

const joined = async (db: Queryable, resource: AnyResource, { of, by }: Built, values: Values) => {
  const parts = await Promise.all(of.map(path => partOf(db, resource, path, values)))
  return parts.every(Boolean) ? parts.join(by) : ''
}

/** Returns the value of a field or, after a dot, of a field of the record that it refers to. */
const partOf = async (db: Queryable, { fields }: AnyResource, path: string, values: Values): Promise<string> => {
  const [head, ...rest] = splitPlace(path)
  const value = values[head] ?? ''
  const field = fields[head]
  if (rest.length === 0) return String(value)
  if (field?.kind !== 'reference') throw new Error(`nothing to build at ${path}`)
  const target = resourceNamed(field.to)
  const table = tableNamed(field.to)
  const key = keyValueOf(target, value)
  const [row] =
    key === undefined
      ? []
      : await db
          .select({ text: columnOf(table, rest.join('.')) })
          .from(table)
          .where(eq(columnOf(table, target.key), key))
  return String(row?.text ?? '')
}

/** Names the fields that point at nothing, or at what this caller is not offered, each with its sentence. */
export const brokenPointers = async (
  tx: Queryable,
  context: WriteContext,
  values: Values,
  { stored, targets = new Map() }: { stored?: Values | undefined; targets?: KnownTargets } = {},
): Promise<Errors> => {
  const errors: Record<string, string> = {}
  for (const { name, field, value, beside } of pointersIn(context.plan.resource, values, stored)) {
    const before = field.kind === 'part' ? itemsOf(field, stored?.[name]) : []
    const targetKey = JSON.stringify([name, value, before, ...beside.map(each => values[each])])
    const found = targets.get(targetKey) ?? (await leads(tx, context, field, { value, values, before }))
    targets.set(targetKey, found)
    if (found === true) continue
    const { message = `Seleccione un valor válido en '${field.label}'` } = kindRoom(field.kind)?.pointer ?? {}
    errors[name] = found || message
  }
  return errors
}

/** Returns the fields with a value to judge, each with the names of those that it depends on. An update does not judge a pointer that stays as it was, unless a field that it depends on changed. */
const pointersIn = (resource: AnyResource, values: Values, stored: Values | undefined) =>
  sentFields(resource.fields, modeOf(stored), values, stored).flatMap(([name, field]) => {
    const value = values[name] ?? null
    const beside = offerHangsFrom(resource, field)
    const stays = stored && (field.locked || [name, ...beside].every(each => values[each] === stored[each]))
    return value === null || stays ? [] : [{ name, field, value, beside }]
  })

/** Pointers already looked up within one transaction: of many records most point at the same. */
export type KnownTargets = Map<string, TargetFound>

/** `true` where the target of a pointer exists; else `false`, or the sentence that says why not. */
type TargetFound = boolean | string

/** Value of a field, the values beside it and, for a part, its items before. */
type PointerValues = { value: Value; values: Values; before: readonly Item[] }

type Pointer<K extends FieldKind> = (
  tx: Queryable,
  context: WriteContext,
  field: FieldOf<K>,
  pointed: PointerValues,
) => Promise<TargetFound>

const leads = <K extends FieldKind>(
  tx: Queryable,
  context: WriteContext,
  field: FieldOf<K>,
  pointed: PointerValues,
): Promise<TargetFound> => {
  const ofKind = kindRoom<K>(field.kind)?.pointer
  if (ofKind) return ofKind.leads(tx, pointed.value, pointed.values, context.plan.resource)
  return forKind<Pointer<K>>(field.kind, pointers, anywhere)(tx, context, field, pointed)
}

/** Accepts the value of a kind that points at nothing. */
const anywhere = () => Promise.resolve(true)

const pointers: { [K in KindWith<'pointsAt'>]: Pointer<K> } = {
  lookup: (tx, _context, { of }, { value }) => {
    const list = lookupNamed(of)
    return hasRows(
      tx
        .select({ id: list.id })
        .from(list)
        .where(eq(list.id, Number(value))),
    )
  },
  part: (tx, _context, field, { value, values, before }) =>
    formPartNamed(field.of).leads(tx, itemsOf(field, value), values, before),
  /** Accepts only a key that the reference's own door shows this caller, its parameters bound to the form, and holds that record until what refers to it is written. */
  reference: async (tx, { call }, field, { value, values }) => {
    const plan = readPlanOf(resourceNamed(field.to))
    const { door, params } = offerOf(field, values)
    const key = valueOf(field, value)
    return key !== undefined && doorHas(tx, { plan, door, call: { ...call, params } }, String(key), { hold: true })
  },
}

const hasRows = async (query: PromiseLike<readonly unknown[]>) => (await query).length > 0
