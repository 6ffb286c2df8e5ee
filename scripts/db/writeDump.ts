import { readMigrationFiles } from 'drizzle-orm/migrator'
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { createJournal } from '../../server/db/migrations.ts'

/**
 * Writes a database as compressed SQL for `psql`: the migrations of `folder` and its rows, of one snapshot. Each
 * release keeps one in `tests/db/dumps`, with which later ones rehearse their upgrade.
 */
export async function writeDump(url: string, folder: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const migrations = readMigrationFiles({ migrationsFolder: folder }).flatMap(({ sql }) => sql)
    const statements = [
      ...migrations.map(statement => `${statement.trim().replace(/;$/, '')};`),
      ...createJournal.map(statement => `${statement};`),
      unchecked,
    ]
    const { rows } = await client.query<Table>(tables)
    const copies: string[] = []
    for (const { name, columns } of rows) {
      const data = await text(client.query(to(`copy ${name} (${columns}) to stdout`)))
      copies.push(`COPY ${name} (${columns}) FROM stdin;\n${data}\\.\n`)
    }
    const { rows: counters } = await client.query<{ statement: string }>(sequences)
    const ends = [...counters.map(({ statement }) => statement), 'reset session_replication_role;']
    const whole = [...statements, ...copies, ...ends].join('\n')
    await writeFile(file, compressed(`${whole}\n`))
  } finally {
    await client.end()
  }
}

type Table = { name: string; columns: string }

/** The rows come in any order, and are consistent because one snapshot read them. */
const unchecked = 'set session_replication_role = replica;'

const tables = `
  select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and n.nspname in ('public', 'drizzle') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by n.nspname, c.relname order by n.nspname, c.relname`

const sequences = `
  select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as statement
  from pg_sequences where last_value is not null order by schemaname, sequencename`

/** Compresses with a window as wide as the file, because the same keys stand far apart. */
const compressed = (whole: string) =>
  brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })
