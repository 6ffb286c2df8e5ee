import { spawnSync } from 'node:child_process'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { appendFile, cp, mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { editedMigrations } from '../../scripts/db/hashes.ts'
import { nothingToWrite } from '../../scripts/db/nothingToWrite.ts'
import { wayBack } from '../../scripts/db/wayBack.ts'
import { pendingChanges, sealNew, writeMigration } from '../../scripts/db/writeMigration.ts'
import { migrationsFolder } from '../../server/db/migrations.ts'
import { schema } from '../../server/university/schema.ts'

let copia: string
let folder: string
beforeEach(async () => {
  copia = await mkdtemp(join(tmpdir(), 'cuc-vuelta-'))
  folder = join(copia, 'migrations')
  await cp(migrationsFolder, folder, { recursive: true })
})
afterEach(() => rm(copia, { recursive: true }))

const git = (...args: string[]) =>
  expect(spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.mx', ...args], { cwd: copia }).status).toBe(0)

const conAulas = { ...schema, aulas: pgTable('aulas', { clave: text().primaryKey() }) }
const conBecas = { ...conAulas, becas: pgTable('becas', { clave: text().primaryKey() }) }

test('the advice after writing migrations takes back all that git does not have', async () => {
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'x')
  expect(wayBack(folder, 'migrations')).toEqual([])
  const nuevas = [await writeMigration(conAulas, folder, 'aulas'), await writeMigration(conBecas, folder, 'becas')]
  const archivos = nuevas.map(tag => `migrations/${tag}.sql`)
  expect(wayBack(folder, 'migrations')).toEqual([
    expect.stringMatching(/npm run db:migration -- --sellar$/),
    `Si no la quiere, mientras no esté en git ni en una base de datos: borre ${archivos.join(' y ')}, y después git restore migrations/meta`,
    expect.stringMatching(
      /^Solo se quitan juntas\. Si alguna ya está en una base de datos, como la de npm run dev, no las quite/,
    ),
  ])
  await Promise.all(archivos.map(each => rm(join(copia, each))))
  git('restore', 'migrations/meta')
  expect(await editedMigrations(folder)).toEqual([])
  expect((await pendingChanges(schema, folder)).statements).toEqual([])
})

test('that nothing is left to write says of the last one, while git has it not, how what fills rows comes into it', async () => {
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'x')
  const agreed = 'Las tablas y las migraciones ya coinciden.'
  expect(nothingToWrite(folder, 'migrations')).toEqual([agreed])
  const tag = await writeMigration(conAulas, folder, 'aulas')
  expect(nothingToWrite(folder, 'migrations')).toEqual([
    agreed,
    expect.stringMatching(/backfill.* no es parte de las tablas: .* quítela y escríbala de nuevo\.$/),
    expect.stringMatching(/--sellar$/),
    expect.stringContaining(`borre migrations/${tag}.sql`),
  ])
})

test('without migrations in git there is no advice', async () => {
  await writeMigration(conAulas, folder, 'aulas')
  expect(wayBack(folder, 'migrations')).toEqual([])
})

test('a migration mended by hand is sealed, and the running development server notices', async () => {
  const tag = await writeMigration(conAulas, folder, 'aulas')
  const snapshot = join(folder, 'meta/snapshot.json')
  const antes = await readFile(snapshot, 'utf8')
  await utimes(snapshot, 0, 0)
  await appendFile(join(folder, `${tag}.sql`), '-- a mano\n')
  expect(await editedMigrations(folder)).toEqual([`${tag} fue editada`])
  await sealNew(folder)
  expect(await editedMigrations(folder)).toEqual([])
  expect(await readFile(snapshot, 'utf8')).toBe(antes)
  expect((await stat(snapshot)).mtimeMs).toBeGreaterThan(0)
})
