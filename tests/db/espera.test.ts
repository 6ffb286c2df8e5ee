import { sql } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isPoolFull } from '../../server/db/isPoolFull.ts'
import { openPool } from '../../server/db/openPool.ts'
import { withinWait } from '../../server/db/withinWait.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let sola: ReturnType<typeof openPool>
let ahora = 0
beforeAll(async () => {
  base = await baseDePrueba()
  sola = openPool(base.url, { connections: 1 })
})
beforeEach(() => {
  ahora = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ahora)
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await sola.close()
  await base.cerrar()
})

const uno = sql`select 1 as uno`
const escribe = sql`create temporary table if not exists uno (uno int)`

/** Takes the only connection. Returns how to release it. */
const ocupada = async () => {
  let soltar = () => undefined as void
  const libre = new Promise<void>(listo => (soltar = listo))
  let tomada = () => undefined as void
  const lista = new Promise<void>(listo => (tomada = listo))
  const fin = sola.db.transaction(() => {
    tomada()
    return libre
  })
  await lista
  return () => {
    soltar()
    return fin
  }
}

test('long work is not cut off: reads, writes and transactions go on', async () => {
  await withinWait(6000, async () => {
    await base.db.transaction(async tx => {
      ahora = 60_000
      expect((await tx.execute(uno)).rows).toEqual([{ uno: 1 }])
      ahora = 120_000
    })
    expect((await base.db.execute(uno)).rows).toEqual([{ uno: 1 }])
    await base.db.execute(escribe)
    await base.db.transaction(tx => tx.execute(uno))
  })
})

test.each([
  ['a read', () => sola.db.execute(uno)],
  ['a write', () => sola.db.execute(escribe)],
  ['a transaction', () => sola.db.transaction(tx => tx.execute(uno))],
])('after waiting too long for connections nothing new begins: %s', async (_, intento) => {
  await withinWait(6000, async () => {
    for (const hasta of [3000, 6000]) {
      const soltar = await ocupadaPorOtro()
      const espera = Promise.all([intento(), sola.db.execute(uno)])
      await setImmediate()
      ahora = hasta
      await soltar()
      await espera
    }
    await expect(intento()).rejects.toSatisfy(isPoolFull)
  })
})

/** Like `ocupada`, without a limit on the wait. */
const ocupadaPorOtro = () => withinWait(Infinity, ocupada)

test('work under way at the limit is finished, and what it leaves behind has no limit', async () => {
  let soltar = () => undefined as void
  let despues: Promise<unknown> = Promise.resolve()
  await withinWait(6000, async () => {
    despues = new Promise<void>(listo => (soltar = listo)).then(() => sola.db.execute(uno))
    const libre = await ocupadaPorOtro()
    const espera = sola.db.transaction(async tx => {
      expect((await tx.execute(uno)).rows).toEqual([{ uno: 1 }])
    })
    ahora = 7000
    await libre()
    await espera
    await expect(sola.db.execute(uno)).rejects.toSatisfy(isPoolFull)
  })
  soltar()
  expect(await despues).toMatchObject({ rows: [{ uno: 1 }] })
})
