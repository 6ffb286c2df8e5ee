import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scratchDatabase } from '../../server/db/scratchDatabase.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba({ sinTablas: true })
})
afterAll(() => base.cerrar())

const those = async () =>
  (
    await base.db.execute<{ datname: string }>(sql`select datname from pg_database where datname like 'ensayo\\_%'`)
  ).rows.map(({ datname }) => datname)

it('that a killed program left is taken away by the next, not one that somebody works in', async () => {
  const name = await scratchDatabase(base.url, async url => new URL(url).pathname.slice(1))
  await base.db.execute(sql.raw(`create database ${name}`))
  await scratchDatabase(base.url, async busy => {
    expect(await those()).not.toContain(name)
    await scratchDatabase(base.url, async () => expect(await those()).toContain(new URL(busy).pathname.slice(1)))
  })
})

it('goes also where the program is told to end meanwhile', async () => {
  const created: string[] = []
  const closers: (() => Promise<void>)[] = []
  await expect(
    scratchDatabase(
      base.url,
      async url => {
        created.push(new URL(url).pathname.slice(1))
        for (const close of closers) await close()
        expect(await those()).not.toContain(created[0])
        throw new Error('cut')
      },
      (opening, close) => {
        closers.push(() => opening.then(opened => close(opened, 1000)))
        return opening
      },
    ),
  ).rejects.toThrow('cut')
})
