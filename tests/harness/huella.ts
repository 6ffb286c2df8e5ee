import { sql } from 'drizzle-orm'
import type { Db } from '../../server/contexto.ts'

/** What every table holds, as a number of rows and a checksum, without what merely signing in changes: equal before and after a write that was refused. */
export const huella = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await db.execute<{ tabla: string }>(sql`select table_name as tabla from information_schema.tables where table_schema = 'public' and table_name not in ('sesiones', 'intentos') order by 1`)
  const cada = rows.map(({ tabla }) => sql`select ${tabla}::text as tabla, count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as suma from ${sql.identifier(tabla)} t`)
  const sumas = await db.execute<{ tabla: string; suma: string }>(sql.join(cada, sql` union all `))
  return Object.fromEntries(sumas.rows.map(({ tabla, suma }) => [tabla, suma]))
}
