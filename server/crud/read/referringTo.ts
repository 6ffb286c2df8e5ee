import { and, eq, getTableName, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { textsInSearch } from '../../db/search.ts'
import { contains, isShort, anyContains, searchable } from './contains.ts'
import { mostNamed, soonRead } from './costs.ts'
import { isFewBeside, isLarge, sizeOf } from './isLarge.ts'
import { everything } from '../scope.ts'
import { columnOf, columnsOf, tableNamed } from '../registry.ts'
import { isReadable } from '../../../src/schema/traits.ts'

/**
 * Returns the condition on rows that refer by a column to matching records; empty if none matches. Finds the records
 * first and names their keys, or lets each row look up its own record (decision 098).
 */
export const referringTo = async ({ column, ...records }: Reference): Promise<readonly SQL[]> => {
  const { db, table, key, condition, word, within } = records
  const referredRows = and(within === everything ? undefined : within, condition)
  const one = sql`exists (select from ${table} where ${and(eq(key, column), referredRows)})`
  const isApart = getTableName(column.table) !== getTableName(table)
  // Few rows beside many records.
  if (isApart && (await isFewBeside(db, column.table, table)))
    return [sql`(select ${referredRows ?? sql`true`} from ${table} where ${eq(key, column)})`]
  // A word too short for an index, with nothing to narrow the records.
  if (!within && isApart && isShort(word) && (await sizeOf(db, getTableName(table))) > soonRead) return [one]
  const keys = await someKeys(records, referredRows)
  if (keys.length > mostNamed)
    return [isApart ? one : inArray(column, db.select({ key }).from(table).where(referredRows))]
  return keys.length ? [inArray(column, keys)] : []
}

/** Reads the keys of the records that are asked for, up to one more than may be named. */
const someKeys = async ({ inText = false, condition, ...records }: Omit<Reference, 'column'>, referredRows?: SQL) => {
  const { db, table, key } = records
  const ofPlace = inText ? await textInPlace(records) : undefined
  const namedKeys = await db
    .select({ key })
    .from(table)
    .where(ofPlace ? and(ofPlace, condition) : referredRows)
    .limit(mostNamed + 1)
  return namedKeys.map(each => each.key)
}

/** Column by which rows refer to the records of a table, and the condition that these are to meet. */
type Reference = {
  db: Queryable
  column: PgColumn
  table: PgTable
  key: PgColumn
  condition: SQL | undefined
  word: string
  /** Condition of the records that may be referred to, where that is known. */
  within?: SQL | undefined
  /** `true` where the searched text of each record that meets the condition holds the word. */
  inText?: boolean
}

/**
 * Finds the records of a place that may match a short word, by an index of both; undefined where that is not quicker.
 */
const textInPlace = async ({ db, table, key, word, within }: Omit<Reference, 'column' | 'condition' | 'inText'>) => {
  const { busqueda } = columnsOf(table)
  if (!within || within === everything || !busqueda || !isShort(word) || !(await isLarge(db, table))) return undefined
  // `offset 0` keeps PostgreSQL from merging this into the outer query.
  return sql`${key} in (select ${key} from ${table} where ${and(within, contains(busqueda, word))} offset 0)`
}

/** Returns the condition of the records that a word names, by their key, where people read it, or their title. The searched text narrows them first where it holds both (`inText`). */
export const namedByWord = (target: AnyResource, word: string): { condition: SQL | undefined; inText: boolean } => {
  const table = tableNamed(target.name)
  const texts = textsInSearch(target)
  const called = [target.key, target.title].filter(name => isReadable(target.fields[name]))
  const searched = contains(columnOf(table, 'busqueda'), word)
  if (!called.includes(target.title)) return { condition: searched, inText: true }
  const columns = called.map(name => columnOf(table, name))
  const inText = called.every(name => texts.includes(name))
  const condition = inText
    ? and(searched, anyContains(columns, word))
    : or(...columns.map(column => contains(searchable(column), word)))
  return { condition, inText }
}
