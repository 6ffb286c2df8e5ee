import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseError } from './databaseError.ts'
import { isDatabaseAway } from './isDatabaseAway.ts'

/** Runs an attempt, and again while the database is away, for some time (ms), which is counted anew, once, when its connection is cut. Only for what may be done twice. */
export type Patiently = <T>(attempt: () => Promise<T>) => Promise<T>

/** Returns the `Patiently` of a database's address. All who wait share one probe, so that its return is not met by a crowd. */
export const patienceWith = (url: string, milliseconds: number): Patiently => {
  let probing: Promise<void> | undefined
  return async attempt => {
    let cut = false
    for (let until = performance.now() + milliseconds; ;) {
      try {
        return await attempt()
      } catch (error) {
        if (!cut && wasCut(error)) [cut, until] = [true, performance.now() + milliseconds]
        if (performance.now() >= until || !isDatabaseAway(error)) throw error
        probing ??= probe(url, until).finally(() => (probing = undefined))
        await probing
      }
    }
  }
}

/** Tells whether a connection was open and then cut; a pooler reports that of its own. */
const wasCut = (error: unknown): boolean =>
  /^(Connection terminated unexpectedly|server conn crashed\?)$/.test(databaseError(error).message)

/** Resolves when the database accepts connections, or when nobody should wait any longer. */
async function probe(url: string, until: number) {
  for (let longest = 100; ; longest = Math.min(longest * 2, 800)) {
    await pause(longest * (0.5 + Math.random() / 2))
    if (performance.now() >= until || (await accepts(url))) return
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  const connected = await client.connect().then(
    () => true,
    error => !isDatabaseAway(error),
  )
  await client.end().catch(() => undefined)
  return connected
}
