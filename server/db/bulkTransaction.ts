import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './queryable.ts'
import { copyOver, type Copy } from './copyOver.ts'
import { isoDates } from './isoDates.ts'

/** Runs one transaction on a connection of its own, with COPY beside the usual queries, for loads of many rows. Rolls back when the work throws. */
export const bulkTransaction = async <T>(db: Db, work: (tx: Db, copy: Copy) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ ...poolOf(db).options, pipeline: false })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`begin; set local ${isoDates}`)
    const result = await work(drizzle(client), copyOver(client))
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** Returns the pool, whose address the load's own connection needs: COPY speaks below what Drizzle offers and not behind other statements. Throws for a transaction. */
const poolOf = (db: Db): pg.Pool => {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('a bulk load needs the pool, not a transaction')
}
