import { sql, type SQL } from 'drizzle-orm'
import { byName } from '../../../src/schema/record/byName.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import { everyKey, rowsOf } from '../read/rowsOf.ts'
import type { Listing } from '../read/listingOf.ts'
import { recordOf } from '../read/recordOf.ts'
import type { Batches } from './fileFormats.ts'

/**
 * Streams all records of a listing as of one moment, as fast as they are taken; fails if nobody takes any for a minute.
 * Resolves at the first keys. `onEnd` receives the number of rows and any error.
 */
export const everyRecord = (
  db: Queryable,
  listing: Listing,
  today: string,
  onEnd: (end: { rows: number; error?: unknown }) => void,
): Promise<Batches> =>
  new Promise((open, refuse) => {
    const { resource } = listing.plan
    const { readable, writable } = new TransformStream<readonly Registro[], readonly Registro[]>()
    const writer = writable.getWriter()
    let rows = 0
    const read = async (tx: Queryable) => {
      await tx.execute(sql`declare exportados no scroll cursor for ${everyKey(tx, listing).getSQL()}`)
      let keys = await nextKeys(tx)
      open(readable)
      for (; keys.length; keys = await nextKeys(tx)) {
        const found = await rowsOf(tx, listing, Promise.resolve(keys))
        const records = found.map(row => byName(resource, recordOf(resource, row, today)))
        await within(longestSilence, writer.write(records))
        rows += found.length
      }
    }
    const fail = (error: unknown) => {
      onEnd({ rows, error })
      refuse(error)
      writer.abort(error).catch(() => undefined)
    }
    db.transaction(read, oneMoment)
      .then(() => writer.close())
      .then(() => onEnd({ rows }), fail)
  })

const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

const nextKeys = async (tx: Queryable): Promise<readonly unknown[]> =>
  (await tx.execute(nextOfCursor)).rows.map(row => Object.values(row)[0])

/** Fetches as many keys as are read together. */
const nextOfCursor: SQL = sql`fetch forward 1000 from exportados`

/** Patience with whoever takes the records (ms). */
const longestSilence = 60_000

const within = async (milliseconds: number, write: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nobody took the records of an export')), milliseconds)
  })
  try {
    await Promise.race([write, stalled])
  } finally {
    clearTimeout(timer)
  }
}
