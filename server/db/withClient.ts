import pg from 'pg'
import { keepAliveOptions } from './keepAliveOptions.ts'

/** Works on a connection of its own, outside every pool, and closes it whatever happens, without hiding why the work failed. Waits `longestWait` (ms) for the connection. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  longestWait = 10_000,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestWait, ...keepAliveOptions })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
