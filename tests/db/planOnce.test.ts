import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Queryable } from '../../server/db/queryable.ts'
import { isDatabaseAway } from '../../server/db/isDatabaseAway.ts'
import { openPool, type OpenPool } from '../../server/db/openPool.ts'
import { inTransaction, withoutWaiting } from '../../server/db/inTransaction.ts'
import { anyOf, builtOnce, plannedOnce, planOnce } from '../../server/db/planOnce.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
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
/** Returns how often each named statement of the only connection was run. */
const nombradas = async () =>
  (
    await sola.db.execute<{ veces: number }>(
      sql`select (generic_plans + custom_plans)::int as veces from pg_prepared_statements`,
    )
  ).rows

test('a statement of one name serves one key, and another any other number of them; each answers its own', async () => {
  expect(await leer(sola.db, ['c1'])).toEqual([{ clave: 'c1', cuantas: 1 }])
  expect(await leer(sola.db, ['c2', 'c3'])).toHaveLength(2)
  expect(await leer(sola.db, [])).toEqual([])
  await sola.db.transaction(async tx => expect(await leer(tx, ['c2'])).toEqual([{ clave: 'c2', cuantas: 2 }]))
  expect(await nombradas()).toEqual([{ veces: 2 }, { veces: 2 }])
})

test('reads are sent in the order they are asked for, with any number of keys', async () => {
  const una = async (tx: Parameters<typeof leer>[0]) => leer(tx, ['c3'])
  const { sentencias } = await tiempoDeBase(() =>
    sola.db.transaction(async tx => void (await Promise.all([leer(tx, ['c1', 'c2'], 101), una(tx)]))),
  )
  const leidas = sentencias.map(({ text }) => text).filter(text => text.includes('"cosas"'))
  expect(leidas).toEqual([expect.stringContaining('= any('), expect.stringMatching(/= \$1$/)])
})

test('a read of one row gets a generic plan', async () => {
  for (let vez = 0; vez < 12; vez += 1) await leer(sola.db, ['c1'])
  const { rows } = await sola.db.execute(sql`select generic_plans::int as generales from pg_prepared_statements`)
  expect(rows).toEqual([{ generales: 7 }])
})

test('a query is put together once for each connection, whatever transactions there are on it', async () => {
  let hechas = 0
  const una = builtOnce(db => {
    hechas += 1
    return db
      .select()
      .from(cosas)
      .where(eq(cosas.clave, sql.placeholder('clave')))
      .prepare(plannedOnce)
  })
  const dentro = (tx: Queryable) => inTransaction(tx, parte => una(parte).execute({ clave: 'c1' }))
  for (let vez = 0; vez < 3; vez += 1) expect(await inTransaction(sola.db, dentro)).toHaveLength(1)
  expect(hechas).toBe(1)
  await inTransaction(sola.db, async tx => {
    await tx.insert(cosas).values({ clave: 'c7', cuantas: 7 })
    expect(await inTransaction(tx, parte => una(parte).execute({ clave: 'c7' }))).toHaveLength(1)
    throw new Error('undone')
  }).catch(() => undefined)
  expect(await una(sola.db).execute({ clave: 'c7' })).toEqual([])
})

test('many rows are planned for themselves', async () => {
  expect(await leer(sola.db, ['c1', 'c2'], 101)).toHaveLength(2)
  expect(await nombradas()).toEqual([])
})

test.each([
  ['a pooler lent another connection', () => sola.db.execute(sql`deallocate all`)],
  ['a migration changed what it answers', () => sola.db.execute(sql`alter table cosas alter cuantas type bigint`)],
])('after %s a read is repeated, and statements are no longer named', async (_, pasa) => {
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

test('a statement never prepared because an earlier one failed is still planned once afterwards', async () => {
  const falla = inTransaction(sola.db, async tx => {
    await withoutWaiting(tx, tx.execute(sql`select 1 / 0`))
    await Promise.all([leer(tx, ['c1']), leer(tx, ['c2'])])
  })
  await expect(falla).rejects.toMatchObject({ cause: { code: '22012' } })
  for (const clave of ['c1', 'c2']) await leer(sola.db, [clave])
  expect(await nombradas()).toEqual([{ veces: 2 }])
})
