import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { FallaDeArranque } from '../../fallaDeArranque.ts'
import type { Binaries } from './binaries.ts'
import { run, type SystemUser } from './run.ts'

/** One PostgreSQL data folder with what is needed to operate it. `settings` are `-c` options of the server. */
export type Cluster = {
  folder: string
  password: string
  programs: Binaries
  user: SystemUser | undefined
  settings: Record<string, string>
}

/** Creates the cluster unless it exists. An interrupted creation leaves nothing that counts as a cluster; of two at once, one stays. */
export async function initialise({ folder, password, programs, user }: Cluster, extra: string[] = []) {
  if (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) return
  const unfinished = `${folder}-${process.pid}`
  const passwordFile = `${unfinished}.clave`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await Promise.all([unfinished, passwordFile].map(path => chown(path, user.uid, user.gid)))
  try {
    const args = [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...identity, ...extra]
    const { code, output } = await run(programs.initdb, args, { user })
    if (code !== 0) throw new FallaDeArranque(`No se pudo crear la base de datos en ${folder}: ${lastLine(output)}`)
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** UTF-8 rules that are the same on every system and machine. */
const identity = [
  '--username=cuc',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** Starts the server on a free port of 127.0.0.1 and answers the port once it accepts connections. */
export async function start(cluster: Cluster, attempts = 3): Promise<number> {
  const { folder, programs, user, settings } = cluster
  const port = await freePort()
  const log = join(folder, 'servidor.log')
  await rm(log, { force: true })
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const options = Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const { code } = await run(programs.pgCtl, ['start', '-w', '-t', '60', '-D', folder, '-l', log, '-o', options], {
    user,
    quiet: true,
  })
  if (code === 0) return port
  const said = await readFile(log, 'utf8').catch(() => '')
  if (said.includes('could not bind') && attempts > 1) return start(cluster, attempts - 1)
  throw new FallaDeArranque(`PostgreSQL no pudo arrancar en ${folder}: ${lastLine(said) || `código ${code}`}`)
}

/** Shuts the server down cleanly: ends its sessions, writes everything, waits. */
export const stop = ({ folder, programs, user }: Cluster) =>
  run(programs.pgCtl, ['stop', '-m', 'fast', '-w', '-t', '60', '-D', folder], { user, quiet: true })

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const lastLine = (text: string) => {
  const lines = text.trim().split('\n')
  return (lines.findLast(line => /FATAL|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '').trim()
}
