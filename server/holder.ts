import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Who has a data folder: the process, and the address it serves or the command it runs. */
type Holder = { pid: number; name: string }

/** Leaves word of who has a data folder, for the next start to tell; the lock itself is PostgreSQL's. */
export const announce = (dataDir: string, name: string) =>
  writeFile(path(dataDir), `${JSON.stringify({ pid: process.pid, name } satisfies Holder)}\n`)

/** Takes that word back: what comes after it is only closing. */
export const withdraw = (dataDir: string) => rm(path(dataDir), { force: true })

/** The holder that left word, if any. */
export async function holder(dataDir: string): Promise<Holder | undefined> {
  const text = await readFile(path(dataDir), 'utf8').catch(() => undefined)
  return text ? JSON.parse(text) : undefined
}

const path = (dataDir: string) => join(dataDir, 'servidor.json')
