import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../process/StartRefusal.ts'
import type { Binaries } from './binaries.ts'
import { fullDisk } from '../fullDisk.ts'
import { lastLine } from './lastLine.ts'
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
export async function createCluster({ folder, password, programs, user }: Cluster, extra: string[] = []) {
  if (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) return
  const unfinished = `${folder}-${process.pid}`
  const passwordFile = `${unfinished}.clave`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await Promise.all([unfinished, passwordFile].map(path => chown(path, user.uid, user.gid)))
  try {
    const args = ['--no-clean', `--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...identity, ...extra]
    const { code, output } = await run(programs.initdb, args, { user })
    if (code !== 0) throw await refusal(folder, output)
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** Explains why a cluster could not be created. Called while what was written of it still takes its room, so that a full disk is recognised. */
const refusal = async (folder: string, output: string) => {
  const cause = new Error(output)
  return (
    (await fullDisk(cause, dirname(folder), true)) ??
    new StartRefusal(`No se pudo crear la base de datos en ${folder}: ${lastLine(output)}`, { cause })
  )
}

/** Options of `initdb`: UTF-8 rules that are the same on every system and machine. */
const identity = [
  '--username=cuc',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]
