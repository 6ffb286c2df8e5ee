import { announce, withdraw } from '../../holder.ts'
import { type Cluster, initialise, start, stop } from './cluster.ts'
import { closed, heldBy, takeLock } from './lock.ts'
import { prepare } from './prepare.ts'
import { running } from './running.ts'

export type EmbeddedOptions = {
  /** What the next start says of who has the folder: an address or a command. */
  name: string
  /** Joins the server that an app already runs on this folder, instead of refusing. */
  share?: boolean
  say: (line: string) => void
  /** Called when the server goes away by itself. */
  onLost?: () => void
}

/** A database of the embedded PostgreSQL; `close` stops the server when this process started it. */
type Embedded = { url: string; close: () => Promise<void> }

/** Starts the PostgreSQL of a data folder, which belongs to one process at a time. A lock that the server itself drops when that process dies says whether it is held, so a server left behind by a killed app is recognised and replaced. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await prepare(dataDir, options.say)
  const port = await running(cluster.folder)
  if (!port) return own(cluster, dataDir, options)
  const lock = await takeLock(urlOf(cluster, port, 'postgres')).catch(() => 'unreachable' as const)
  if (lock === 'held' && options.share) return { url: urlOf(cluster, port), close: async () => undefined }
  if (lock === 'held') await closed(dataDir, async () => !(await running(cluster.folder)))
  else {
    options.say('Cerrando el PostgreSQL que dejó abierto una ejecución interrumpida…')
    await stop(cluster)
  }
  return own(cluster, dataDir, options)
}

async function own(
  cluster: Cluster,
  dataDir: string,
  { name, onLost = () => undefined }: EmbeddedOptions,
): Promise<Embedded> {
  await initialise(cluster)
  const port = await start(cluster).catch(async error => {
    throw (await running(cluster.folder)) ? await heldBy(dataDir) : error
  })
  const lock = await takeLock(urlOf(cluster, port, 'postgres'))
  if (lock === 'held') throw await heldBy(dataDir)
  await announce(dataDir, name)
  let closing = false
  lock.on('error', () => closing || onLost())
  const { rowCount } = await lock.query(`select from pg_database where datname = 'cuc'`)
  if (!rowCount) await lock.query('create database cuc')
  const close = async () => {
    closing = true
    await withdraw(dataDir)
    await stop(cluster)
  }
  return { url: urlOf(cluster, port), close }
}

const urlOf = ({ password }: Cluster, port: number, database = 'cuc') =>
  `postgres://cuc:${password}@127.0.0.1:${port}/${database}`
