import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sealMigrations } from './hashes.ts'
import type { Wishes } from './plan/decisions.ts'
import { planMigration } from './plan/planMigration.ts'
import { snapshotOf, type Snapshot } from './plan/snapshot.ts'

type Schema = Record<string, unknown>
type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }

/** Returns the SQL that takes the last migration of `folder` to the tables of `schema`, one statement an element, none when they agree. Throws MigrationRefusal where a person must decide. */
export async function pendingChanges(schema: Schema, folder: string, wishes: Wishes = {}) {
  const before = await lastSnapshot(folder)
  const after = snapshotOf(schema, before.id)
  return { statements: await planMigration(before, after, wishes), after }
}

/** Writes that SQL as the next numbered migration, with the snapshot of the resulting tables. Returns its tag, or undefined when there is nothing to write. */
export async function writeMigration(
  schema: Schema,
  folder: string,
  name: string,
  wishes: Wishes = {},
): Promise<string | undefined> {
  const { statements, after } = await pendingChanges(schema, folder, wishes)
  if (statements.length === 0) return undefined
  const tag = await append(folder, name, `${statements.join('\n--> statement-breakpoint\n')}\n`)
  await writeFile(join(folder, snapshotFile), `${JSON.stringify(after, null, 2)}\n`)
  return tag
}

/** Writes an empty next migration, for what declarations do not express: functions, collations, rows that move. Returns its tag. */
export const writeEmptyMigration = (folder: string, name: string): Promise<string> =>
  append(folder, name, '-- Escriba aquí el SQL y después: npm run db:migration -- --sellar\n')

/** Seals migrations that were edited or written by hand. Rewrites the snapshot, which `npm run dev` watches, so that it applies them. */
export async function sealNew(folder: string): Promise<void> {
  await sealMigrations(folder)
  const file = join(folder, snapshotFile)
  await writeFile(file, await readFile(file, 'utf8'))
}

/** Appends a migration: its file, its entry in the journal and its hash. */
async function append(folder: string, name: string, text: string): Promise<string> {
  const journalPath = join(folder, 'meta/_journal.json')
  const journal: Journal = JSON.parse(await readFile(journalPath, 'utf8'))
  const idx = journal.entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  journal.entries.push({ idx, version: '7', when: nextTime(journal), tag, breakpoints: true })
  await writeFile(join(folder, `${tag}.sql`), text)
  await writeFile(journalPath, `${JSON.stringify(journal, null, 2)}\n`)
  await sealMigrations(folder)
  return tag
}

/** Drizzle applies migrations newer than the last one applied, so the time must grow whatever this machine's clock says. */
const nextTime = ({ entries }: Journal) => Math.max(0, ...entries.map(({ when }) => when)) + 1000

async function lastSnapshot(folder: string): Promise<Snapshot> {
  const file = join(folder, snapshotFile)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : snapshotOf({})
}

/** The tables as the last migration left them. Earlier ones are in the history of this file. */
const snapshotFile = 'meta/snapshot.json'
