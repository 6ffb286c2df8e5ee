import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/queryable.ts'
import { cheapRow, farthest, farthestAsking, timesNeeded } from '../costs.ts'
import { isLarge, sizeOf } from '../isLarge.ts'
import { joinsOf, tablesIn } from '../joinsOf.ts'
import { orderBy } from '../orderOf.ts'
import type { Listing } from '../listingOf.ts'
import { keyOf } from '../rowsOf.ts'
import { explain, type Plan } from './explain.ts'
import { sortAll } from './sortAll.ts'
import type { Slice, Way } from './way.ts'

/**
 * Looks for a near page of a whole large table among the first rows of its order; if none matches and checking a row is
 * cheap, sorts all matches. Refuses where PostgreSQL sorts anyway.
 */
export const fromFirstRows: Way = async (db, listing, slice) => {
  if (slice.lies !== 'near' || !isFilteredWhole(listing) || !(await isLarge(db, listing.plan.table))) return undefined
  const reaches = await reachesOf(db, listing, slice)
  if (!reaches.length) return undefined
  const found = await walk(db, listing, slice, reaches)
  if (found.length) return found.length === slice.most ? found : undefined
  // No match so far: they lie together farther on (a period among dates).
  return (await isCheap(db, listing)) ? sortAll(db, listing, slice) : undefined
}

/** Tells whether only a filter narrows the rows of a table, and their order reads no other. */
const isFilteredWhole = ({ plan, link, within, filterSql, order }: Listing): boolean =>
  !link && !within && filterSql !== undefined && !joinsOf(plan, orderBy(order)).length

/** Returns how many first rows each try looks through; none where PostgreSQL would sort, or where the page should lie too far on. */
const reachesOf = async (db: Queryable, listing: Listing, { offset, most }: Slice): Promise<readonly number[]> => {
  const { plan, filterSql } = listing
  const name = getTableName(plan.table)
  const size = await sizeOf(db, name)
  const page = await explain(
    db,
    sql`select ${keyOf(listing)} from ${plan.table} where ${filterSql} order by ${sorted(listing)} limit ${offset + most}`,
  )
  const along = outerOf(page)
  if (!along || isSorted(along)) return []
  const asksOthers = tablesIn(filterSql).some(each => each !== name)
  const end = asksOthers ? farthestAsking : farthest
  const needed = (timesNeeded * (offset + most) * size) / Math.max(along['Plan Rows'], 1)
  if (needed >= end) return []
  const tries = asksOthers ? [needed] : [needed, needed * timesNeeded, end]
  return tries.map(reach => Math.min(Math.ceil(reach), end))
}

/** Tells whether PostgreSQL would sort all that is asked for, instead of walking along the order. */
const isSorted = (plan: Plan): boolean => {
  const outer = outerOf(plan)
  return plan['Node Type'] === 'Sort' || (outer !== undefined && isSorted(outer))
}

/** Returns the part of a plan that its rows come from. */
const outerOf = ({ Plans = [] }: Plan) => Plans.find(each => each['Parent Relationship'] === 'Outer')

/** Finds the keys of a page among the first rows, at the first try that finds any. */
const walk = async (
  db: Queryable,
  listing: Listing,
  { offset, most }: Slice,
  reaches: readonly number[],
): Promise<readonly unknown[]> => {
  const { plan, filterSql } = listing
  const name = sql.identifier(getTableName(plan.table))
  for (const reach of reaches) {
    const first = sql`(select * from ${plan.table} order by ${sorted(listing)} limit ${reach}) ${name}`
    const { rows } = await db.execute<{ key: unknown }>(
      sql`select ${keyOf(listing)} as key from ${first} where ${filterSql} order by ${sorted(listing)} limit ${most} offset ${offset}`,
    )
    if (rows.length) return rows.map(({ key }) => key)
  }
  return []
}

const sorted = ({ order }: Listing): SQL => sql.join([...orderBy(order)], sql`, `)

/** Tells whether looking at each row takes little. */
const isCheap = async (db: Queryable, { plan, filterSql }: Listing): Promise<boolean> => {
  const every = await explain(db, sql`select from ${plan.table} where ${filterSql}`)
  return every['Total Cost'] < cheapRow * (await sizeOf(db, getTableName(plan.table)))
}
