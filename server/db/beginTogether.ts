import type pg from 'pg'
import { onlyReads, statementText } from './onlyReads.ts'
import type { Step } from './sendThrough.ts'

/**
 * Sends `begin` together with the first reads of its transaction. A write, and all after it, waits until the
 * transaction has begun. After a failed `begin` every statement fails with its error.
 */
export const beginTogether: Step = (send, client) => {
  const savepoints = new Map<string, Promise<unknown>>()
  let [opening, holds] = [false, false]
  return (...statement) => {
    const text = statementText(statement[0])
    const leave = () => send(...statement)
    const begin = opening ? begins.get(client) : undefined
    if (begin && !onlyReads(text) && !isSavepoint(text)) holds = true
    // A rollback awaits its savepoint: an older one of the same name may still stand.
    const before = savepoints.get(goneBackTo(text)) ?? (holds ? begin : undefined)
    const sent = before ? before.then(leave) : leave()
    if (!(sent instanceof Promise)) return sent
    if (isBegin(text)) {
      ;[opening, holds] = [true, false]
      sent.then(
        () => (opening = false),
        () => (holds = true),
      )
      begins.set(client, sent)
      return emptyAnswer
    }
    if (begin || isSavepoint(text)) sent.catch(() => undefined)
    if (isSavepoint(text)) {
      savepoints.set(text, sent)
      return emptyAnswer
    }
    return begin ? begin.then(() => sent) : sent
  }
}

/** Returns a promise that settles as the last `begin` of a connection does. */
export const beginOf = (client: pg.PoolClient): Promise<unknown> => begins.get(client) ?? Promise.resolve()

const begins = new WeakMap<pg.PoolClient, Promise<unknown>>()

/** Answer of a statement that has none: it is not waited for. */
const emptyAnswer = Promise.resolve({ rows: [] })

const isBegin = (text: string) => /^begin\b/.test(text)

const isSavepoint = (text: string) => /^savepoint\b/.test(text)

/** Returns the `savepoint` statement to which this one rolls back; empty for any other statement. */
const goneBackTo = (text: string) => /^rollback to (savepoint \w+)/.exec(text)?.[1] ?? ''
