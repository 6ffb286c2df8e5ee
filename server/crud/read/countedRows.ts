import { getTableName, is, SQL, sql, type SQLChunk } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { columnOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { tablesIn } from './joinsOf.ts'
import type { Listing } from './listingOf.ts'

/** Table that keeps rows counted: the column whose sum is their number, the columns that it counts by, and the asked conditions in terms of these. */
type CountedRows = {
  table: PgTable
  rows: PgColumn
  by: Readonly<Record<string, PgColumn>>
  conditions: readonly (SQL | undefined)[]
}

/** Finds the table that keeps the rows of some conditions counted; undefined where a condition reads more of a row than it is counted by. */
export const countedRows = (
  { plan: { resource, table }, link }: Pick<Listing, 'plan' | 'link'>,
  conditions: readonly (SQL | undefined)[],
): CountedRows | undefined => {
  const counted = link ? undefined : serverHouse().counted?.[resource.name]
  if (!counted) return undefined
  const columns = new Map(
    Object.entries(counted.by).map(([name, column]) => [columnOf(table, name).name, column] as const),
  )
  const inCounts = conditions.map(condition => condition && movedTo(condition, getTableName(table), columns))
  return inCounts.some((condition, at) => conditions[at] && !condition)
    ? undefined
    : { ...counted, conditions: inCounts }
}

/** Rewrites an expression from the columns of a table to those of another; undefined where it reads a column without counterpart. */
const movedTo = (expression: SQL, table: string, columns: ReadonlyMap<string, PgColumn>): SQL | undefined => {
  let isMovedWhole = true
  const move = (chunk: SQLChunk): SQLChunk => {
    if (is(chunk, SQL)) return movedSql(chunk)
    if (is(chunk, PgColumn) && getTableName(chunk.table) === table) {
      const column = columns.get(chunk.name)
      isMovedWhole &&= column !== undefined
      return column ?? chunk
    }
    isMovedWhole &&= !tablesIn(chunk).includes(table)
    return chunk
  }
  const movedSql = ({ queryChunks }: SQL) => sql.join(queryChunks.map(move))
  const movedExpression = movedSql(expression)
  return isMovedWhole ? movedExpression : undefined
}
