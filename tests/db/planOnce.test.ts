import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isDatabaseAway } from '../../server/db/isDatabaseAway.ts'
import { openPool, type OpenPool } from '../../server/db/openPool.ts'
import { anyOf, planOnce } from '../../server/db/planOnce.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

const cosas = pgTable('cosas', { clave: text('clave').primaryKey(), cuantas: integer('cuantas').notNull() })

let base: Awaited<ReturnType<typeof baseDePrueba>>
let sola: OpenPool
beforeAll(async () => {
  base = await baseDePrueba()
  await base.db.execute(sql`create table cosas (clave text primary key, cuantas int not null)`)
  await base.db.insert(cosas).values([1, 2, 3].map(cuantas => ({ clave: `c${cuantas}`, cuantas })))
})
beforeEach(() => {
  sola = openPool(base.url, { connections: 1 })
  return () => sola.close()
})
afterAll(() => base.cerrar())

const leer = (db: Pick<OpenPool['db'], 'select'>, claves: readonly string[], cuantas = claves.length) =>
  planOnce(
    db.select({ clave: cosas.clave, cuantas: cosas.cuantas }).from(cosas).where(anyOf(cosas.clave, claves)),
    cuantas,
  )
/** The named statements of the only connection, and how often each was run. */
const nombradas = async () =>
  (
    await sola.db.execute<{ veces: number }>(
      sql`select (generic_plans + custom_plans)::int as veces from pg_prepared_statements`,
    )
  ).rows

test('one statement of one name serves any number of keys, and answers each its own', async () => {
  expect(await leer(sola.db, ['c1'])).toEqual([{ clave: 'c1', cuantas: 1 }])
  expect(await leer(sola.db, ['c2', 'c3'])).toHaveLength(2)
  expect(await leer(sola.db, [])).toEqual([])
  await sola.db.transaction(async tx => expect(await leer(tx, ['c2'])).toEqual([{ clave: 'c2', cuantas: 2 }]))
  expect(await nombradas()).toEqual([{ veces: 4 }])
})

test('many rows are planned for themselves', async () => {
  expect(await leer(sola.db, ['c1', 'c2'], 101)).toHaveLength(2)
  expect(await nombradas()).toEqual([])
})

test.each([
  ['a pooler lent another connection', () => sola.db.execute(sql`deallocate all`)],
  ['a migration changed what it answers', () => sola.db.execute(sql`alter table cosas alter cuantas type bigint`)],
])('where %s, a read is read again and nothing is named any more', async (_, pasa) => {
  expect(await leer(sola.db, ['c1'])).toHaveLength(1)
  await pasa()
  expect(await leer(sola.db, ['c1'])).toHaveLength(1)
  await sola.db.execute(sql`deallocate all`)
  expect(await leer(sola.db, ['c2'])).toHaveLength(1)
  expect(await nombradas()).toEqual([])
  await sola.db.execute(sql`alter table cosas alter cuantas type int`)
})

test('a transaction that is refused by name is undone and told as a database that is away; the next one works', async () => {
  await leer(sola.db, ['c1'])
  await sola.db.execute(sql`deallocate all`)
  const escribe = (nombre: string) =>
    sola.db.transaction(async tx => {
      await tx.insert(cosas).values({ clave: nombre, cuantas: 9 })
      await leer(tx, ['c1'])
    })
  const falla: unknown = await escribe('c8').catch((error: unknown) => error)
  expect(isDatabaseAway(falla)).toBe(true)
  await escribe('c9')
  expect((await leer(sola.db, ['c8', 'c9'])).map(({ clave }) => clave)).toEqual(['c9'])
})
