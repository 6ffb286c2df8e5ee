import type { PgColumn } from 'drizzle-orm/pg-core'
import { chunk } from 'es-toolkit'
import type { Queryable } from '../../db/queryable.ts'
import { anyOf, planOnce } from '../../db/planOnce.ts'
import { columnOf } from '../registry.ts'
import { inheritedFields } from '../../db/inheritedColumns.ts'
import { keysAtOnce } from './costs.ts'
import { joinsOf, partsIn } from './joinsOf.ts'
import { joinSorted, joinTables, through, type Narrowed } from './joinTables.ts'
import { orderBy } from './orderOf.ts'
import { ownKey } from './ownKey.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Listing } from './listingOf.ts'

/** Reads the rows of these keys, in their order. */
export const rowsOf = async (
  db: Queryable,
  listing: Pick<Listing, 'plan' | 'link'>,
  found: Promise<readonly unknown[]>,
) => {
  const { plan, link } = listing
  const [keys, key] = [await found, keyOf(listing)]
  const rows = new Map<unknown, Readonly<Record<string, unknown>>>()
  for (const part of chunk(keys, keysAtOnce)) {
    const query = db
      .select({ ...selectionOf(listing), [ownKey]: key })
      .from(plan.table)
      .$dynamic()
    const rowsOfPart = joinTables(through(query, link), plan).where(anyOf(key, part))
    for (const { [ownKey]: one, ...row } of await planOnce(rowsOfPart, part.length)) rows.set(one, row)
  }
  return keys.flatMap(each => {
    const row = rows.get(each)
    return row ? [row] : []
  })
}

/** Builds the query of all keys asked for, in order or from its end; joins only what the order reads. */
export const everyKey = (db: Queryable, listing: Listing, backwards = false) => {
  const { plan, link, condition, order } = listing
  const query = db
    .select({ key: keyOf(listing) })
    .from(plan.table)
    .$dynamic()
  const sorting = orderBy(order, backwards)
  return joinSorted(through(query, link), joinsOf(plan, sorting), narrowingOf(listing))
    .where(condition)
    .orderBy(...sorting)
}

/** Tells how the asked rows are narrowed. */
export const narrowingOf = ({ plan, condition, filtered, searched }: Listing): Narrowed => {
  if (searched) return undefined
  if (!condition) return 'all'
  const places: readonly unknown[] = inheritedFields(plan.resource).map(({ name }) => columnOf(plan.table, name))
  if (partsIn(condition).every(part => places.includes(part))) return 'placed'
  return filtered ? undefined : 'door'
}

/** Returns the columns that a record is laid out from, with those that the link adds. */
export const selectionOf = ({ plan, link }: Pick<Listing, 'plan' | 'link'>): ReadPlan['columns'] => ({
  ...plan.columns,
  ...Object.fromEntries(link?.pivot ?? []),
})

/** Returns the column that distinguishes the rows read: the link's key, else the record's. */
export const keyOf = ({ plan, link }: Pick<Listing, 'plan' | 'link'>): PgColumn =>
  link ? columnOf(link.table, link.resource.key) : columnOf(plan.table, plan.resource.key)
