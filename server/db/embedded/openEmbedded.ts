import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { FallaDeArranque } from '../../fallaDeArranque.ts'
import { holder } from '../../holder.ts'
import { binaries } from './binaries.ts'
import { type Cluster, initialise, start, stop } from './cluster.ts'
import { folders } from './folders.ts'
import { running } from './running.ts'
import { systemUser } from './systemUser.ts'

type Options = {
  /** Joins the server that an app already runs on this folder, instead of refusing. */
  share?: boolean
  say?: (line: string) => void
  /** Called when the server goes away by itself. */
  onLost?: () => void
}

/** A database of the embedded PostgreSQL; `close` stops the server when this process started it. */
export type Embedded = { url: string; close: () => Promise<void> }

/** Starts the PostgreSQL of a data folder, which belongs to one process at a time. A lock that the server itself drops when that process dies says whether it is held, so a server left behind by a killed app is recognised and replaced. */
export async function openEmbedded(dataDir: string, { share = false, say = () => undefined, onLost = () => undefined }: Options = {}): Promise<Embedded> {
  const cluster = await prepare(dataDir, say)
  const port = await running(cluster.folder)
  if (port) {
    const lock = await takeLock(urlOf(cluster, port, 'postgres')).catch(() => 'unreachable' as const)
    if (lock === 'held' && share) return { url: urlOf(cluster, port), close: async () => undefined }
    if (lock === 'held') throw new FallaDeArranque(await holder(dataDir))
    say('Cerrando el PostgreSQL que dejó abierto una ejecución interrumpida…')
    await stop(cluster)
  }
  await initialise(cluster)
  return own(cluster, dataDir, onLost)
}

async function prepare(dataDir: string, say: (line: string) => void): Promise<Cluster> {
  const root = await systemUser(say)
  const { base, password } = await folders(dataDir, root)
  if (base !== (await realpath(dataDir))) say(`PostgreSQL no puede entrar en ${dataDir}: sus datos están en ${base}.`)
  const folder = join(base, 'postgres')
  const owner = root && (await stat(folder).catch(() => undefined))
  const user = owner ? { uid: owner.uid, gid: owner.gid } : root
  return { folder, password, user, programs: await binaries(base, user), settings }
}

const settings = {
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'warning',
}

async function own(cluster: Cluster, dataDir: string, onLost: () => void): Promise<Embedded> {
  const port = await start(cluster).catch(async error => {
    throw (await running(cluster.folder)) ? new FallaDeArranque(await holder(dataDir)) : error
  })
  const lock = await takeLock(urlOf(cluster, port, 'postgres'))
  if (lock === 'held') throw new FallaDeArranque(await holder(dataDir))
  let closing = false
  lock.on('error', () => closing || onLost())
  const { rowCount } = await lock.query(`select from pg_database where datname = 'cuc'`)
  if (!rowCount) await lock.query('create database cuc')
  const close = async () => {
    closing = true
    await stop(cluster)
  }
  return { url: urlOf(cluster, port), close }
}

const urlOf = ({ password }: Cluster, port: number, database = 'cuc') => `postgres://cuc:${password}@127.0.0.1:${port}/${database}`

const key = 200_318_001

/** The connection that keeps the lock, or 'held' when another process has it. */
async function takeLock(url: string): Promise<pg.Client | 'held'> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
  if (rows[0]?.taken) return client
  await client.end()
  return 'held'
}
