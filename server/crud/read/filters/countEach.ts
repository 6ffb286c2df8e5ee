import { count, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/queryable.ts'
import { countedRows } from '../countedRows.ts'
import { through } from '../joinTables.ts'
import type { Listing } from '../listingOf.ts'

/** Counts the rows asked for, and those of them that meet each named condition, with one statement; adds up kept counts where it can. */
export const countEach = async (
  db: Queryable,
  listing: Pick<Listing, 'plan' | 'link' | 'condition'>,
  parts: readonly (readonly [name: string, rows: SQL | undefined])[],
) => {
  const conditions = [listing.condition, ...parts.map(([, rows]) => rows)]
  const counters = countedRows(listing, conditions)
  const [condition, ...ofParts] = counters?.conditions ?? conditions
  const counts: Readonly<Record<string, SQL.Aliased<number>>> = Object.fromEntries(
    parts.map(([name], at) => [name, countOf(ofParts[at], counters?.rows).as(`vista_${at}`)]),
  )
  const query = db
    .select({ ...counts, [totalColumn]: counters ? countOf(undefined, counters.rows) : count() })
    .from(counters?.table ?? listing.plan.table)
    .$dynamic()
  const [row = {}]: Readonly<Record<string, unknown>>[] = await through(query, listing.link).where(condition)
  const countNamed = (name: string) => Number(row[name] ?? 0)
  return { total: countNamed(totalColumn), counted: countNamed }
}

/** Name of the total among the counts; no view is called so. */
const totalColumn = ' total'

/** Counts the rows that meet a condition, or adds up the column that keeps them counted. */
const countOf = (condition: SQL | undefined, rows: PgColumn | undefined) => {
  const met = condition ?? sql`true`
  return rows
    ? sql<number>`coalesce(sum(${rows}) filter (where ${met}), 0)`
    : sql<number>`count(*) filter (where ${met})`
}
