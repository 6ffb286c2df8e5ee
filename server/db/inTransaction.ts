import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from '../contexto.ts'
import { speaksOver } from './planOnce.ts'

/** Runs a transaction, or a part of the one that is given, and then, only once all of it was committed, what `afterCommit` left for it. */
export const inTransaction = async <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const outer = tasksOf(db)
  const tasks: Task[] = []
  const result = await db.transaction(tx => {
    pending.set(tx, tasks)
    if (outer) speaksOver(tx, db)
    return work(tx)
  })
  if (outer) outer.push(...tasks)
  else for (const task of tasks) task()
  return result
}

/** Leaves a task for after the commit: what is told to people has happened. */
export const afterCommit = (tx: Queryable, task: Task): void => {
  const tasks = tasksOf(tx)
  if (tasks) tasks.push(task)
  else task()
}

type Task = () => void

/** The tasks that wait for a transaction; none for a database, where there is nothing to wait for. */
const tasksOf = (db: Queryable): Task[] | undefined => {
  const tasks = pending.get(db)
  if (!tasks && db instanceof PgTransaction) throw new Error('a transaction was begun without inTransaction')
  return tasks
}

const pending = new WeakMap<Queryable, Task[]>()
