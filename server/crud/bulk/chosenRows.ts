import { and, asc, inArray } from 'drizzle-orm'
import { mostAtOnce, tooManyAtOnce } from '../../../src/schema/bulk.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import type { DoorCall } from '../read/doorCall.ts'
import { joinTables, through } from '../read/joinTables.ts'
import { ownKey } from '../read/ownKey.ts'
import { listingOf } from '../read/listingOf.ts'
import { recordOf, valuesOf } from '../read/recordOf.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { columnOf } from '../registry.ts'

/** A chosen record: its key, its title, and its record with the values of its form over it. */
export type ChosenRow = { key: string; title: string; values: Readonly<Record<string, unknown>> }

/** Returns the chosen records that the list shows this caller, in the order of their keys, and the number of the others. 422 for more than can be done at once. */
export const chosenRows = async (
  db: Queryable,
  doorCall: DoorCall,
  { ids, filter }: { ids?: readonly string[]; filter: Readonly<Record<string, unknown>> },
): Promise<{ rows: readonly ChosenRow[]; absent: number }> => {
  const { plan, call } = doorCall
  const { resource, table } = plan
  const key = columnOf(table, resource.key)
  const { link, condition } = await listingOf(db, doorCall, { filter: ids ? {} : filter })
  const keyValues = ids && [...new Set(ids)].map(id => keyValueOf(resource, id))
  if (keyValues) refuseMany(keyValues)
  const validKeys = keyValues?.filter(each => each !== undefined)
  const query = through(
    db
      .select({ ...plan.columns, [ownKey]: key })
      .from(table)
      .$dynamic(),
    link,
  )
  const found = await joinTables(query, plan)
    .where(and(condition, validKeys && inArray(key, validKeys)))
    .orderBy(asc(key))
    .limit(mostAtOnce * 2)
  const rows = new Map<string, ChosenRow>()
  for (const { [ownKey]: ownKeyValue, ...row } of found) {
    const record = recordOf(resource, row, call.today)
    const title = titleOf(resource, byName(resource, record))
    rows.set(String(ownKeyValue), {
      key: String(ownKeyValue),
      title,
      values: { ...record, ...valuesOf(resource.fields, row) },
    })
  }
  const chosen = [...rows.values()]
  refuseMany(chosen)
  return { rows: chosen, absent: keyValues ? keyValues.length - rows.size : 0 }
}

const refuseMany = ({ length }: readonly unknown[]) => {
  const refusal = tooManyAtOnce(length)
  if (refusal) throw new Falla(422, refusal)
}
