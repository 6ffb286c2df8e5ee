import { getTableName, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/queryable.ts'
import { timesNeeded } from '../costs.ts'
import { isLarge, sizeOf } from '../isLarge.ts'
import { joinsOf, tablesIn } from '../joinsOf.ts'
import { mayBegin } from '../joinTables.ts'
import { orderBy } from '../orderOf.ts'
import type { Join } from '../readPlan.ts'
import type { Listing } from '../listingOf.ts'
import { keyOf, narrowingOf } from '../rowsOf.ts'
import { explain } from './explain.ts'
import type { Slice, Way } from './way.ts'

/**
 * Looks for a near page of a large table in the order of another, among the rows that refer to the first rows of that
 * one. Refuses where that may take longer than sorting.
 */
export const fromJoinedTable: Way = async (db, listing, slice) => {
  const { plan, condition } = listing
  const join = slice.lies === 'near' ? orderingJoin(listing) : undefined
  if (!join || !(await isLarge(db, plan.table))) return undefined
  const [rows, others] = [await sizeOf(db, plan.resource.name), await sizeOf(db, join.to)]
  if (others <= 0) return undefined
  const { 'Plan Rows': expected } = await explain(db, sql`select from ${plan.table} where ${condition}`)
  const needed = (timesNeeded * (slice.offset + slice.most) * rows) / expected
  for (let reach = needed; reach < expected; reach *= timesNeeded) {
    const found = await keysBeside(db, listing, slice, { ...join, first: Math.ceil((reach * others) / rows) })
    if (found.length === slice.most) return found
  }
  return undefined
}

type OrderingJoin = Join & { to: string }

/** Returns the one table whose order comes first, where every row leads to one of its rows and PostgreSQL would not begin there by itself. */
const orderingJoin = (listing: Listing): OrderingJoin | undefined => {
  const { plan, link, condition, order } = listing
  const sorting = orderBy(order)
  const [join, ...further] = joinsOf(plan, sorting)
  if (link || !condition || !join?.alwaysThere || !join.to || further.length) return undefined
  const name = getTableName(join.table)
  const isFirst = tablesIn(sorting[0]).every(each => each === name)
  return isFirst && !mayBegin(join, narrowingOf(listing)) ? { ...join, to: join.to } : undefined
}

/** Finds the keys of a page among the rows that refer to the `first` ones of the other table, those that tie with its last included. */
const keysBeside = async (
  db: Queryable,
  listing: Listing,
  { offset, most }: Slice,
  { table, on, first }: OrderingJoin & { first: number },
): Promise<readonly unknown[]> => {
  const sorting = orderBy(listing.order)
  const beginning = db
    .select()
    .from(table)
    .orderBy(...sorting.slice(0, 1))
  const firstRows = sql`(${beginning.getSQL()} fetch first ${first} rows with ties)`
  const found = await db
    .select({ key: keyOf(listing) })
    .from(listing.plan.table)
    .innerJoin(sql`${firstRows} ${sql.identifier(getTableName(table))}`, on)
    .where(listing.condition)
    .orderBy(...sorting)
    .limit(most)
    .offset(offset)
  return found.map(({ key }) => key)
}
