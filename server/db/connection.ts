import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../contexto.ts'

export type Conexion = { db: Db; cerrar: () => Promise<void> }

/** Opens a pool of connections to a PostgreSQL address. Nothing is sent until the first query. A connection that breaks fails its query and nothing else. */
export function abrir(url: string): Conexion {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000, options: planQuickly })
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: drizzle(pool), cerrar: () => pool.end() }
}

/** A record of ten tables is read in a fraction of the time that looking for their best order takes: they are written in it. */
const planQuickly = '-c join_collapse_limit=4'
