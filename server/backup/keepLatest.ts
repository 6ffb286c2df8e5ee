import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beginning } from './saveBackup.ts'
import { lockedEnding } from './seal.ts'

/** Keeps the newest backups of a folder, always with the one just saved, and deletes the others, each with its fingerprint; returns their names. Touches nothing else in the folder. */
export async function keepLatest(folder: string, count: number, saved: string): Promise<string[]> {
  const others = (await readdir(folder)).filter(name => isBackup(name) && name !== basename(saved)).toSorted()
  const old = others.slice(0, Math.max(0, others.length + 1 - count))
  for (const name of old) for (const each of [name, `${name}.sha256`]) await rm(join(folder, each), { force: true })
  return old
}

const form = new RegExp(`^${beginning}\\d{4}-\\d{2}-\\d{2}T\\d{2}-\\d{2}-\\d{2}\\.zip(\\${lockedEnding})?$`)

const isBackup = (name: string) => form.test(name)
