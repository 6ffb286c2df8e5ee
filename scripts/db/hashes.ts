import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsIn } from '../../server/db/migrations.ts'

type Hashes = Readonly<Record<string, string>>

/** Compares the migrations of a folder with the list of hashes that git keeps. Returns one line for each that was edited, removed or added unrecorded, and for each file that is in no journal, which would never be applied. */
export async function editedMigrations(folder: string): Promise<readonly string[]> {
  const recorded = await hashesIn(folder)
  const present = new Map(migrationsIn(folder).map(({ tag, hash }) => [tag, hash]))
  const files = (await readdir(folder)).flatMap(file => /^(.+)\.sql$/.exec(file)?.[1] ?? [])
  return [
    ...files.filter(tag => !present.has(tag)).map(tag => `${tag} no está en ${journal}: no se aplicaría`),
    ...Object.entries(recorded).flatMap(([tag, hash]) => {
      if (!present.has(tag)) return [`${tag} ya no está`]
      return present.get(tag) === hash ? [] : [`${tag} fue editada`]
    }),
    ...[...present.keys()].filter(tag => !(tag in recorded)).map(tag => `${tag} no está en ${list}`),
  ]
}

/** Records the hashes of the migrations of a folder. Throws when one that git already has was edited or is gone, because databases remember it as it was. */
export async function sealMigrations(folder: string): Promise<void> {
  const now = Object.fromEntries(migrationsIn(folder).map(({ tag, hash }) => [tag, hash]))
  const edited = Object.entries(landedIn(folder)).filter(([tag, hash]) => now[tag] !== hash)
  if (edited.length)
    throw new Error(
      `${edited.map(([tag]) => tag).join(', ')} ya está en git: no se edita ni se quita. Lo que falte va en una migración nueva.`,
    )
  await writeFile(join(folder, list), `${JSON.stringify(now, null, 2)}\n`)
}

const list = 'meta/_hashes.json'
const journal = 'meta/_journal.json'

async function hashesIn(folder: string): Promise<Hashes> {
  const file = join(folder, list)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

/** Returns the hashes of the last commit; empty when there is none. */
export function landedIn(folder: string): Hashes {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${list}`], { cwd: folder, encoding: 'utf8' })
  return status === 0 ? JSON.parse(stdout) : {}
}
