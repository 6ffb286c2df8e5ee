import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Queryable } from './queryable.ts'

/** Position of a primary's log, its timeline, and the identity of its database. */
export type Position = { lsn: string; timeline: string; base: string }

/** SQL that identifies this very server and database, whatever both are called. */
const base = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`

/** Returns the log position of everything acknowledged until now: the written one, or the inserted one where commits do not wait for the write. */
export const positionOf = async (primary: Queryable): Promise<Position> => {
  const { rows } = await primary.execute<Position>(
    sql.raw(`select ${base} as base, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline,
      (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_lsn() end)::text as lsn`),
  )
  const [position] = rows
  if (!position) throw new Error('the primary does not say where its log stands')
  return position
}

/** Judges whether a server is a replica of that database and has all up to the position. One that follows an older timeline has not: it may hold what the primary of today never had. */
export const hasReached = async (replica: ClientBase, { lsn, timeline, base: expectedBase }: Position) => {
  const { rows } = await replica.query<{ follows: boolean; reached: boolean }>(
    `select pg_is_in_recovery() and ${base} = $1 as follows,
      coalesce(pg_last_wal_replay_lsn() >= $2::pg_lsn, false)
        and (select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint()) = $3 as reached`,
    [expectedBase, lsn, timeline],
  )
  const [standing] = rows
  if (!standing?.follows) return 'ajena'
  return standing.reached ? 'al corriente' : 'atrasada'
}
