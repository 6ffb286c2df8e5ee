import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/queryable.ts'

/** Returns, for each table, its number of rows and a sum of their hashes, without the tables that signing in changes. Equal before and after a refused write. */
export const huella = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await db.execute<{ tabla: string }>(
    sql`select relname as tabla from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('sesiones', 'intentos') order by 1`,
  )
  const cada = rows.map(
    ({ tabla }) =>
      sql`select ${tabla}::text as tabla, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as suma from ${sql.identifier(tabla)} t`,
  )
  const sumas = await db.execute<{ tabla: string; suma: string }>(sql.join(cada, sql` union all `))
  return Object.fromEntries(sumas.rows.map(({ tabla, suma }) => [tabla, suma]))
}

/** Counts from now on every committed statement that writes to a table. A refused write must leave the count as it was, and it is cheaper than a checksum. */
export const contadorDeCambios = async (db: Db): Promise<() => Promise<number>> => {
  await db.execute(sql`create table cambios (tabla text)`)
  await db.execute(
    sql`create function cambia() returns trigger language plpgsql as $$ begin insert into cambios values (tg_table_name); return null; end $$`,
  )
  await db.execute(sql`do $$ declare t text; begin
    for t in select table_name from information_schema.tables where table_schema = 'public' and table_name not in ('sesiones', 'intentos', 'cambios') loop
      execute format('create trigger cambia after insert or update or delete on %I for each statement execute function cambia()', t);
    end loop; end $$`)
  return async () =>
    Number((await db.execute<{ total: string }>(sql`select count(*) as total from cambios`)).rows[0]?.total)
}
