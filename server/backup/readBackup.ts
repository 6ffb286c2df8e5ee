import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { StartRefusal } from '../process/StartRefusal.ts'
import { entryOf, fileEntryOf, manifest, manifestName, type Manifest } from './manifest.ts'

export type Backup = {
  manifest: Manifest
  /** Returns the rows of a table, as COPY wrote them. */
  rowsOf: (table: string) => Promise<Readable>
  /** Returns a file that lay outside of the database. */
  fileOf: (id: string) => Promise<Readable>
  close: () => Promise<void>
}

/** Opens the zip of a backup. Throws StartRefusal for what is none, is cut or lacks a table. */
export async function readBackup(path: string): Promise<Backup> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new StartRefusal(`${path} no es un respaldo completo: falta su final, o es otro archivo.`)
  })
  try {
    const entries = await entriesOf(zip)
    const open = (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw new StartRefusal(`Al respaldo ${path} le falta ${name}.`)
      return streamOf(zip, entry)
    }
    const read = manifest.safeParse(JSON.parse(await text(await open(manifestName))))
    if (!read.success) throw new StartRefusal(`El respaldo ${path} es de otra versión o está dañado.`)
    for (const { nombre } of read.data.tablas)
      if (!entries.has(entryOf(nombre))) throw new StartRefusal(`Al respaldo ${path} le falta la tabla ${nombre}.`)
    return {
      manifest: read.data,
      rowsOf: table => open(entryOf(table)),
      fileOf: id => open(fileEntryOf(id)),
      close: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error instanceof StartRefusal ? error : new StartRefusal(`El respaldo ${path} está dañado.`)
  }
}

async function entriesOf(zip: ZipFile) {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )
