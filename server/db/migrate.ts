import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateWith } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** Folder of the committed SQL: beside this file, and beside the built server. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

const key = 200_318_002

/** Brings a database up to the committed migrations; several processes that start at once take turns. */
export async function migrate(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [key])
    await migrateWith(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
