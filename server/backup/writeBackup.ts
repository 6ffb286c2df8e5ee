import { PassThrough, pipeline, Readable, type Writable } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import { copyClause, measure, storedTables, writePlainly, type StoredTable } from './copyOf.ts'
import { readJournal } from '../db/migrations.ts'
import { withClient } from '../db/withClient.ts'
import { isWhole } from '../files/contentOf.ts'
import type { FileStore } from '../files/fileStore.ts'
import { filesOutside } from '../files/filesOutside.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { entryOf, fileEntryOf, manifestName, type Manifest, type TableCopy } from './manifest.ts'

/**
 * Writes a database, as of one moment, as a zip: the rows of each table by COPY, the files outside of it, and last the
 * manifest. What was written before a failure is no backup.
 */
export function writeBackup(url: string, target: Writable, now: Date, store?: FileStore): Promise<Manifest> {
  return withClient(url, async client => {
    await client.query('begin transaction isolation level repeatable read, read only')
    await client.query(writePlainly)
    const tables = await storedTables(client)
    const about = await describe(client, now)
    const tablas: TableCopy[] = []
    const zip = new ZipFile()
    const whole = new PassThrough()
    const fail = (error: Error) => void whole.destroy(error)
    for (const table of tables)
      zip.addReadStreamLazy(entryOf(table.nombre), { compressionLevel: 6 }, answer =>
        answer(
          null,
          rowsOf(client, table, copy => tablas.push(copy), fail),
        ),
      )
    for (const file of await filesOutside(client))
      zip.addReadStreamLazy(fileEntryOf(file.id), { compressionLevel: 6 }, answer => {
        fetched(store, file).then(content => answer(null, Readable.from([content])), fail)
      })
    const manifest = () => ({ ...about, tablas })
    zip.addReadStreamLazy(manifestName, answer => answer(null, Readable.from([JSON.stringify(manifest(), null, 1)])))
    zip.end()
    zip.on('error', fail)
    await piped(zip.outputStream, whole, target)
    return manifest()
  })
}

/** Reads the rows of a table; reports what ends them early to `fail`, for the zip listens to none of its streams. */
function rowsOf(client: pg.Client, table: StoredTable, tell: (copy: TableCopy) => void, fail: (error: Error) => void) {
  const rows = client.query(to(`copy ${copyClause(table)} to stdout`))
  const measured = measure(each => tell({ ...table, filas: rows.rowCount, ...each }))
  return pipeline(rows, measured, error => error && fail(error))
}

async function fetched(store: FileStore | undefined, { id, huella }: { id: string; huella: string }): Promise<Buffer> {
  if (!store) throw new StartRefusal('Hay archivos en el almacén y ARCHIVOS_S3 no está puesta: no se puede respaldar.')
  const content = await store.get(id)
  if (!content || !isWhole(content, huella)) throw new Error(`the store of files has not what was stored as ${id}`)
  return content
}

async function describe(client: pg.Client, now: Date): Promise<Omit<Manifest, 'tablas'>> {
  const { rows: versions } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const { rows: migraciones } = await client.query<{ hash: string; when: string }>(readJournal)
  const { rows: secuencias } = await client.query<{ nombre: string; valor: string }>(
    `select sequencename as nombre, last_value::text as valor from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return {
    formato: 1,
    creado: now.toISOString(),
    postgres: versions[0]?.version ?? '',
    migraciones: migraciones.map(({ hash, when }) => ({ hash, when: Number(when) })),
    secuencias,
  }
}
