import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../process/StartRefusal.ts'
import { fullDisk } from '../fullDisk.ts'
import type { SystemUser } from './run.ts'

/** Place of the embedded PostgreSQL, and its password: `base` holds its data (and a copy of its programs where npm's cannot be used). */
type Folders = { base: string; password: string }
type State = Folders & { dataDir: string }

/** Returns the folders of a data folder: inside it, or `/var/lib/cuc-<hash>` when the user that runs PostgreSQL cannot enter it. Decided once and kept in `DATA_DIR/postgres.json` (mode 600). */
export async function folders(dataDir: string, user: SystemUser | undefined): Promise<Folders> {
  await writable(dataDir)
  const path = await realpath(dataDir)
  const saved = await readState(path)
  if (saved && (await owns(saved, path)))
    return { base: saved.base === saved.dataDir ? path : saved.base, password: saved.password }
  if (saved) await rm(stateFile(path))
  const base = !user || (await canEnter(path, user)) ? path : await ownFolder(path)
  const password = randomBytes(24).toString('base64url')
  const state: State = { base, password, dataDir: path }
  await writeFile(stateFile(path), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flag: 'wx' }).catch(
    async error => {
      if (error.code === 'EEXIST') return
      await rm(stateFile(path), { force: true })
      throw error
    },
  )
  return (await readState(path)) ?? state
}

/** Makes the data folder where it is missing; throws StartRefusal when it cannot be written. */
export async function writable(dataDir: string) {
  const probe = join(dataDir, `.prueba-${process.pid}`)
  try {
    await make(dataDir)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const full = await fullDisk(error, dataDir)
    throw (
      full ??
      new StartRefusal(
        `No se puede escribir en la carpeta de datos ${dataDir}. Revise sus permisos o elija otra con DATA_DIR.`,
      )
    )
  }
}

/** Makes a folder and those above it. Node's own recursion never ends under /proc and the like. */
async function make(folder: string) {
  if (await stat(folder).catch(() => undefined)) return
  await make(dirname(folder))
  await mkdir(folder).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
}

const stateFile = (dataDir: string) => join(dataDir, 'postgres.json')

async function readState(dataDir: string): Promise<State | undefined> {
  const path = stateFile(dataDir)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartRefusal(
      `No se puede leer ${path}. Arranque con el mismo usuario que la primera vez, o haga suya la carpeta con «sudo chown -R ${userInfo().username} ${dataDir}».`,
    )
  }
}

/** Tells whether a data folder owns the database of its state: a folder that was moved takes a database outside it along; a copy, whose original is still there, does not share it. */
async function owns(state: State, dataDir: string) {
  if (state.dataDir === dataDir || state.base === state.dataDir) return true
  return !(await stat(stateFile(state.dataDir)).catch(() => undefined))
}

/** Tells whether every folder on the way lets `user` through. */
async function canEnter(path: string, user: SystemUser): Promise<boolean> {
  const { mode, uid, gid } = await stat(path)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return dirname(path) === path || canEnter(dirname(path), user)
}

async function ownFolder(dataDir: string) {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = join('/var/lib', `cuc-${hash}`)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}
