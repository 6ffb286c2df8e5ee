import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/queryable.ts'

/** Asks PostgreSQL how it would answer a query: the rows that it expects, the cost of finding them (reads of a page), and what each part reads from. */
export const explain = async (db: Queryable, query: SQL): Promise<Plan> => {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(sql`explain (format json) ${query}`)
  return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '', 'Plan Rows': 0, 'Total Cost': 0 }
}

export type Plan = {
  'Node Type': string
  'Plan Rows': number
  'Total Cost': number
  'Parent Relationship'?: string
  Plans?: readonly Plan[]
}
