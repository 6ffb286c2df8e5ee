import { sql } from 'drizzle-orm'
import type { Queryable } from './queryable.ts'
import { codes, databaseError } from './databaseError.ts'

/** Tells whether a write was refused because the database takes none now. */
export const isReadOnlyFailure = (error: unknown): boolean => databaseError(error).code === codes.readOnly

/** Tells whether the database takes no writes now: it is a standby, or was set so. */
export const isReadOnly = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.execute<{ only: string }>(sql`select current_setting('transaction_read_only') as only`)
  return rows[0]?.only === 'on'
}
