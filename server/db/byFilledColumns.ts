import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows that name the same columns, with values as PostgreSQL reads them from JSON, each with its place among all. */
export type Alike = { columns: readonly PgColumn[]; rows: { at: number; values: Readonly<Record<string, unknown>> }[] }

/** Groups the rows of a table by the columns that they name. */
export const byFilledColumns = (
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Iterable<Alike> => {
  const tableColumns = Object.entries<PgColumn>(getTableColumns(table))
  const groups = new Map<string, Alike>()
  for (const [at, row] of rows.entries()) {
    const filledColumns = tableColumns.filter(([name]) => row[name] !== undefined)
    const names = filledColumns.map(([name]) => name).join()
    const group = groups.get(names) ?? { columns: filledColumns.map(([, column]) => column), rows: [] }
    group.rows.push({
      at,
      values: Object.fromEntries(filledColumns.map(([name, column]) => [column.name, stored(column, row[name])])),
    })
    groups.set(names, group)
  }
  return groups.values()
}

/** Converts a value to what PostgreSQL reads from JSON; what is stored as JSON stays as it is. */
const stored = (column: PgColumn, value: unknown): unknown =>
  value === null || column.getSQLType() === 'jsonb' ? value : column.mapToDriverValue(value)
