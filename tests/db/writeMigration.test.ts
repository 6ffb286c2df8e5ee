import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pendingChanges, writeMigration } from '../../scripts/db/writeMigration.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let folder: string
beforeAll(async () => {
  base = await baseDePrueba()
  folder = await mkdtemp(join(tmpdir(), 'cuc-migraciones-'))
  await cp('server/db/migrations', folder, { recursive: true })
})
afterAll(() => Promise.all([base.cerrar(), rm(folder, { recursive: true })]))

const { schema } = await import('../../server/university/schema.ts')
const aulas = pgTable('aulas_de_prueba', { clave: text().primaryKey(), capacidad: integer().notNull() })

test('a new table becomes the next migration, which drizzle applies', async () => {
  const tag = await writeMigration({ ...schema, aulas }, folder, 'aulas')
  expect(tag).toMatch(/^\d{4}_aulas$/)
  expect(await readFile(join(folder, `${tag}.sql`), 'utf8')).toContain('CREATE TABLE "aulas_de_prueba"')
  await migrate(base.db, { migrationsFolder: folder })
  await base.db.insert(aulas).values({ clave: 'A1', capacidad: 30 })
  const { rows } = await base.db.execute(sql`select clave from aulas_de_prueba`)
  expect(rows).toEqual([{ clave: 'A1' }])
})

test('nothing is written when tables and migrations agree', async () => {
  expect(await writeMigration({ ...schema, aulas }, folder, 'nada')).toBeUndefined()
})

test('a changed column is found before anything is written', async () => {
  const changed = pgTable('aulas_de_prueba', { clave: text().primaryKey(), capacidad: integer() })
  const { statements } = await pendingChanges({ ...schema, changed }, folder)
  expect(statements).toEqual(['ALTER TABLE "aulas_de_prueba" ALTER COLUMN "capacidad" DROP NOT NULL;'])
})
