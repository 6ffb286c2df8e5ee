import { readFile, rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../../process/StartRefusal.ts'
import type { Cluster } from './createCluster.ts'
import { lastLine } from './lastLine.ts'
import { killCluster } from './postmaster.ts'
import { foreign } from './rightfulOwner.ts'
import { run } from './run.ts'

/** Starts the server on a port of 127.0.0.1 (default: any free one), and returns the port once it accepts connections: after a crash, once it has recovered. */
export async function startCluster(cluster: Cluster, fixedPort?: number, attempts = 5): Promise<number> {
  const { folder, programs, user } = cluster
  const port = fixedPort ?? (await freePort())
  const log = join(folder, 'servidor.log')
  await rename(log, `${log}.anterior`).catch(() => undefined)
  const args = ['start', '-w', '-t', '300', '-D', folder, '-l', log, '-o', options(cluster, port)]
  const { code } = await run(programs.pgCtl, args, { user, quiet: true })
  if (code === 0) return port
  const logText = await readFile(log, 'utf8').catch(() => '')
  if (/Permission denied|wrong ownership/.test(logText)) throw foreign(folder)
  if (attempts === 1 || !passing.test(logText))
    throw new StartRefusal(`PostgreSQL no pudo arrancar en ${folder}: ${lastLine(logText) || `código ${code}`}`, {
      cause: new Error(logText),
    })
  await killCluster(folder)
  await pause(500)
  return startCluster(cluster, fixedPort, attempts - 1)
}

/** Matches failures that pass: somebody else took the port, or what is left of a killed server still holds its memory. */
const passing = /could not bind|shared memory block/

const options = ({ settings }: Cluster, port: number) =>
  Object.entries({ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
