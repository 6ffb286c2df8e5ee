import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/queryable.ts'
import { orderBy } from '../orderOf.ts'
import type { Listing } from '../listingOf.ts'
import { keyOf } from '../rowsOf.ts'
import type { Slice } from './way.ts'

/** Finds the keys of a page by sorting all that are asked for, however soon PostgreSQL expects the first of them. */
export const sortAll = async (
  db: Queryable,
  listing: Pick<Listing, 'plan' | 'link' | 'condition' | 'order'>,
  { offset, most }: Pick<Slice, 'offset' | 'most'>,
): Promise<readonly unknown[]> => {
  const { plan, condition, order } = listing
  const orderColumn = (at: number) => sql.identifier(`by_${at}`)
  const by = order.map((each, at) => sql`${each.by} as ${orderColumn(at)}`)
  const sorting = orderBy(order.map((each, at) => ({ ...each, by: sql`${orderColumn(at)}` })))
  const { rows } = await db.execute<{ key: unknown }>(sql`
    select key from (
      select ${keyOf(listing)} as key, ${sql.join(by, sql`, `)} from ${plan.table} where ${condition} offset 0
    ) held order by ${sql.join([...sorting], sql`, `)} limit ${most} offset ${offset}`)
  return rows.map(({ key }) => key)
}
