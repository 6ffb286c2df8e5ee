import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/** Holder of a data folder: its process, when that process began, and the address it serves or the command it runs. */
type FolderOwner = { pid: number; born: string; folder: string; name: string }

/** Notes who has a data folder, for the next start to tell; the lock itself is PostgreSQL's. */
export async function announce(dataDir: string, name: string) {
  const folder = await realpath(dataDir)
  const owner: FolderOwner = { pid: process.pid, born: await birthOf(process.pid), folder, name }
  const unfinished = `${path(dataDir)}-${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(owner)}\n`)
  await rename(unfinished, path(dataDir))
}

/** Removes one's own note: what comes after it is only closing. */
export async function withdraw(dataDir: string) {
  const owner = await read(dataDir)
  if (owner?.pid === process.pid) await rm(path(dataDir), { force: true })
}

/** Returns the living process that left a note. One that was killed, and a note that came with a copy of another folder, do not count. */
export async function folderOwner(dataDir: string): Promise<FolderOwner | undefined> {
  const owner = await read(dataDir)
  if (!owner || owner.folder !== (await realpath(dataDir))) return undefined
  const born = await birthOf(owner.pid)
  return born !== '' && born === owner.born ? owner : undefined
}

const path = (dataDir: string) => join(dataDir, 'servidor.json')

async function read(dataDir: string): Promise<FolderOwner | undefined> {
  try {
    return JSON.parse(await readFile(path(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns when a process began, in the words of its system; empty when there is none. The number alone may belong to another by now. */
async function birthOf(pid: number): Promise<string> {
  if (platform() === 'linux') {
    const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')
    return fields.split(' ')[19] ?? ''
  }
  if (platform() !== 'win32') return (await run('ps', ['-p', String(pid), '-o', 'lstart='])).output.trim()
  return (await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])).output.includes(String(pid)) ? 'windows' : ''
}
