import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../contexto.ts'

/** Whether a table has so many rows that counting some of them takes longer than reading a page. */
export const isLarge = async (db: Queryable, table: PgTable): Promise<boolean> =>
  (await sizeOf(db, getTableName(table))) > many

/** How many rows a table has, as PostgreSQL itself last looked at it; asked once in ten minutes. */
export const sizeOf = async (db: Queryable, name: string): Promise<number> => {
  const known = sizes.get(db)
  const current = known && performance.now() - known.asked < lasting ? known : ask(db)
  return (await current.found).get(name) ?? 0
}

const ask = (db: Queryable) => {
  const asked = { asked: performance.now(), found: everySize(db) }
  sizes.set(db, asked)
  asked.found.catch(() => sizes.delete(db))
  return asked
}

const everySize = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ name: string; size: number }>(
    sql`select relname as name, reltuples as size from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return new Map(rows.map(({ name, size }) => [name, size]))
}

const sizes = new WeakMap<Queryable, { asked: number; found: Promise<ReadonlyMap<string, number>> }>()

const many = 20_000

/** In milliseconds. */
const lasting = 600_000
