import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from './queryable.ts'
import { codes, databaseError } from './databaseError.ts'
import { speaksOver } from './planOnce.ts'

/** Runs a transaction, or a savepoint of the given one, and then, only once all of it was committed, the tasks that `afterCommit` left for it. */
export const inTransaction = async <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const outer = leftIn(db)
  let ofTransaction: PendingWork = { tasks: [], sent: [] }
  const allSent = () => Promise.all(ofTransaction.sent)
  const result = await db
    .transaction(tx => {
      ofTransaction = { tasks: [], sent: [] }
      pending.set(tx, ofTransaction)
      if (outer) speaksOver(tx, db)
      return work(tx)
    })
    .catch(async error => {
      if (isAborted(error)) await allSent()
      throw error
    })
  await allSent()
  if (outer) outer.tasks.push(...ofTransaction.tasks)
  else for (const task of ofTransaction.tasks) task()
  return result
}

/** Leaves a task for after the commit, so that nobody is told of what did not happen; outside a transaction runs it at once. */
export const afterCommit = (tx: Queryable, task: Task): void => {
  const ofTransaction = leftIn(tx)
  if (ofTransaction) ofTransaction.tasks.push(task)
  else task()
}

/**
 * Lets statements travel with the following ones, the commit too, instead of awaiting their answers; a refused one
 * fails the transaction with its error. Outside a transaction it waits.
 */
export const withoutWaiting = async (tx: Queryable, sent: Promise<unknown>): Promise<void> => {
  const answer = sent.then(() => undefined)
  answer.catch(() => undefined)
  const ofTransaction = leftIn(tx)
  if (ofTransaction) ofTransaction.sent.push(answer)
  else await answer
}

type Task = () => void

/** Tells whether a statement was refused only because an earlier one of its transaction was. */
const isAborted = (error: unknown): boolean => databaseError(error).code === codes.aborted

/** Tasks of a transaction for after its commit, and statements that it sent without waiting. */
type PendingWork = { tasks: Task[]; sent: Promise<unknown>[] }

/** Returns what was left in a transaction; undefined for a database, where there is nothing to wait for. Throws for a transaction that was begun without `inTransaction`. */
const leftIn = (db: Queryable): PendingWork | undefined => {
  const ofTransaction = pending.get(db)
  if (!ofTransaction && db instanceof PgTransaction) throw new Error('a transaction was begun without inTransaction')
  return ofTransaction
}

const pending = new WeakMap<Queryable, PendingWork>()
