import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './queryable.ts'

/**
 * Loads a table without the indexes that no constraint needs and builds them again after, which for many rows takes
 * half the time. Only inside a transaction, where nobody else sees the table meanwhile.
 */
export const withoutIndexes = async (tx: Db, table: PgTable, load: () => Promise<void>): Promise<void> => {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${getTableName(table)}::regclass and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`))
  await load()
  for (const { definition } of rows) await tx.execute(sql.raw(definition))
}
