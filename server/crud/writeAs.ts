import { sql } from 'drizzle-orm'
import type { Queryable } from '../context.ts'

/** Whatever the rest of a transaction writes to history is of this batch. */
export const writeAs = (tx: Queryable, lote: string) => tx.execute(sql`select set_config('cuc.lote', ${lote}, true)`)
