import { getTableName, sql } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { isLarge, sizeOf } from './isLarge.ts'
import { joinsOf, tablesIn } from './joinsOf.ts'
import { ordered } from './orderOf.ts'
import { planned, type Plan } from './planned.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Asked } from './rowsAsked.ts'
import { keyOf } from './rowsOf.ts'

/**
 * Finds the keys of an early page of a whole large table, in an order of its own, among its first rows, where a filter should
 * leave enough of them: these ask other tables one by one. Where none of the first is asked for, what is lies together elsewhere,
 * as a period does among dates, and PostgreSQL would walk on to it row by row: then all of it is sorted, if looking at each row is
 * cheap. Undefined where nothing is gained, as where PostgreSQL sorts anyway.
 */
export const amongFirst = async (
  db: Queryable,
  view: ReadPlan,
  asked: Asked,
  offset: number,
  limit: number,
): Promise<readonly unknown[] | undefined> => {
  const { link, within, wanted, order } = asked
  const sorting = ordered(order)
  if (link || within || !wanted || joinsOf(view, sorting).length || !(await isLarge(db, view.table))) return undefined
  const name = getTableName(view.table)
  const sorted = sql.join([...sorting], sql`, `)
  const size = await sizeOf(db, name)
  const key = keyOf(view, link)
  const way = await planned(
    db,
    sql`select ${key} from ${view.table} where ${wanted} order by ${sorted} limit ${offset + limit}`,
  )
  const walk = outerOf(way)
  if (!walk || isSorted(walk)) return undefined
  const asksOthers = tablesIn(wanted).some(each => each !== name)
  const farthest = asksOthers ? askingFarthest : ownFarthest
  const needed = (spare * (offset + limit) * size) / Math.max(walk['Plan Rows'], 1)
  let found: readonly unknown[] | undefined
  for (const reach of needed < farthest ? [needed, ...(asksOthers ? [] : [needed * spare, farthest])] : []) {
    const first = sql`(select * from ${view.table} order by ${sorted} limit ${Math.min(Math.ceil(reach), farthest)}) ${sql.identifier(name)}`
    const { rows } = await db.execute<{ key: unknown }>(
      sql`select ${key} as key from ${first} where ${wanted} order by ${sorted} limit ${limit} offset ${offset}`,
    )
    found = rows.map(each => each.key)
    if (found.length) return found.length === limit ? found : undefined
  }
  if (!found) return undefined
  const every = await planned(db, sql`select from ${view.table} where ${wanted}`)
  return every['Total Cost'] < cheap * size ? sortAll(db, view, asked, offset, limit) : undefined
}

/** Whether PostgreSQL would sort all that is asked for, and not walk along the order. */
const isSorted = (plan: Plan): boolean => {
  const outer = outerOf(plan)
  return plan['Node Type'] === 'Sort' || (outer !== undefined && isSorted(outer))
}

/** The part of a plan that the rows come from. */
const outerOf = ({ Plans = [] }: Plan) => Plans.find(each => each['Parent Relationship'] === 'Outer')

/** Sorts all that are asked for, however soon PostgreSQL expects the first of them. */
export const sortAll = async (
  db: Queryable,
  view: ReadPlan,
  { link, condition, order }: Pick<Asked, 'link' | 'condition' | 'order'>,
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

/** Of several times as many rows as the page should need; where none of them is asked for, of several times these. */
const spare = 8

/** Farther on, other ways are as quick: what asks other tables for each row takes many times as long, and is tried once. */
const [ownFarthest, askingFarthest] = [150_000, 3_000]

/** What it takes to compare a row's own columns, in reads of a page; a function of ours takes more. */
const cheap = 0.2
