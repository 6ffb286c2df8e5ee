import type { Queryable } from './queryable.ts'
import { inTransactionAgain } from './inTransactionAgain.ts'

/** Does something in a transaction, again when another one crossed it, and rolls all of it back; returns what it came to. */
export const rollBackAfter = async <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const end = new Error('taken back')
  const result: { outcome?: { of: T } } = {}
  await inTransactionAgain(db, async tx => {
    result.outcome = { of: await work(tx) }
    throw end
  }).catch((error: unknown) => {
    if (error !== end) throw error
  })
  if (!result.outcome) throw end
  return result.outcome.of
}
