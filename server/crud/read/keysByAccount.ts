import { isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { joinsOf } from './joinsOf.ts'
import { ordered } from './orderOf.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Asked } from './rowsAsked.ts'
import { keyOf, narrowed } from './rowsOf.ts'

type Slice = { offset: number; most: number; backwards: boolean }

/**
 * Finds the keys of a page of a whole table in the order of accounts: PostgreSQL may begin with these and stop with the page. Who
 * has none is looked up apart, and stands where nothing stands in that order. Undefined in any other order, and where something
 * narrows the rows: nobody knows how far it would have to go then.
 */
export const keysByAccount = async (
  db: Queryable,
  view: ReadPlan,
  asked: Asked,
  { offset, most, backwards }: Slice,
): Promise<readonly unknown[] | undefined> => {
  const { link, order } = asked
  const [join, ...further] = joinsOf(view, ordered(order))
  const [first, ...others] = order
  if (!first || !join?.empty || further.length || link || narrowed(view, asked) !== 'all') return undefined
  const [key, reach] = [keyOf(view, link), offset + most]
  const sorted = (by: Asked['order']) => sql.join([...ordered(by, backwards)], sql`, `)
  const shown = [{ ...first, by: sql`account` }, ...others.map(each => ({ ...each, by: sql`key` }))]
  const { rows } = await db.execute<{ key: unknown }>(sql`select key from (
    (select ${key} as key, ${first.by} as account from ${view.table} inner join ${join.table} on ${join.on} order by ${sorted(order)} limit ${reach})
    union all
    (select ${key}, null from ${view.table} where ${isNull(join.empty)} order by ${sorted(others)} limit ${reach})
  ) as found order by ${sorted(shown)} limit ${most} offset ${offset}`)
  return rows.map(each => each.key)
}
