import { and, inArray } from 'drizzle-orm'
import { isByKey, openingDoors } from '../../../src/schema/doors/doors.ts'
import { paramsOf, type Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { columnOf } from '../registry.ts'
import type { DoorCall } from './doorCall.ts'
import { doorCondition } from './doorCondition.ts'
import { doorHas } from './doorHas.ts'
import { through } from './joinTables.ts'
import { keyValueOf } from './keyValueOf.ts'
import { linkOf } from './linkOf.ts'

type Caller = Pick<DoorCall, 'plan' | 'call'>

/** Finds for each key the door that shows its record to this caller today, one that shows it whole if there is one. A record that is gone, or that no door shows, is left out. */
export const doorsShowing = async (
  db: Queryable,
  caller: Caller,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Door>> => {
  const { resource } = caller.plan
  const doors = openingDoors(resource, caller.call.usuario.rol).map(({ door }) => door)
  const doorByKey = new Map<string, Door>()
  for (const door of doors.toSorted((one, other) => costOf(resource, one) - costOf(resource, other))) {
    const unseenKeys = keys.filter(key => !doorByKey.has(key) && keyValueOf(resource, key) !== undefined)
    if (unseenKeys.length === 0) break
    const found = isByKey(resource, door)
      ? await oneByOne(db, caller, door, unseenKeys)
      : await allTogether(db, caller, door, unseenKeys)
    for (const key of found) doorByKey.set(key, door)
  }
  return doorByKey
}

/** Ranks doors that show whole records first, then those that take all keys at once before those asked once a record. */
const costOf = (resource: Caller['plan']['resource'], door: Door) =>
  (door.only ? 2 : 0) + (isByKey(resource, door) ? 1 : 0)

const allTogether = async (db: Queryable, { plan, call }: Caller, door: Door, keys: readonly string[]) => {
  const link = linkOf(plan.resource, door)
  const column = columnOf(plan.table, plan.resource.key)
  const condition = doorCondition({ plan, door, call: { ...call, params: {} } }, link)
  const rows = await through(db.select({ key: column }).from(plan.table).$dynamic(), link).where(
    and(
      condition,
      inArray(
        column,
        keys.map(key => keyValueOf(plan.resource, key)),
      ),
    ),
  )
  return rows.map(({ key }) => String(key))
}

const oneByOne = async (db: Queryable, { plan, call }: Caller, door: Door, keys: readonly string[]) => {
  const found: string[] = []
  for (const key of keys) {
    const params = Object.fromEntries(paramsOf(door.path).map(name => [name, key]))
    if (await doorHas(db, { plan, door, call: { ...call, params } }, key)) found.push(key)
  }
  return found
}
