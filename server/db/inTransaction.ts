import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from '../context.ts'
import { codes, databaseError } from './databaseError.ts'
import { speaksOver } from './planOnce.ts'

/** Runs a transaction, or a part of the one that is given, and then, only once all of it was committed, what `afterCommit` left for it. */
export const inTransaction = async <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const outer = leftIn(db)
  let left: Left = { tasks: [], sent: [] }
  const told = () => Promise.all(left.sent)
  const result = await db
    .transaction(tx => {
      left = { tasks: [], sent: [] }
      pending.set(tx, left)
      if (outer) speaksOver(tx, db)
      return work(tx)
    })
    .catch(async error => {
      if (isAborted(error)) await told()
      throw error
    })
  await told()
  if (outer) outer.tasks.push(...left.tasks)
  else for (const task of left.tasks) task()
  return result
}

/** Leaves a task for after the commit: what is told to people has happened. */
export const afterCommit = (tx: Queryable, task: Task): void => {
  const left = leftIn(tx)
  if (left) left.tasks.push(task)
  else task()
}

/** Has statements that were sent travel with what follows them, the commit too. One that PostgreSQL refuses undoes the transaction, which then fails for that reason. */
export const withoutWaiting = async (tx: Queryable, sent: Promise<unknown>): Promise<void> => {
  const answer = sent.then(() => undefined)
  answer.catch(() => undefined)
  const left = leftIn(tx)
  if (left) left.sent.push(answer)
  else await answer
}

type Task = () => void

/** Tells that a statement was refused for what an earlier one of its transaction was refused for. */
const isAborted = (error: unknown): boolean => databaseError(error).code === codes.aborted

/** What a transaction is to do once it is committed, and what it has sent without waiting. */
type Left = { tasks: Task[]; sent: Promise<unknown>[] }

/** What was left in a transaction; undefined for a database, where there is nothing to wait for. */
const leftIn = (db: Queryable): Left | undefined => {
  const left = pending.get(db)
  if (!left && db instanceof PgTransaction) throw new Error('a transaction was begun without inTransaction')
  return left
}

const pending = new WeakMap<Queryable, Left>()
