import { setTimeout as pause } from 'node:timers/promises'
import { announce, folderOwner, withdraw } from './folderOwner.ts'
import { type Cluster, createCluster } from './createCluster.ts'
import { folderInUse, lockState, takeLock } from './lock.ts'
import { postmasterOf } from './postmaster.ts'
import { prepare } from './prepare.ts'
import { startCluster } from './startCluster.ts'
import { stopCluster } from './stopCluster.ts'
import { superviseCluster } from './superviseCluster.ts'
import { thisMachine, tunedInWords } from './thisMachine.ts'
import { tuneFor } from './tuneFor.ts'

export type EmbeddedOptions = {
  /** Name under which the next start finds the folder taken: an address or a command. */
  name: string
  /** Joins the server that an app already runs on this folder, instead of refusing. */
  share?: boolean
  /** Memory that the database may count on (MB). Default: all of the machine's. */
  memory?: number | undefined
  say: (line: string) => void
  /** Called when the server went away and cannot be brought back, with the reason. */
  onLost?: (reason: string) => void
}

/** A database of the embedded PostgreSQL; `close` stops the server when this process started it, within the given milliseconds. */
type Embedded = { url: string; close: (milliseconds?: number) => Promise<void> }

/**
 * Starts the PostgreSQL of a data folder and keeps it in service, replacing a server that a killed app left behind.
 * Throws StartRefusal while another process has the folder.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  const machine = thisMachine(options.memory)
  const settings = tuneFor(machine)
  const cluster = await prepare(dataDir, options.say, settings)
  const { state, port } = await stateOf(cluster, dataDir)
  if (state === 'taken' && options.share && port) return { url: urlOf(cluster, port), close: async () => undefined }
  if (state === 'taken') throw await folderInUse(dataDir)
  if (state === 'orphan') {
    options.say('Cerrando el PostgreSQL que dejó abierto una ejecución interrumpida…')
    await stopCluster(cluster)
  }
  const embedded = await startOwn(cluster, dataDir, options)
  if (!options.share) options.say(tunedInWords(machine, settings))
  return embedded
}

/** Determines who owns a folder. While its owner starts, recovers or closes this is not clear, and is asked again for half a minute. The port is that of a server that answers. */
async function stateOf(
  cluster: Cluster,
  dataDir: string,
): Promise<{ state: 'free' | 'orphan' | 'taken'; port?: number }> {
  for (const until = performance.now() + 30_000; ; await pause(200)) {
    const server = await postmasterOf(cluster.folder)
    const lock = server ? await lockState(urlOf(cluster, server.port, 'postgres')) : 'free'
    const owner = await folderOwner(dataDir)
    if (lock === 'held' && owner) return { state: 'taken', port: server?.port }
    if (lock !== 'held' && !owner) return { state: server ? 'orphan' : 'free' }
    if (performance.now() >= until) return { state: 'taken' }
  }
}

async function startOwn(cluster: Cluster, dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  await announce(dataDir, options.name)
  try {
    await createCluster(cluster)
    const port = await startCluster(cluster).catch(async error => {
      throw isAnotherStart.test(error.message) ? await folderInUse(dataDir) : error
    })
    return await serve(cluster, port, dataDir, options)
  } catch (error) {
    await withdraw(dataDir)
    throw error
  }
}

/** Matches the failure of the later of two starts at once: the file of the other's server was there first. */
const isAnotherStart = /lock file "postmaster.pid" already exists/

/** Takes the lock of a server that was just started, creates its database if it is new, and watches over it; stops it when that fails. */
async function serve(cluster: Cluster, port: number, dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  const { name, say, onLost = () => undefined } = options
  const url = urlOf(cluster, port, 'postgres')
  try {
    const lock = await takeLock(url)
    if (lock === 'held') throw await folderInUse(dataDir)
    await announce(dataDir, name)
    const stopWatching = superviseCluster({ cluster, port, url, say, onLost }, lock)
    const { rowCount } = await lock.query(`select from pg_database where datname = 'cuc'`)
    if (!rowCount) await lock.query('create database cuc')
    if (cluster.settings.shared_preload_libraries)
      await lock.query('create extension if not exists pg_stat_statements').catch(() => undefined)
    const close = async (milliseconds?: number) => {
      await stopWatching()
      await withdraw(dataDir)
      await stopCluster(cluster, milliseconds)
    }
    return { url: urlOf(cluster, port), close }
  } catch (error) {
    await stopCluster(cluster)
    throw error
  }
}

const urlOf = ({ password }: Cluster, port: number, database = 'cuc') =>
  `postgres://cuc:${password}@127.0.0.1:${port}/${database}`
