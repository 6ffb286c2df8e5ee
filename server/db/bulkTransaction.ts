import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../contexto.ts'
import { copyOver, type Copy } from './copyOver.ts'

/** One transaction on one connection, with COPY beside the usual queries, for loads of many rows. It rolls back when the work throws. */
export const bulkTransaction = async <T>(db: Db, work: (tx: Db, copy: Copy) => Promise<T>): Promise<T> => {
  const client = await poolOf(db).connect()
  let usable = true
  try {
    await client.query('begin')
    const result = await work(drizzle(client), copyOver(client))
    await client.query('commit')
    return result
  } catch (error) {
    usable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!usable)
  }
}

/** COPY speaks on one connection, below what Drizzle offers: the pool under it gives one. */
const poolOf = (db: Db): pg.Pool => {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('a bulk load needs the pool, not a transaction')
}
