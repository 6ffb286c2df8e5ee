import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'

/** Marks all that the rest of the transaction writes to history as part of this batch. */
export const writeAs = (tx: Queryable, batchId: string) =>
  tx.execute(sql`select set_config('cuc.lote', ${batchId}, true)`)
