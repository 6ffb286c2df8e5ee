import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { FallaDeArranque } from '../../fallaDeArranque.ts'
import { holder } from '../../holder.ts'

const key = 200_318_001

/** The connection that keeps a server's lock while it lives, or 'held' when another process has it. */
export async function takeLock(url: string): Promise<pg.Client | 'held'> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
  if (rows[0]?.taken) return client
  await client.end()
  return 'held'
}

/** The refusal that says who holds a data folder. */
export async function heldBy(dataDir: string): Promise<FallaDeArranque> {
  const found = await holder(dataDir)
  const who = found ? `la tiene el proceso ${found.pid} (${found.name})` : 'la tiene otro proceso'
  return new FallaDeArranque(`La carpeta de datos ${dataDir} está en uso: ${who}. No se cambió nada.`)
}

/** Waits while a process that has said good-bye is still closing. */
export async function closed(dataDir: string, isClosed: () => Promise<boolean>) {
  for (let tries = 0; tries < 50; tries++) {
    if (await isClosed()) return
    if (await holder(dataDir)) throw await heldBy(dataDir)
    await setTimeout(200)
  }
  throw await heldBy(dataDir)
}
