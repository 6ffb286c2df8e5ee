import { advisoryKeys } from './advisoryKeys.ts'
import { withClient } from './withClient.ts'

/** Runs a task that prepares the database; several processes that start at once take turns. The turn is a transaction's, so that a pooler that lends connections by the transaction keeps it, and gives it back. */
export function runExclusively<T>(url: string, task: () => Promise<T>): Promise<T> {
  return withClient(url, async client => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryKeys.preparation])
    return task()
  })
}
