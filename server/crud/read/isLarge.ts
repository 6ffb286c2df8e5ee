import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/queryable.ts'
import { large, sizesLast, timesAsMany } from './costs.ts'

/** Tells whether a table has so many rows that counting some of them takes longer than reading a page. */
export const isLarge = async (db: Queryable, table: PgTable): Promise<boolean> =>
  (await sizeOf(db, getTableName(table))) > large

/** Tells whether a table has so few rows beside another, a large one, that one look-up for each takes less than finding all matches. A table that PostgreSQL has not analysed yet has few. */
export const isFewBeside = async (db: Queryable, few: PgTable, many: PgTable): Promise<boolean> => {
  const [rows, others] = [await sizeOf(db, getTableName(few)), await sizeOf(db, getTableName(many))]
  return others > large && rows * timesAsMany < others
}

/** Returns PostgreSQL's own estimate of a table's rows, read again after `sizesLast`. */
export const sizeOf = async (db: Queryable, name: string): Promise<number> => {
  const latest = sizes.get(db)
  const current = latest && performance.now() - latest.askedAt < sizesLast ? latest : ask(db)
  return (await current.found).get(name) ?? 0
}

const ask = (db: Queryable) => {
  const request = { askedAt: performance.now(), found: everySize(db) }
  sizes.set(db, request)
  request.found.catch(() => sizes.delete(db))
  return request
}

const everySize = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ name: string; size: number }>(
    sql`select relname as name, reltuples as size from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return new Map(rows.map(({ name, size }) => [name, size]))
}

const sizes = new WeakMap<Queryable, { askedAt: number; found: Promise<ReadonlyMap<string, number>> }>()
