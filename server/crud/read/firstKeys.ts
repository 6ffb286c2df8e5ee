import { getTableName, sql } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { isLarge, sizeOf } from './isLarge.ts'
import { joinsOf, tablesIn } from './joinsOf.ts'
import { mayBegin } from './joinTables.ts'
import { ordered } from './orderOf.ts'
import { planned } from './planned.ts'
import type { ReadPlan } from './readPlan.ts'
import type { Asked } from './rowsAsked.ts'
import { keyOf, narrowed } from './rowsOf.ts'

/**
 * Finds the keys of an early page of a large table in the order of another table, among those of its first rows, as far as the
 * page should lie if what is asked for lies everywhere. Undefined where that may take longer than sorting all that is asked for,
 * and where the page lies farther on.
 */
export const firstKeys = async (
  db: Queryable,
  view: ReadPlan,
  asked: Asked,
  offset: number,
  limit: number,
): Promise<readonly unknown[] | undefined> => {
  const { link, condition, order } = asked
  const sorting = ordered(order)
  const [join, ...further] = joinsOf(view, sorting)
  if (link || !condition || !join?.sure || !join.to || further.length) return undefined
  const name = getTableName(join.table)
  const isFirst = tablesIn(sorting[0]).every(each => each === name)
  if (!isFirst || mayBegin(join, narrowed(view, asked))) return undefined
  if (!(await isLarge(db, view.table))) return undefined
  const [rows, others] = [await sizeOf(db, view.resource.name), await sizeOf(db, join.to)]
  if (others <= 0) return undefined
  const { 'Plan Rows': held } = await planned(db, sql`select from ${view.table} where ${condition}`)
  const beginning = db
    .select()
    .from(join.table)
    .orderBy(...sorting.slice(0, 1))
  for (let reach = (spare * (offset + limit) * rows) / held; reach < held; reach *= spare) {
    const some = sql`(${beginning.getSQL()} fetch first ${Math.ceil((reach * others) / rows)} rows with ties)`
    const found = await db
      .select({ key: keyOf(view, link) })
      .from(view.table)
      .innerJoin(sql`${some} ${sql.identifier(name)}`, join.on)
      .where(condition)
      .orderBy(...sorting)
      .limit(limit)
      .offset(offset)
    if (found.length === limit) return found.map(({ key }) => key)
  }
  return undefined
}

/** Of several times as many rows as the page should need; where they do not hold it, of several times these. */
const spare = 8
