import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sealMigrations } from './hashes.ts'

type Snapshot = ReturnType<typeof generateDrizzleJson>
type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }

/** The SQL that takes the last migration of `folder` to the tables of `schema`: one statement an element, none when they agree. */
export async function pendingChanges(schema: Record<string, unknown>, folder: string) {
  const before = await lastSnapshot(folder)
  const after = generateDrizzleJson(schema, before.id)
  return { statements: await generateMigration(before, after), after }
}

/** Writes that SQL as the next numbered migration, with its snapshot and its line in the journal; answers its name, or undefined when there is nothing to write. */
export async function writeMigration(
  schema: Record<string, unknown>,
  folder: string,
  name: string,
): Promise<string | undefined> {
  const { statements, after } = await pendingChanges(schema, folder)
  if (statements.length === 0) return undefined
  const journalPath = join(folder, 'meta/_journal.json')
  const journal: Journal = JSON.parse(await readFile(journalPath, 'utf8'))
  const idx = journal.entries.length
  const number = String(idx).padStart(4, '0')
  const tag = `${number}_${name}`
  journal.entries.push({ idx, version: '7', when: nextTime(journal), tag, breakpoints: true })
  await writeFile(join(folder, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  await writeFile(join(folder, `meta/${number}_snapshot.json`), `${JSON.stringify(after, null, 2)}\n`)
  await writeFile(journalPath, `${JSON.stringify(journal, null, 2)}\n`)
  await sealMigrations(folder)
  return tag
}

/** Drizzle applies what is newer than the last one applied: the time must grow, whatever this machine's clock says. */
const nextTime = ({ entries }: Journal) => Math.max(0, ...entries.map(({ when }) => when)) + 1000

async function lastSnapshot(folder: string): Promise<Snapshot> {
  const files = await readdir(join(folder, 'meta'))
  const last = files
    .filter(file => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  return last ? JSON.parse(await readFile(join(folder, 'meta', last), 'utf8')) : generateDrizzleJson({})
}
