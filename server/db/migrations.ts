import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Queryable } from './queryable.ts'

/** Folder of the committed SQL: beside this file, and beside the built server. */
export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')

/** A migration of the code: its name, its moment (ms), and the hash of its text, by which a database remembers it. */
export type Migration = { tag: string; when: number; hash: string; statements: readonly string[] }

/** Reads the migrations of a folder, in order. */
export function migrationsIn(folder: string): readonly Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql: statements }, at) => ({
    tag: journal.entries[at]?.tag ?? '',
    when: folderMillis,
    hash,
    statements,
  }))
}

/** Statements that make the table in which a database keeps what was applied to it, as drizzle does: no migration makes it. */
export const createJournal: readonly string[] = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
]

/** Statement that reads the journal; the next begins to write into it: a hash and a moment follow. */
export const readJournal = 'select hash, created_at as when from drizzle.__drizzle_migrations order by created_at'
export const intoJournal = 'insert into drizzle.__drizzle_migrations (hash, created_at) values'

/** Notes that a migration was applied. */
export const noteApplied = (tx: Queryable, { hash, when }: Applied) =>
  tx.execute(sql`${sql.raw(intoJournal)} (${hash}, ${when})`)

type Applied = { hash: string; when: number }

/** Returns the migrations that a database says were applied to it, in order; none when it is new. */
export async function appliedMigrations(db: Queryable): Promise<readonly Applied[]> {
  const { rows: journals } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as journal`)
  if (!journals[0]?.journal) return []
  const { rows } = await db.execute<{ hash: string; when: string }>(sql.raw(readJournal))
  return rows.map(({ hash, when }) => ({ hash, when: Number(when) }))
}

/** Returns the migrations that a database with these should have: those of its time and before. */
export const upTo = (applied: readonly Applied[], declared: readonly Migration[]): readonly Migration[] =>
  declared.filter(({ when }) => when <= (applied.at(-1)?.when ?? 0))

/** Explains why this code may not use a database with these migrations; undefined when it may. */
export function refusalOf(applied: readonly Applied[], declared: readonly Migration[]): string | undefined {
  const unknown = applied.filter(({ hash }) => !declared.some(each => each.hash === hash))
  const newer = unknown.filter(({ when }) => when > (declared.at(-1)?.when ?? 0))
  const without = upTo(applied, declared).filter(({ hash }) => !applied.some(each => each.hash === hash))
  if (newer.length)
    return `Esta base de datos la preparó una versión más nueva del programa: tiene ${newer.length === 1 ? 'una migración' : `${newer.length} migraciones`} que esta versión no conoce. No se cambió nada. Hay que arrancar con aquella versión, o con una posterior.`
  if (without.length || unknown.length)
    return `Esta base de datos la preparó otra edición del programa: ${misfits(without, unknown)}. No se cambió nada. El comando «npm run db:adoptar» compara sus tablas con las que deben ser; si son las mismas la lleva adelante, y si no, dice en qué difieren.`
  return undefined
}

const misfits = (without: readonly Migration[], unknown: readonly Applied[]) =>
  without.length
    ? `le falta, tal como hoy ${without.length === 1 ? 'es, la migración' : 'son, las migraciones'} ${without.map(({ tag }) => tag).join(', ')}`
    : `tiene aplicada una migración desconocida (${unknown.map(({ hash }) => hash.slice(0, 12)).join(', ')})`
