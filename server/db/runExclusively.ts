import pg from 'pg'

const key = 200_318_002

/** Runs a task that prepares the database; several processes that start at once take turns. The turn is a transaction's, so that a pooler that lends connections by the transaction keeps it, and gives it back. */
export async function runExclusively<T>(url: string, task: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [key])
    return await task()
  } finally {
    await client.end()
  }
}
