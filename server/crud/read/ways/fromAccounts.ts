import { isNull, sql } from 'drizzle-orm'
import { joinsOf } from '../joinsOf.ts'
import { orderBy } from '../orderOf.ts'
import type { Listing } from '../listingOf.ts'
import { keyOf, narrowingOf } from '../rowsOf.ts'
import type { Way } from './way.ts'

/**
 * Reads a page of a whole table in the order of its accounts, beginning with the accounts; rows without one are read
 * apart and placed as nulls. Refuses any other order, and narrowed rows.
 */
export const fromAccounts: Way = async (db, listing, { offset, most, lies }) => {
  const { plan, link, order } = listing
  const backwards = lies === 'fromEnd'
  const [join, ...further] = joinsOf(plan, orderBy(order))
  const [first, ...others] = order
  if (!first || !join?.missingWhere || further.length || link || narrowingOf(listing) !== 'all') return undefined
  const [key, reach] = [keyOf(listing), offset + most]
  const sorted = (by: Listing['order']) => sql.join([...orderBy(by, backwards)], sql`, `)
  const outerOrder = [{ ...first, by: sql`account` }, ...others.map(each => ({ ...each, by: sql`key` }))]
  const { rows } = await db.execute<{ key: unknown }>(sql`select key from (
    (select ${key} as key, ${first.by} as account from ${plan.table} inner join ${join.table} on ${join.on} order by ${sorted(order)} limit ${reach})
    union all
    (select ${key}, null from ${plan.table} where ${isNull(join.missingWhere)} order by ${sorted(others)} limit ${reach})
  ) as found order by ${sorted(outerOrder)} limit ${most} offset ${offset}`)
  return rows.map(each => each.key)
}
