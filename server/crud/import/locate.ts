import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { chunk } from 'es-toolkit'
import { byName } from '../../../src/schema/record/byName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import type { Value } from '../../../src/schema/kinds.ts'
import { storedRecordsOf, writeScopeCondition } from '../read/storedRecord.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { valueOf } from '../read/valueOf.ts'
import { columnOf, declaredField } from '../registry.ts'
import type { SheetRow } from './file/sheet.ts'
import type { rowReader } from './rowReader.ts'
import type { Columns, SheetWork } from './sheetWork.ts'

/** Record of each row, by the row's number; a row without one is new. `foreign` are the rows whose key is somebody else's, `several` those that could be of more than one. */
export type Located = {
  keys: ReadonlyMap<number, string>
  foreign: ReadonlySet<number>
  several: ReadonlySet<number>
  by: readonly string[]
}

/** Finds the records of rows among those that are the caller's to change: by their key where the sheet has it, else by what no two share, else by what people call them. */
export const locate = async (
  work: SheetWork,
  rows: readonly SheetRow[],
  read: ReturnType<typeof rowReader>,
): Promise<Located> => {
  const { resource } = work.context.plan
  const by = identityOf(resource, work.columns)
  const located = { keys: new Map<number, string>(), foreign: new Set<number>(), several: new Set<number>(), by }
  for (const part of by.length ? chunk(rows, rowsAtOnce) : []) {
    const identified = await Promise.all(part.map(async row => ({ row, values: await valuesIn(work, by, row, read) })))
    await findIdentified(
      work,
      identified.flatMap(({ row, values }) => (values ? [{ row, values }] : [])),
      located,
    )
  }
  if (!isCertain(resource, by)) await findAlike(work, rows, located)
  return located
}

/** Records found so far. */
type Finding = { keys: Map<number, string>; foreign: Set<number>; several: Set<number>; by: readonly string[] }

/** A row, and its values of the fields by which its record is found. */
type Identified = { row: SheetRow; values: readonly Value[] }

/** Finds the records of rows by their values of these fields. */
const findIdentified = async (
  { tx, context }: SheetWork,
  identified: readonly Identified[],
  { keys, foreign, several, by }: Finding,
) => {
  const { resource, table } = context.plan
  const key = columnOf(table, resource.key)
  const columns = by.map(name => columnOf(table, name))
  const found = await tx
    .select({
      key,
      mine: sql<boolean>`coalesce(${writeScopeCondition(context)}, false)`,
      ...Object.fromEntries(columns.map((column, at) => [`v${at}`, column])),
    })
    .from(table)
    .where(
      holdingAny(
        columns,
        identified.map(({ values }) => values),
      ),
    )
  const places = new Map<string, { key: string; mine: boolean }[]>()
  for (const each of found) {
    const row: Readonly<Record<string, unknown>> = each
    const at = placeOf(by.map((_, nth) => row[`v${nth}`]))
    places.set(at, [...(places.get(at) ?? []), { key: String(each.key), mine: each.mine === true }])
  }
  for (const { row, values } of identified) {
    const matches = places.get(placeOf(values)) ?? []
    const [mine, other] = matches.filter(each => each.mine)
    if (other) several.add(row.renglon)
    else if (mine) keys.set(row.renglon, mine.key)
    else if (matches.length && by[0] === resource.key) foreign.add(row.renglon)
  }
}

/** Finds the records of the rows that have none yet: a row that says all that an export would say of one record, and of no other, is of that one. */
const findAlike = async (
  { tx, context, columns }: SheetWork,
  rows: readonly SheetRow[],
  { keys, several }: Finding,
) => {
  const { resource, table } = context.plan
  const open = rows.filter(({ renglon }) => !keys.has(renglon))
  if (open.length === 0) return
  const key = columnOf(table, resource.key)
  const writableKeys = (await tx.select({ key }).from(table).where(writeScopeCondition(context))).map(each =>
    String(each.key),
  )
  const alike = new Map<string, string[]>()
  for (const part of chunk(writableKeys, rowsAtOnce)) {
    for (const stored of await storedRecordsOf(tx, context.plan, context.call, part)) {
      const record = byName(resource, stored.registro)
      const texts = columns.map(name => (name ? fileText(name, declaredField(resource, name), record).trim() : ''))
      alike.set(placeOf(texts), [...(alike.get(placeOf(texts)) ?? []), stored.key])
    }
  }
  for (const { renglon, celdas } of open) {
    const [found, other] = alike.get(placeOf(columns.map((name, at) => (name ? (celdas[at] ?? '') : '')))) ?? []
    if (found === undefined || other !== undefined) continue
    keys.set(renglon, found)
    several.delete(renglon)
  }
}

/** Reads a row's values of the fields by which its record is found; undefined where one of them cannot be. */
const valuesIn = async (
  { context, columns }: SheetWork,
  by: readonly string[],
  { celdas }: SheetRow,
  read: ReturnType<typeof rowReader>,
): Promise<readonly Value[] | undefined> => {
  const { resource } = context.plan
  if (by[0] === resource.key) {
    const value = keyValueOf(resource, celdas[columns.indexOf(resource.key)])
    return value === undefined ? undefined : [value]
  }
  const { readValues, faults } = await read(celdas)
  const values = by.map(name => {
    const value = readValues[name] ?? null
    return value === null ? null : valueOf(declaredField(resource, name), value)
  })
  return values.includes(undefined) || by.some(name => faults[name]) ? undefined : values
}

/** Matches rows whose columns hold one of some sets of values. */
const holdingAny = (columns: readonly PgColumn[], valueLists: readonly (readonly Value[])[]): SQL | undefined => {
  const [column, second] = columns
  if (column && !second)
    return inArray(
      column,
      valueLists.map(([value]) => value),
    )
  return or(sql`false`, ...valueLists.map(values => and(...columns.map((each, at) => holds(each, values[at])))))
}

const holds = (column: PgColumn, value: Value) => ((value ?? null) === null ? isNull(column) : eq(column, value))

/** Returns the fields that say which record a row is of, as far as the sheet has them. */
const identityOf = (resource: AnyResource, columns: Columns): readonly string[] => {
  const { fields, key, title, unique = [] } = resource
  const alone = Object.entries(fields).flatMap(([name, field]) => ('unique' in field && field.unique ? [[name]] : []))
  const candidates = [[key], ...alone, ...unique.map(each => each.fields), [title]]
  const usable = (names: readonly string[]) =>
    names.every(name => columns.includes(name) && fields[name] && traitsOf(fields[name]).stored)
  return candidates.find(usable) ?? []
}

/** Tells whether no two records can share the fields that rows are found by. */
export const isCertain = ({ title, key }: AnyResource, by: readonly string[]) =>
  by.length > 0 && (by.length > 1 || by[0] !== title || title === key)

const placeOf = (values: readonly unknown[]) =>
  JSON.stringify(values.map(value => (value === null ? null : String(value))))

/** Rows that are looked for with one query. */
const rowsAtOnce = 500
