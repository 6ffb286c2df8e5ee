import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from '../../server/db/migrations.ts'
import { sealMigrations } from './hashes.ts'

/** Starts the migrations of a new house in an empty folder. The first one is the SQL that every database needs before its tables. */
export async function beginMigrations(folder: string): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const base = await readFile(join(migrationsFolder, '../base.sql'), 'utf8')
  const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_base', breakpoints: true }
  await writeFile(join(folder, '0000_base.sql'), base)
  await writeFile(
    join(folder, 'meta/_journal.json'),
    `${JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }, null, 2)}\n`,
  )
  await sealMigrations(folder)
}
