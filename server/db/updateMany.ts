import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './queryable.ts'
import { byFilledColumns, type Alike } from './byFilledColumns.ts'

/** Updates rows of a table, each found by its value in the column `key`: one statement and one parameter for all that name the same columns, so that a trigger works once for all of them. */
export const updateMany = async (
  tx: Queryable,
  table: PgTable,
  key: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  for (const alike of byFilledColumns(table, rows)) await tx.execute(changing(table, key, alike))
}

const changing = (table: PgTable, key: string, { columns, rows }: Alike): SQL => {
  const keyColumn = getTableColumns(table)[key]
  if (!keyColumn) throw new Error(`no column ${key} to find rows by`)
  const newValue = (name: string) => sql`given.${sql.identifier(name)}`
  const changes = columns
    .filter(({ name }) => name !== keyColumn.name)
    .map(({ name }) => sql`${sql.identifier(name)} = ${newValue(name)}`)
  const values = JSON.stringify(rows.map(row => row.values))
  return sql`update ${table} set ${sql.join(changes, sql`, `)} from jsonb_populate_recordset(null::${table}, ${values}::jsonb) as given where ${keyColumn} = ${newValue(keyColumn.name)}`
}
