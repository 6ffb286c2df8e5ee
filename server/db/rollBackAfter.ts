import type { Queryable } from '../context.ts'
import { inTransactionAgain } from './inTransactionAgain.ts'

/** Does something in a transaction, again when another one crossed it, and rolls all of it back; returns what it came to. */
export const rollBackAfter = async <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const end = new Error('taken back')
  const done: { outcome?: { of: T } } = {}
  await inTransactionAgain(db, async tx => {
    done.outcome = { of: await work(tx) }
    throw end
  }).catch((error: unknown) => {
    if (error !== end) throw error
  })
  if (!done.outcome) throw end
  return done.outcome.of
}
