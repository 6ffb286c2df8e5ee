import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Queryable } from '../../server/db/queryable.ts'
import { afterCommit, inTransaction, withoutWaiting } from '../../server/db/inTransaction.ts'
import { insertMany } from '../../server/db/insertMany.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

const cosas = pgTable('cosas', { clave: text('clave').primaryKey() })

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba({ sinTablas: true })
  await base.db.execute(sql`create table cosas (clave text primary key)`)
})
beforeEach(() => base.db.delete(cosas).then(() => undefined))
afterAll(() => base.cerrar())

const leer = (tx: Queryable) => tx.select().from(cosas)
const escribir = (tx: Queryable, clave: string) => tx.insert(cosas).values({ clave }).execute()
const claves = async () => (await leer(base.db)).map(({ clave }) => clave)
const codigo = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause instanceof Error && 'code' in cause && cause.code
}

/** An invalid isolation level, with which no transaction begins. */
const ninguno = JSON.parse('{ "isolationLevel": "ninguno" }')

/** Tells whether the statement that begins so was sent before `begin` was answered. */
const junto = async (verbo: string, work: (tx: Queryable) => Promise<unknown>) => {
  const { sentencias } = await tiempoDeBase(() => inTransaction(base.db, async tx => void (await work(tx))))
  const [begin, suya] = ['begin', verbo].map(uno => sentencias.find(({ text }) => text.startsWith(uno)))
  return (suya?.desde ?? NaN) < (begin?.hasta ?? NaN)
}

it('the first read of a transaction travels with its beginning; writes, and reads behind them, wait', async () => {
  const ambas = (tx: Queryable) => Promise.all([escribir(tx, 'a'), leer(tx)])
  expect(await junto('select', leer)).toBe(true)
  expect(await junto('select', tx => tx.select().from(cosas).for('update'))).toBe(true)
  expect(await junto('insert', tx => escribir(tx, 'b'))).toBe(false)
  expect(await junto('select', ambas)).toBe(false)
  expect(await claves()).toEqual(['b', 'a'])
})

it('a transaction that cannot begin leaves nothing, and the next one works', async () => {
  const fallida = base.db.transaction(tx => Promise.all([leer(tx), escribir(tx, 'a')]), ninguno)
  expect(codigo(await fallida.catch(error => error))).toBe('42601')
  await inTransaction(base.db, tx => escribir(tx, 'b'))
  expect(await claves()).toEqual(['b'])
})

it('nor of what it writes behind what it read', async () => {
  const fallida = base.db.transaction(async tx => {
    await leer(tx)
    await escribir(tx, 'a')
  }, ninguno)
  expect(codigo(await fallida.catch(error => error))).toBe('42601')
  expect(await claves()).toEqual([])
})

it('work behind a beginning that failed is answered nothing', async () => {
  let respuestas = 0
  const trabajo = (tx: Queryable) => leer(tx).then(() => (respuestas += 1))
  expect(codigo(await base.db.transaction(trabajo, ninguno).catch(error => error))).toBe('42601')
  expect(respuestas).toBe(0)
})

it.each([
  ['a transaction', (work: (tx: Queryable) => Promise<unknown>) => inTransaction(base.db, work)],
  [
    'a part of one',
    (work: (tx: Queryable) => Promise<unknown>) => inTransaction(base.db, tx => inTransaction(tx, work)),
  ],
])('an error of the last statements of %s rolls all of it back, is reported, and nothing follows', async (_, en) => {
  let seguidas = 0
  const trabajo = (ultima: string) => async (tx: Queryable) => {
    afterCommit(tx, () => (seguidas += 1))
    await escribir(tx, 'a')
    await withoutWaiting(tx, escribir(tx, ultima))
  }
  const error: unknown = await en(trabajo('a')).catch(each => each)
  expect([codigo(error), await claves(), seguidas]).toEqual(['23505', [], 0])
  await en(trabajo('b'))
  expect([await claves(), seguidas]).toEqual([['a', 'b'], 1])
})

it('an earlier error is reported instead of the failure it causes in the last statements', async () => {
  const fallida = inTransaction(base.db, async tx => {
    await withoutWaiting(tx, tx.execute(sql`select 1 / 0`))
    await withoutWaiting(tx, escribir(tx, 'a'))
    await escribir(tx, 'b')
  })
  expect(codigo(await fallida.catch(error => error))).toBe('22012')
})

it('a part of a transaction that is lost already does not bring it back', async () => {
  const fallida = inTransaction(base.db, async tx => {
    await escribir(tx, 'a')
    await inTransaction(tx, () => Promise.reject(new Error('uno'))).catch(() => undefined)
    await withoutWaiting(tx, escribir(tx, 'a'))
    await inTransaction(tx, part => escribir(part, 'b')).catch(() => undefined)
  })
  expect(codigo(await fallida.catch(error => error))).toBe('23505')
  expect(await claves()).toEqual([])
})

it('an earlier error is reported instead of the failure it causes in a savepoint', async () => {
  const fallida = inTransaction(base.db, async tx => {
    await withoutWaiting(tx, tx.execute(sql`select 1 / 0`))
    await inTransaction(tx, part => escribir(part, 'a'))
  })
  expect(codigo(await fallida.catch(error => error))).toBe('22012')
})

it('last words that cannot be said undo it', async () => {
  const indecible = Object.assign('b', {
    toJSON: () => {
      throw new Error('indecible')
    },
  })
  const fallida = inTransaction(base.db, async tx => {
    await escribir(tx, 'a')
    await withoutWaiting(tx, insertMany(tx, cosas, [{ clave: indecible }], cosas.clave))
  })
  await expect(fallida).rejects.toThrow('indecible')
  expect(await claves()).toEqual([])
})

it('outside of a transaction the last words are waited for', async () => {
  await withoutWaiting(base.db, escribir(base.db, 'a'))
  expect(await claves()).toEqual(['a'])
})
