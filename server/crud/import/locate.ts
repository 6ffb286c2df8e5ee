import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { chunk } from 'es-toolkit'
import { byName } from '../../../src/schema/record/byName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import type { Value } from '../../../src/schema/kinds.ts'
import { storedRecordsOf, mineOf } from '../read/storedRecord.ts'
import { valueOf } from '../read/valueOf.ts'
import { columnOf, declaredField, keyFieldOf } from '../registry.ts'
import type { SheetRow } from './file/sheet.ts'
import type { rowReader } from './rowReader.ts'
import type { Columns, SheetWork } from './sheetWork.ts'

/** Which record each row is of, by its number; a row that is of none is new. `foreign` are the rows whose key is somebody else's, `several` those that could be of more than one. */
export type Located = {
  keys: ReadonlyMap<number, string>
  foreign: ReadonlySet<number>
  several: ReadonlySet<number>
  by: readonly string[]
}

/** Finds the records that rows are of among those that are the caller's to change: by their key where the sheet has it, else by what no two share, else by what people call them. */
export const locate = async (
  { tx, context, columns }: SheetWork,
  rows: readonly SheetRow[],
  read: ReturnType<typeof rowReader>,
): Promise<Located> => {
  const { resource, table } = context.plan
  const key = columnOf(table, resource.key)
  const by = identityOf(resource, columns)
  const keys = new Map<number, string>()
  const foreign = new Set<number>()
  const several = new Set<number>()
  for (const some of by.length ? chunk(rows, together) : []) {
    const asked = await Promise.all(some.map(async row => ({ row, values: await valuesIn(row) })))
    const wanted = asked.flatMap(({ row, values }) => (values ? [{ row, values }] : []))
    const mine = sql<boolean>`coalesce(${mineOf(context)}, false)`
    const found = await tx
      .select({ key, mine, ...Object.fromEntries(by.map((name, at) => [`v${at}`, columnOf(table, name)])) })
      .from(table)
      .where(conditionOf(wanted.map(({ values }) => values)))
    const places = new Map<string, { key: string; mine: boolean }[]>()
    for (const each of found) {
      const said: Readonly<Record<string, unknown>> = each
      const at = placeOf(by.map((_, nth) => said[`v${nth}`]))
      places.set(at, [...(places.get(at) ?? []), { key: String(each.key), mine: each.mine === true }])
    }
    for (const { row, values } of wanted) {
      const those = places.get(placeOf(values)) ?? []
      const [own, other] = those.filter(each => each.mine)
      if (other) several.add(row.renglon)
      else if (own) keys.set(row.renglon, own.key)
      else if (those.length && by[0] === resource.key) foreign.add(row.renglon)
    }
  }
  if (!isCertain(resource, by)) await findAlike()
  return { keys, foreign, several, by }

  /** A row that says all that an export would say of one record, and of no other, is of that one. */
  async function findAlike() {
    const open = rows.filter(({ renglon }) => !keys.has(renglon))
    if (open.length === 0) return
    const all = (await tx.select({ key }).from(table).where(mineOf(context))).map(each => String(each.key))
    const alike = new Map<string, string[]>()
    for (const some of chunk(all, together)) {
      for (const stored of await storedRecordsOf(tx, context.plan, context.call, some)) {
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

  async function valuesIn({ celdas }: SheetRow): Promise<readonly Value[] | undefined> {
    if (by[0] === resource.key) {
      const value = valueOf(keyFieldOf(resource), celdas[columns.indexOf(resource.key)])
      return value === undefined ? undefined : [value]
    }
    const { said, faults } = await read(celdas)
    const values = by.map(name => {
      const value = said[name] ?? null
      return value === null ? null : valueOf(declaredField(resource, name), value)
    })
    return values.includes(undefined) || by.some(name => faults[name]) ? undefined : values
  }

  function conditionOf(all: readonly (readonly Value[])[]): SQL | undefined {
    const [column, second] = by.map(name => columnOf(table, name))
    if (column && !second)
      return inArray(
        column,
        all.map(([value]) => value),
      )
    return or(sql`false`, ...all.map(values => and(...by.map((each, at) => holds(columnOf(table, each), values[at])))))
  }
}

const holds = (column: PgColumn, value: Value) => ((value ?? null) === null ? isNull(column) : eq(column, value))

/** The fields that say which record a row is of, as far as the sheet has them. */
const identityOf = (resource: AnyResource, columns: Columns): readonly string[] => {
  const { fields, key, title, unique = [] } = resource
  const alone = Object.entries(fields).flatMap(([name, field]) => ('unique' in field && field.unique ? [[name]] : []))
  const candidates = [[key], ...alone, ...unique.map(each => each.fields), [title]]
  const usable = (names: readonly string[]) =>
    names.every(name => columns.includes(name) && fields[name] && traitsOf(fields[name]).stored)
  return candidates.find(usable) ?? []
}

/** Whether no two records can share what rows are found by. */
export const isCertain = ({ title, key }: AnyResource, by: readonly string[]) =>
  by.length > 0 && (by.length > 1 || by[0] !== title || title === key)

const placeOf = (values: readonly unknown[]) =>
  JSON.stringify(values.map(value => (value === null ? null : String(value))))

/** Rows that are looked for with one query. */
const together = 500
