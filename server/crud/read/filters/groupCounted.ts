import { getTableName, inArray, sql, sum, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { resourceNamed } from '../../../../src/schema/house.ts'
import { ordenEspanol } from '../../../../src/language/texto.ts'
import type { Queryable } from '../../../db/queryable.ts'
import { columnOf, tableNamed } from '../../registry.ts'
import { countedRows } from '../countedRows.ts'
import type { ReadPlan } from '../readPlan.ts'
import type { Listing } from '../listingOf.ts'

/** Value that rows are counted by: a key, a choice, or yes and no. */
export type GroupValue = string | number | boolean | null

/** Rows that share the values of some fields: these values, their titles, the number of rows, and how many of them are in each part. */
export type Group = {
  values: readonly GroupValue[]
  titles: readonly GroupValue[]
  total: number
  parts: readonly number[]
}

/** Field that rows are counted by, the expression of its title, and the resource that it refers to, if any. */
export type Counting = { name: string; title: PgColumn | SQL; to?: string }

/** Groups rows by adding up their kept counts, in the order of their titles; undefined where they are not kept by these fields, or for these conditions. */
export const groupCounted = async (
  db: Queryable,
  listing: Pick<Listing, 'plan' | 'link' | 'condition'>,
  by: readonly Counting[],
  parts: readonly SQL[],
): Promise<readonly Group[] | undefined> => {
  const counters = countedRows(listing, [listing.condition, ...parts])
  const keys = by.flatMap(({ name }) => counters?.by[name] ?? [])
  if (!counters || keys.length < by.length) return undefined
  const [condition, ...ofParts] = counters.conditions
  const rows: readonly Readonly<Record<string, GroupValue>>[] = await db
    .select({
      ...Object.fromEntries(keys.map((key, at) => [`value_${at}`, key])),
      ...Object.fromEntries(
        ofParts.map((part, at) => [
          `part_${at}`,
          sql<number>`coalesce(sum(${counters.rows}) filter (where ${part ?? sql`true`}), 0)`,
        ]),
      ),
      total: sum(counters.rows),
    })
    .from(counters.table)
    .where(condition)
    .groupBy(...keys)
    .having(sql`sum(${counters.rows}) > 0`)
  const values = rows.map(row => keys.map((_, at) => row[`value_${at}`] ?? null))
  const called = await Promise.all(
    by.map((one, at) =>
      titlesOf(
        db,
        listing.plan,
        one,
        values.map(each => each[at] ?? null),
      ),
    ),
  )
  return rows
    .map((row, at) => ({
      values: values[at] ?? [],
      titles: called.map(titles => titles[at] ?? null),
      total: Number(row.total),
      parts: ofParts.map((_, part) => Number(row[`part_${part}`])),
    }))
    .toSorted((one, other) => inOrder(one.titles, other.titles))
}

/** Returns the title of each of these values of a field. */
const titlesOf = async (
  db: Queryable,
  { table }: ReadPlan,
  { title, to }: Counting,
  values: readonly GroupValue[],
): Promise<readonly GroupValue[]> => {
  const isElsewhere = 'table' in title && getTableName(title.table) !== getTableName(table)
  if (!to || !isElsewhere) return values
  const [target, targetTable] = [resourceNamed(to), tableNamed(to)]
  const key = columnOf(targetTable, target.key)
  const rows = await db
    .select({ key, title: columnOf(targetTable, target.title) })
    .from(targetTable)
    .where(inArray(key, [...new Set(values.filter(value => value !== null))]))
  const titles = new Map(rows.map(row => [row.key, row.title as GroupValue]))
  return values.map(value => titles.get(value) ?? null)
}

/** Compares titles by the first that differ; null comes last, as in the database. */
const inOrder = (ones: readonly GroupValue[], others: readonly GroupValue[]): number => {
  for (const [at, one] of ones.entries()) {
    const other = others[at] ?? null
    if (one === other) continue
    if (one === null || other === null) return one === null ? 1 : -1
    if (typeof one === 'number' && typeof other === 'number') return one - other
    return ordenEspanol(String(one), String(other)) || (String(one) < String(other) ? -1 : 1)
  }
  return 0
}
