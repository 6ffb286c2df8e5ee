import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>

/** Writes rows into a table by COPY and returns how many. All have the keys of the first; the other columns take their defaults. */
export type Copy = <T extends PgTable>(table: T, rows: Rows<T['$inferInsert']>) => Promise<number>

/** Returns the COPY of an open connection, within the transaction it is in. */
export const copyOver =
  (client: ClientBase): Copy =>
  async (table, rows) => {
    const [first, allRows] = await peek(rows)
    if (!first) return 0
    const tableColumns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
    const columns = Object.entries(tableColumns).filter(([key]) => key in first)
    const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
    const target = client.query(from(`copy "${getTableName(table)}" (${names}) from stdin`))
    await pipeline(Readable.from(chunks(columns, allRows)), target)
    return target.rowCount
  }

const peek = async <Row>(rows: Rows<Row>): Promise<[Row | undefined, AsyncIterable<Row>]> => {
  const rest = iterate(rows)
  const { value } = await rest.next()
  return [value ?? undefined, prepend(value ?? undefined, rest)]
}

async function* iterate<Row>(rows: Rows<Row>): AsyncGenerator<Row, undefined> {
  yield* rows
}

async function* prepend<Row>(first: Row | undefined, rest: AsyncIterable<Row>) {
  if (first !== undefined) yield first
  yield* rest
}

const chunkSize = 1 << 16

/** Renders the rows in COPY's text format, many to a piece. */
async function* chunks<Row extends Readonly<Record<string, unknown>>>(
  columns: [string, PgColumn][],
  rows: AsyncIterable<Row>,
) {
  let chunk = ''
  for await (const row of rows) {
    chunk += `${columns.map(([key, column]) => encoded(column, row[key])).join('\t')}\n`
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

const encoded = (column: PgColumn, value: unknown) =>
  value === null || value === undefined
    ? '\\N'
    : asCopyText(column.mapToDriverValue(value)).replace(/[\\\n\r\t]/g, special => escapes[special] ?? special)

const asCopyText = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value))

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
