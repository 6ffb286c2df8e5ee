import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../context.ts'
import { orderBy } from '../orderOf.ts'
import type { RowsAsked } from '../rowsAsked.ts'
import { keyOf } from '../rowsOf.ts'
import type { Slice } from './way.ts'

/** Finds the keys of a page by sorting all that are asked for, however soon PostgreSQL expects the first of them. */
export const sortAll = async (
  db: Queryable,
  asked: Pick<RowsAsked, 'plan' | 'link' | 'condition' | 'order'>,
  { offset, most }: Pick<Slice, 'offset' | 'most'>,
): Promise<readonly unknown[]> => {
  const { plan, condition, order } = asked
  const named = (at: number) => sql.identifier(`by_${at}`)
  const by = order.map((each, at) => sql`${each.by} as ${named(at)}`)
  const sorting = orderBy(order.map((each, at) => ({ ...each, by: sql`${named(at)}` })))
  const { rows } = await db.execute<{ key: unknown }>(sql`
    select key from (
      select ${keyOf(asked)} as key, ${sql.join(by, sql`, `)} from ${plan.table} where ${condition} offset 0
    ) held order by ${sql.join([...sorting], sql`, `)} limit ${most} offset ${offset}`)
  return rows.map(({ key }) => key)
}
