import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Holder = { pid: number; direccion: string }

/** Leaves word of who serves a data folder and at what address, for the next start to tell; the lock itself is PostgreSQL's. */
export const announce = (dataDir: string, holder: Holder) => writeFile(path(dataDir), `${JSON.stringify(holder)}\n`)

/** Takes that word back. */
export const withdraw = (dataDir: string) => rm(path(dataDir), { force: true })

/** The sentence that says who holds a data folder. */
export async function holder(dataDir: string): Promise<string> {
  const text = await readFile(path(dataDir), 'utf8').catch(() => undefined)
  if (!text) return `La carpeta de datos ${dataDir} ya está en uso por otro proceso. No se cambió nada.`
  const { pid, direccion }: Holder = JSON.parse(text)
  return `La carpeta de datos ${dataDir} ya está en uso: la tiene el proceso ${pid} en ${direccion}. No se cambió nada.`
}

const path = (dataDir: string) => join(dataDir, 'servidor.json')
