import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { editedMigrations, sealMigrations } from '../../scripts/db/hashes.ts'
import { migrationsFolder } from '../../server/db/migrations.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuc-hashes-'))
  await cp(migrationsFolder, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

test('the migrations are what git says of them', async () => {
  expect(await editedMigrations(folder)).toEqual([])
})

test('an edited migration is named', async () => {
  await appendFile(join(folder, '0001_tablas.sql'), '\n-- otra cosa\n')
  expect(await editedMigrations(folder)).toEqual(['0001_tablas fue editada'])
})

test('a file that is in no journal, and so would never be applied, is named', async () => {
  await writeFile(join(folder, '9999_suelta.sql'), 'select 1')
  expect(await editedMigrations(folder)).toEqual(['9999_suelta no está en meta/_journal.json: no se aplicaría'])
})

test('one that nobody recorded is named, until it is sealed', async () => {
  await rm(join(folder, 'meta/_hashes.json'))
  expect(await editedMigrations(folder)).toContain('0000_base no está en meta/_hashes.json')
  await sealMigrations(folder)
  expect(await editedMigrations(folder)).toEqual([])
})
