import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/queryable.ts'

export type Suma = { filas: number; suma: string }

/** Returns, for each table, its number of rows and an order-independent sum of their hashes. It also works where one checksum of the concatenated text would not fit. */
export async function sumas(db: Db): Promise<ReadonlyMap<string, Suma>> {
  const { rows: tablas } = await db.execute<{ tabla: string }>(
    sql`select relname as tabla from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const todas = new Map<string, Suma>()
  for (const { tabla } of tablas) {
    const { rows } = await db.execute<Suma>(
      sql`select count(*)::int as filas, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as suma from ${sql.identifier(tabla)} t`,
    )
    if (rows[0]) todas.set(tabla, rows[0])
  }
  return todas
}
