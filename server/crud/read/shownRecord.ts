import { and, eq, type SQL } from 'drizzle-orm'
import { doorColumn } from '../../../src/schema/doors/doorColumns.ts'
import { isByKey, openingDoors } from '../../../src/schema/doors/doors.ts'
import { paramsOf, type Door } from '../../../src/schema/resource.ts'
import { textOf } from '../../../src/schema/record/text.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import { planOnce } from '../../db/planOnce.ts'
import { columnOf } from '../registry.ts'
import type { DoorCall } from './doorCall.ts'
import { doorCondition } from './doorCondition.ts'
import { linkOf } from './linkOf.ts'
import { joinTables, through } from './joinTables.ts'
import { ownKey } from './ownKey.ts'
import type { ReadPlan } from './readPlan.ts'
import { recordOf } from './recordOf.ts'
import { keyValueOf } from './keyValueOf.ts'

/** A record and the door that shows it. */
type RecordWithDoor = { key: string; door: Door; record: Registro }

/** Reads the record of a key through the caller's first door that shows it, as its screen opens it; undefined where none does. */
export const shownRecord = async (
  db: Queryable,
  { plan, call }: Pick<DoorCall, 'plan' | 'call'>,
  key: string,
  within?: SQL,
): Promise<RecordWithDoor | undefined> => {
  const { resource, table } = plan
  const value = keyValueOf(resource, key)
  if (value === undefined) return undefined
  const column = columnOf(table, resource.key)
  for (const { door } of openingDoors(resource, call.usuario.rol)) {
    const params = isByKey(resource, door) ? Object.fromEntries(paramsOf(door.path).map(name => [name, key])) : {}
    const link = linkOf(resource, door)
    const condition = doorCondition({ plan, door, call: { ...call, params } }, link)
    const query = through(
      db
        .select({ ...plan.columns, [ownKey]: column })
        .from(table)
        .$dynamic(),
      link,
    )
    const one = joinTables(query, plan)
      .where(and(eq(column, value), condition, within))
      .limit(1)
    const [found] = await (within ? one : planOnce(one))
    if (!found) continue
    const { [ownKey]: ownKeyValue, ...row } = found
    return { key: String(ownKeyValue), door, record: recordOf(resource, row, call.today) }
  }
  return undefined
}

/** Returns the title of a shown record; undefined where its door hides that. */
export const titleIn = ({ resource }: ReadPlan, { door, record }: RecordWithDoor): string | undefined => {
  const { title } = resource
  const field = doorColumn(resource, door, title)?.field
  return field && (textOf(field.record ?? title, field, record) || undefined)
}
