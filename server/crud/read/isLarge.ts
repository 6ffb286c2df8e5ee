import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../contexto.ts'

/** Whether a table has so many rows that counting some of them takes longer than reading a page, as PostgreSQL itself last looked at it; asked once in ten minutes. */
export const isLarge = async (db: Queryable, table: PgTable): Promise<boolean> => {
  const known = sizes.get(db)
  const current = known && performance.now() - known.asked < lasting ? known : ask(db)
  return (await current.large).has(getTableName(table))
}

const ask = (db: Queryable) => {
  const asked = { asked: performance.now(), large: namesOfLarge(db) }
  sizes.set(db, asked)
  asked.large.catch(() => sizes.delete(db))
  return asked
}

const namesOfLarge = async (db: Queryable): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and reltuples > ${many}`,
  )
  return new Set(rows.map(({ name }) => name))
}

const sizes = new WeakMap<Queryable, { asked: number; large: Promise<ReadonlySet<string>> }>()

const many = 20_000

/** In milliseconds. */
const lasting = 600_000
