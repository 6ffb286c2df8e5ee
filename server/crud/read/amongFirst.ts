import { getTableName, sql } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { estimated } from './firstKeys.ts'
import { isLarge, sizeOf } from './isLarge.ts'
import { joinsOf } from './joinsOf.ts'
import { ordered } from './orderOf.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Asked } from './rowsAsked.ts'
import { keyOf } from './rowsOf.ts'

/**
 * Finds the keys of an early page of a whole large table, in an order of its own, among its first rows, where a filter should
 * leave enough of them: these ask other tables one by one. Where what is asked for does not lie everywhere, as one period lies
 * among dates, PostgreSQL would walk on to it row by row: then all that a filter asks for is sorted. Undefined where nothing is gained.
 */
export const amongFirst = async (
  db: Queryable,
  view: ReadPlan,
  asked: Asked,
  offset: number,
  limit: number,
): Promise<readonly unknown[] | undefined> => {
  const { link, within, wanted, order, searched } = asked
  const sorting = ordered(order)
  if (link || within || !wanted || joinsOf(view, sorting).length || !(await isLarge(db, view.table))) return undefined
  const name = getTableName(view.table)
  const held = await estimated(db, sql`select from ${view.table} where ${wanted}`)
  const sorted = sql.join([...sorting], sql`, `)
  let reach = (spare * (offset + limit) * (await sizeOf(db, name))) / Math.max(held, 1)
  if (reach > farthest) return undefined
  for (; reach < farthest; reach *= spare) {
    const first = sql`(select * from ${view.table} order by ${sorted} limit ${Math.ceil(reach)}) ${sql.identifier(name)}`
    const { rows } = await db.execute<{ key: unknown }>(
      sql`select ${keyOf(view, link)} as key from ${first} where ${wanted} order by ${sorted} limit ${limit} offset ${offset}`,
    )
    if (rows.length === limit) return rows.map(({ key }) => key)
  }
  return searched ? undefined : sortAll(db, view, asked, offset, limit)
}

/** Sorts all that are asked for, however soon PostgreSQL expects the first of them. */
const sortAll = async (
  db: Queryable,
  view: ReadPlan,
  { link, condition, order }: Asked,
  offset: number,
  limit: number,
) => {
  const named = (at: number) => sql.identifier(`by_${at}`)
  const by = order.map((each, at) => sql`${each.by} as ${named(at)}`)
  const sorting = ordered(order.map((each, at) => ({ ...each, by: sql`${named(at)}` })))
  const { rows } = await db.execute<{ key: unknown }>(sql`
    select key from (
      select ${keyOf(view, link)} as key, ${sql.join(by, sql`, `)} from ${view.table} where ${condition} offset 0
    ) held order by ${sql.join([...sorting], sql`, `)} limit ${limit} offset ${offset}`)
  return rows.map(({ key }) => key)
}

/** Of several times as many rows as the page should need; where they do not hold it, of several times these. */
const spare = 8

/** Farther on, other ways are as quick. */
const farthest = 15_000
