import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adopt, catalogAfter } from '../../server/db/adopt.ts'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { migrate } from '../../server/db/migrate.ts'
import { appliedMigrations, migrationsFolder, migrationsIn } from '../../server/db/migrations.ts'
import { StartRefusal } from '../../server/process/StartRefusal.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

type Base = Awaited<ReturnType<typeof baseDePrueba>>
let fresh: Base
let base: Base
beforeAll(async () => {
  fresh = await baseDePrueba()
})
beforeEach(async () => {
  base = await baseDePrueba({ sembrada: true })
  return () => base.cerrar()
}, 60_000)
afterAll(() => fresh.cerrar())

const run = (statement: string) => base.db.execute(sql.raw(statement))
const otherEdition = () =>
  run(`update drizzle.__drizzle_migrations set hash = md5(hash) where created_at = 1700000001000`)
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    error => (error instanceof StartRefusal ? error.message : error),
  )

test('a database of this edition starts, and there is nothing to adopt', async () => {
  await migrate(base.db)
  expect(await adopt(base.db, base)).toBe(false)
})

test('a newer one is refused, and cannot be adopted', async () => {
  await run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('nueva', 99999999999999)`)
  expect(await refused(migrate(base.db))).toMatch(/versión más nueva.*tiene una migración que esta versión no conoce/)
  expect(await refused(adopt(base.db, base))).toMatch(/versión más nueva/)
})

test('another edition of a migration is refused by name; the same tables are adopted and start', async () => {
  await otherEdition()
  expect(await refused(migrate(base.db))).toMatch(/otra edición.*0001_tablas.*npm run db:adoptar/)
  expect(await adopt(base.db, base)).toBe(true)
  expect((await appliedMigrations(base.db)).map(({ hash }) => hash)).toEqual(
    migrationsIn(migrationsFolder).map(({ hash }) => hash),
  )
  await migrate(base.db)
})

test('a database that lacks a migration in the middle is refused', async () => {
  await run(`delete from drizzle.__drizzle_migrations where created_at = 1700000000000`)
  expect(await refused(migrate(base.db))).toMatch(/le falta.*0000_base/)
})

test('differences are named and nothing changes; missing parts are completed when told to', async () => {
  await otherEdition()
  await run(`alter table usuarios drop column telefono`)
  await run(`alter table materias drop constraint materias_clave_materia_unico`)
  await run(`drop index grupos_orden`)
  await run(`drop table sesiones`)
  const before = await appliedMigrations(base.db)
  const said = await refused(adopt(base.db, base))
  for (const each of [
    'Falta la columna usuarios.telefono',
    'Falta la restricción materias_clave_materia_unico',
    'Falta el índice grupos_orden',
    'Falta la tabla sesiones',
    '--completar',
  ])
    expect(said).toContain(each)
  expect(await appliedMigrations(base.db)).toEqual(before)
  expect(await adopt(base.db, { ...base, complete: true })).toBe(true)
  await migrate(base.db)
  expect(differences(await catalogOf(base.db), await catalogOf(fresh.db))).toEqual([])
})

test('differences that only a person can decide stay as they are', async () => {
  await otherEdition()
  await run(`alter table usuarios add column apodo text, drop column telefono`)
  await run(`alter table materias drop column nombre cascade`)
  const before = await catalogOf(base.db)
  expect(await refused(adopt(base.db, { ...base, complete: true }))).toMatch(/No se pudo completar.*nombre/)
  await run(
    `delete from reticulas_materias; delete from calificaciones; delete from clases_estudiantes; delete from clases; delete from materias`,
  )
  expect(await refused(adopt(base.db, { ...base, complete: true }))).toMatch(/Sobra la columna usuarios.apodo/)
  expect(differences(await catalogOf(base.db), before)).toEqual([])
})

test('a comparison that cannot be made says why: no permission, or a database that does not answer', async () => {
  const [sinPermiso, lejos] = [new URL(base.url), new URL(base.url)]
  sinPermiso.username = 'sin_permiso_de_crear'
  lejos.port = '1'
  await run(`create role sin_permiso_de_crear login password 'x'`)
  sinPermiso.password = 'x'
  expect(await refused(catalogAfter([], sinPermiso.href))).toMatch(/necesita el permiso CREATEDB/)
  await run('drop role sin_permiso_de_crear')
  expect(await refused(catalogAfter([], lejos.href))).toMatchObject({ code: 'ECONNREFUSED' })
})
