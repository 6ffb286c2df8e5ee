import { sql } from 'drizzle-orm'
import type { AppOptions } from '../context.ts'
import type { Queryable } from './queryable.ts'
import { inTransaction } from './inTransaction.ts'
import { isDatabaseAway } from './isDatabaseAway.ts'
import { isDiskFull } from '../process/isDiskFull.ts'

/** Notes that a call found no room on the disk of the database. */
export const noteNoRoom = (options: AppOptions): void => {
  if (!notes.has(options)) notes.set(options, { next: 0, answer: Promise.resolve(true) })
}

/**
 * Tells whether the disk of the database is full, by writing two megabytes and rolling back, at most every five
 * seconds; asks only after a call found it full, until a write succeeds.
 */
export const hasNoRoom = (options: AppOptions, db: Queryable): Promise<boolean> => {
  const note = notes.get(options)
  if (!note) return Promise.resolve(false)
  if (performance.now() >= note.next) {
    note.next = performance.now() + pause
    note.answer = isFull(db).then(full => {
      if (!full) notes.delete(options)
      return full
    })
  }
  return note.answer
}

/** Time (ms) between two attempts. */
const pause = 5000

const isFull = (db: Queryable): Promise<boolean> =>
  inTransaction(db, tx =>
    tx.execute(
      sql`create temporary table lugar_en_disco on commit drop as select md5(n::text) as texto from generate_series(1, 30000) n`,
    ),
  ).then(
    () => false,
    error => isDiskFull(error) || isDatabaseAway(error),
  )

type Note = { next: number; answer: Promise<boolean> }

const notes = new WeakMap<AppOptions, Note>()
