import pg from 'pg'
import { StartRefusal } from '../../process/StartRefusal.ts'
import { advisoryKeys } from '../advisoryKeys.ts'
import { folderOwner } from './folderOwner.ts'

/** Takes the lock of a server: returns the connection that keeps it while it lives, or 'held' when another process has it. */
export async function takeLock(url: string): Promise<pg.Client | 'held'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    advisoryKeys.embeddedServer,
  ])
  if (rows[0]?.taken) return client
  await client.end()
  return 'held'
}

/** Tells whether a process holds the lock of a running server; 'away' when the server does not answer. */
export async function lockState(url: string): Promise<'free' | 'held' | 'away'> {
  const lock = await takeLock(url).catch(() => 'away' as const)
  if (typeof lock === 'string') return lock
  await lock.end().catch(() => undefined)
  return 'free'
}

/** Makes the refusal that says who holds a data folder. */
export async function folderInUse(dataDir: string): Promise<StartRefusal> {
  const owner = await folderOwner(dataDir)
  const holder = owner ? `la tiene el proceso ${owner.pid} (${owner.name})` : 'la tiene otro proceso'
  return new StartRefusal(`La carpeta de datos ${dataDir} está en uso: ${holder}. No se cambió nada.`)
}
