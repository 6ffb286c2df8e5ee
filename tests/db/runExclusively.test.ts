import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advisoryKeys } from '../../server/db/advisoryKeys.ts'
import { runExclusively } from '../../server/db/runExclusively.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba({ sinTablas: true })
})
afterAll(() => base.cerrar())

const taken = async () => {
  const { rowCount } = await base.db.execute(
    sql`select from pg_locks where locktype = 'advisory' and objid = ${advisoryKeys.preparation}
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount
}

test('a turn lasts as long as its task, also on a server that ends idle transactions', async () => {
  const brief = `${base.url}?options=${encodeURIComponent('-c idle_in_transaction_session_timeout=2')}`
  const seen = await runExclusively(brief, async () => {
    const times: (number | null)[] = []
    for (const until = performance.now() + 100; performance.now() < until;) times.push(await taken())
    return times
  })
  expect(new Set(seen)).toEqual(new Set([1]))
  await expect.poll(taken).toBe(0)
})
