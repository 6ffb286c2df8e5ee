import { sql } from 'drizzle-orm'
import type { Queryable } from './queryable.ts'
import { withoutWaiting } from './inTransaction.ts'

/** Receives how much is done of what is under way, as a fraction. */
export type OnProgress = (part: number) => void

/**
 * Returns the function by which a transaction publishes its progress now and then, after a name of 40 characters at
 * most: in `application_name`, visible at once and restored at its end.
 */
export const progressIn = (tx: Queryable, called: string): OnProgress => {
  let last = -between
  return part => {
    const now = performance.now()
    if (now - last < between) return
    last = now
    const percent = Math.min(99, Math.floor(part * 100))
    void withoutWaiting(tx, tx.execute(sql`select set_config('application_name', ${`${called} ${percent}`}, true)`))
  }
}

/** Reads how far what runs under a name is (%); undefined when nothing does. */
export const progressOf = async (db: Queryable, called: string): Promise<number | undefined> => {
  const { rows } = await db.execute<{ called: string }>(
    sql`select application_name as called from pg_stat_activity where datname = current_database() and starts_with(application_name, ${`${called} `}) order by xact_start desc limit 1`,
  )
  return rows[0] && Number(rows[0].called.slice(called.length + 1))
}

/** Time (ms) between two reports. */
const between = 400
