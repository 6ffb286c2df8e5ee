import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../files/fileStore.ts'
import { measure } from './copyOf.ts'
import { folderFailure } from './folderFailure.ts'
import { rowsIn, type Manifest } from './manifest.ts'
import { type Lock, locks, seal, lockedEnding } from './seal.ts'
import { writeBackup } from './writeBackup.ts'

export type Saved = { path: string; bytes: number; rows: number; sha256: string; manifest: Manifest }

type Place = { folder: string; lock: Lock; now: Date; store?: FileStore | undefined }

/**
 * Saves a database as one file of a folder, with its fingerprint beside it for `sha256sum -c`. The file gets its name
 * only once it is whole and on the disk. StartRefusal for a full or forbidden folder.
 */
export const saveBackup = (url: string, place: Place): Promise<Saved> =>
  save(url, place).catch(error => {
    throw folderFailure(error, place.folder) ?? error
  })

async function save(url: string, { folder, lock, now, store }: Place): Promise<Saved> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  const path = join(folder, nameAt(now, lock))
  const partial = `${path}${unfinished}`
  let [bytes, sha256] = [0, '']
  const measured = measure(file => ({ bytes, sha256 } = file))
  try {
    const plain = new PassThrough()
    const written = locks(lock) ? await seal(plain, lock) : plain
    const [manifest] = await Promise.all([
      writeBackup(url, plain, now, store),
      pipeline(written, measured, createWriteStream(partial, { mode: 0o600 })),
    ])
    await flush(partial)
    await writeFile(`${path}.sha256`, `${sha256}  ${basename(path)}\n`)
    await rename(partial, path)
    return { path, bytes, rows: rowsIn(manifest), sha256, manifest }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Beginning of the names of backups; the moment follows, so that names are in the order of time. */
export const beginning = 'cuc-'

const nameAt = (now: Date, lock: Lock) =>
  `${beginning}${now.toISOString().slice(0, 19).replaceAll(':', '-')}.zip${locks(lock) ? lockedEnding : ''}`

/** Deletes what a machine that stopped left half written: nobody has added to it for an hour. */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(beginning) || !name.endsWith(unfinished)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - hour) await rm(join(folder, name), { force: true })
  }
}

const unfinished = '.parcial'
const hour = 3_600_000

async function flush(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
