import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { ClientBase } from 'pg'
import { isoDates } from '../db/isoDates.ts'

export type StoredTable = { nombre: string; columnas: string[] }

/** Settings that make a connection read and write values in one way, whatever server and machine are used to, and read each table from its first row on. */
export const writePlainly = `
  set local timezone = 'UTC'; set local ${isoDates}; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local synchronize_seqscans = off; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Lists the tables of the schema `public` with their stored columns, without generated ones; not what an extension brought. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select relname as nombre, array_agg(attname::text order by attnum) as columnas
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by relname order by relname`)
  return rows
}

/** Renders the table and columns of a COPY in either direction. */
export const copyClause = ({ nombre, columnas }: StoredTable) =>
  `public.${quoted(nombre)} (${columnas.map(quoted).join(', ')})`

/** Passes a stream through, as a table's rows or a whole file, and tells, at its end, its bytes and its fingerprint. */
export const measure = (tell: (measured: { bytes: number; sha256: string }) => void) => {
  const hash = createHash('sha256')
  const bytesRead = { bytes: 0 }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytesRead.bytes += chunk.length
      done(null, chunk)
    },
    flush(done) {
      tell({ bytes: bytesRead.bytes, sha256: hash.digest('hex') })
      done()
    },
  })
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
