import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isPoolFull } from '../../server/db/isPoolFull.ts'
import { withinTime } from '../../server/db/withinTime.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => base.cerrar())

const uno = sql`select 1 as uno`

test('whoever took too long begins nothing more, finishes what was begun, and leaves no bound behind', async () => {
  let ahora = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ahora)
  let soltar = () => undefined as void
  let despues: Promise<unknown> = Promise.resolve()
  await withinTime(6000, async () => {
    despues = new Promise<void>(listo => (soltar = listo)).then(() => base.db.execute(uno))
    await base.db.transaction(async tx => {
      ahora = 7000
      expect((await tx.execute(uno)).rows).toEqual([{ uno: 1 }])
    })
    await expect(base.db.execute(uno)).rejects.toSatisfy(isPoolFull)
    await expect(base.db.transaction(tx => tx.execute(uno))).rejects.toSatisfy(isPoolFull)
  })
  soltar()
  expect(await despues).toMatchObject({ rows: [{ uno: 1 }] })
})
