import { sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/queryable.ts'

/** Counts the sessions of this database that wait for a lock. */
export const esperan = async (db: Queryable) => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n
}
