import { count, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../context.ts'
import { countedRows } from '../countedRows.ts'
import { through } from '../joinTables.ts'
import type { RowsAsked } from '../rowsAsked.ts'

/** Counts the rows asked for, and those of them that meet each named condition, with one statement; adds up kept counts where it can. */
export const countEach = async (
  db: Queryable,
  asked: Pick<RowsAsked, 'plan' | 'link' | 'condition'>,
  parts: readonly (readonly [name: string, rows: SQL | undefined])[],
) => {
  const conditions = [asked.condition, ...parts.map(([, rows]) => rows)]
  const kept = countedRows(asked, conditions)
  const [all, ...each] = kept?.conditions ?? conditions
  const counts: Readonly<Record<string, SQL.Aliased<number>>> = Object.fromEntries(
    parts.map(([name], at) => [name, countOf(each[at], kept?.rows).as(`vista_${at}`)]),
  )
  const query = db
    .select({ ...counts, [whole]: kept ? countOf(undefined, kept.rows) : count() })
    .from(kept?.table ?? asked.plan.table)
    .$dynamic()
  const [row = {}]: Readonly<Record<string, unknown>>[] = await through(query, asked.link).where(all)
  const counted = (name: string) => Number(row[name] ?? 0)
  return { total: counted(whole), counted }
}

/** Name of the total among the counts; no view is called so. */
const whole = ' total'

/** Counts the rows that meet a condition, or adds up the column that keeps them counted. */
const countOf = (condition: SQL | undefined, rows: PgColumn | undefined) => {
  const met = condition ?? sql`true`
  return rows
    ? sql<number>`coalesce(sum(${rows}) filter (where ${met}), 0)`
    : sql<number>`count(*) filter (where ${met})`
}
