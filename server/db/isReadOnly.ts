import { sql } from 'drizzle-orm'
import type { Queryable } from '../context.ts'
import { codes, databaseError } from './databaseError.ts'

/** Tells a write that was refused since the database takes none now. */
export const isReadOnlyFailure = (error: unknown): boolean => databaseError(error).code === codes.readOnly

/** Whether the database takes no writes now: it is a standby, or whoever keeps it made it so. */
export const isReadOnly = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.execute<{ only: string }>(sql`select current_setting('transaction_read_only') as only`)
  return rows[0]?.only === 'on'
}
