import type pg from 'pg'
import { advisoryKeys } from './advisoryKeys.ts'
import { withClient } from './withClient.ts'

/** Runs a task that prepares the database; several processes that start at once take turns. */
export const runExclusively = <T>(url: string, task: () => Promise<T>): Promise<T> =>
  withTurn(url, async turn => {
    await turn.query('select pg_advisory_xact_lock($1)', [advisoryKeys.preparation])
    return task()
  })

/** Works beside a transaction that only holds a turn: a pooler by the transaction leaves it its connection until the end, and no timeout for idle transactions ends it, however long the work takes. */
export const withTurn = <T>(url: string, work: (turn: pg.Client) => Promise<T>): Promise<T> =>
  withClient(url, async turn => {
    await turn.query('begin; set local idle_in_transaction_session_timeout = 0')
    return work(turn)
  })
