import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/queryable.ts'

/**
 * Removes triggers, constraints and indexes of tables, which cost more than millions of rows; returns the function that
 * restores them and so checks every row. Only inside a transaction.
 */
export const setAside = async (tx: Db, tables: readonly PgTable[]): Promise<() => Promise<void>> => {
  const named = sql`array(select format('public.%I', name)::regclass from unnest(${sql.param(tables.map(getTableName))}::text[]) as name)::oid[]`
  const { rows } = await tx.execute<{ away: string; back: string }>(sql`
    with these (oid) as (select unnest(${named}))
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as back, 0 as turn
    from pg_trigger where not tgisinternal and tgenabled <> 'D' and tgrelid in (select oid from these)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), case contype when 'f' then 1 else 2 end
    from pg_constraint where contype = 'f' and (conrelid in (select oid from these) or confrelid in (select oid from these))
      or contype = 'u' and conrelid in (select oid from these)
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 3
    from pg_index where indrelid in (select oid from these) and not exists (select from pg_constraint where conindid = indexrelid)
    order by turn`)
  for (const { away } of rows) await tx.execute(sql.raw(away))
  return async () => {
    for (const { back } of rows.toReversed()) await tx.execute(sql.raw(back))
  }
}
