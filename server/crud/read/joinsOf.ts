import { getTableName, is, isSQLWrapper, Name, Param, Placeholder, SQL, StringChunk, Table } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type { Join, ReadPlan } from './readPlan.ts'

/** Finds the joins that some expressions need, and those that lead to them. A needless join would keep PostgreSQL from answering out of an index. */
export const joinsOf = ({ joins }: ReadPlan, expressions: readonly unknown[]): readonly Join[] => {
  const read = new Set(expressions.flatMap(tablesIn))
  const needed: Join[] = []
  for (const join of [...joins.values()].toReversed()) {
    if (!read.has(getTableName(join.table))) continue
    needed.unshift(join)
    for (const name of tablesIn(join.on)) read.add(name)
  }
  return needed
}

/** Lists the tables of an expression's columns, by the names that they are joined under. */
export const tablesIn = (expression: unknown): readonly string[] =>
  partsIn(expression).map(part => getTableName(is(part, Table) ? part : part.table))

/** Lists the columns and tables that an expression names. */
export const partsIn = (expression: unknown): readonly (PgColumn | Table)[] => {
  if (Array.isArray(expression)) return expression.flatMap(partsIn)
  if (is(expression, PgColumn) || is(expression, Table)) return [expression]
  if (is(expression, SQL)) return expression.queryChunks.flatMap(partsIn)
  if (is(expression, SQL.Aliased)) return partsIn(expression.sql)
  const isPlain = [StringChunk, Name, Param, Placeholder].some(each => is(expression, each))
  return isSQLWrapper(expression) && !isPlain ? partsIn(expression.getSQL()) : []
}
