import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { DoorCall } from './doorCall.ts'
import { joinTables, through } from './joinTables.ts'
import type { ListQuery } from './listQuery.ts'
import { cutRange, mostRows, refuseMore } from './mostRows.ts'
import { orderBy } from './orderOf.ts'
import { pageOf } from './pageOf.ts'
import { recordOf } from './recordOf.ts'
import { listingOf, type Listing } from './listingOf.ts'
import { selectionOf, everyKey, narrowingOf, rowsOf } from './rowsOf.ts'
import { countedTotal } from './totalOf.ts'
import { withRecordParts } from './withRecordParts.ts'

/** Some rows of a list, and its total; that is undefined where it is asked for apart. */
type Page = { records: readonly Registro[]; total: number | undefined; first: number }

/** Reads a door: all its rows, or the page, order and filter that were asked for; 422 where that is more than `mostRows`. */
export const readDoor = async (
  db: Queryable,
  doorCall: DoorCall,
  { range, sort, filter, conteo }: ListQuery,
): Promise<Page> => {
  const { plan, door, call } = doorCall
  const apart = conteo === 'aparte'
  const listing = await listingOf(db, doorCall, { sort, filter }, apart)
  const records = async (page: readonly Readonly<Record<string, unknown>>[]) => {
    const plain = page.map(row => recordOf(plan.resource, row, call.today))
    return door.only
      ? plain.map(record => pickFields(record, door.only))
      : withRecordParts(db, plan, plain, { call, furtherParts: door.with })
  }
  if (!range) {
    const rows = await records(await everyRow(db, listing))
    return { records: rows, total: rows.length, first: 0 }
  }
  const found = pageOf(db, listing, cutRange(range), { counted: countedTotal(db, doorCall, listing), apart })
  const [rows, total] = await Promise.all([rowsOf(db, listing, found.keys.then(refuseMore)), found.total])
  return { records: await records(rows), total, first: range[0] }
}

/** Reads all rows asked for; 422 for more than an answer holds. Where more than the place narrows them, finds the keys first: PostgreSQL would join everything before it looks at the door. */
const everyRow = async (db: Queryable, listing: Listing) => {
  const { plan, link, condition, order } = listing
  const of = narrowingOf(listing)
  if (of === 'all' || of === 'placed')
    return refuseMore(
      await joinTables(through(db.select(selectionOf(listing)).from(plan.table).$dynamic(), link), plan)
        .where(condition)
        .orderBy(...orderBy(order))
        .limit(mostRows + 1),
    )
  const found = everyKey(db, listing).limit(mostRows + 1)
  const keys = found.then(each => refuseMore(each).map(({ key }) => key))
  return rowsOf(db, listing, keys)
}

/** Returns only these fields of a record. */
export const pickFields = (record: Registro, names: readonly string[] = []): Registro =>
  Object.fromEntries(names.map(name => [name, record[name]]))
