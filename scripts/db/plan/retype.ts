import type { Wishes } from './decisions.ts'
import { conversion, type Cast } from './conversion.ts'
import { columnsOf, tableIn, tablesOf, type Column, type Snapshot, type Table } from './snapshot.ts'
import { isVersioned, raised } from './version.ts'

/** A column that stays and changes its type. */
export type Change = { table: string; from: Column; to: Column }

export const retyped = (from: Snapshot, to: Snapshot): readonly Change[] =>
  tablesOf(to).flatMap(after =>
    columnsOf(after).flatMap(column => {
      const before = tableIn(from, after.name)?.columns[column.name]
      return before && !before.generated && !column.generated && before.type !== column.type
        ? [{ table: after.name, from: before, to: column }]
        : []
    }),
  )

/** Returns a column as the statements of `retype` leave it: of its new type and without its default. */
export const converted = ({ name }: Table, column: Column, changes: readonly Change[]): Column => {
  const change = changes.find(each => each.table === name && each.to.name === column.name)
  if (!change) return column
  const { default: _, ...rest } = column
  return { ...rest, type: change.to.type }
}

/**
 * Returns the statements that raise the versions of rows whose values were decided anew with their type: no earlier
 * reader knows them. They fire triggers, so they come last.
 */
export const raiseVersions = (
  changes: readonly Change[],
  { fill = new Map(), lose = new Set() }: Wishes,
  snapshot: Snapshot,
): readonly string[] => {
  const decided = changes.filter(
    ({ table, from: { name } }) => fill.has(`${table}.${name}`) || lose.has(`${table}.${name}`),
  )
  return [...new Set(decided.map(({ table }) => table))].flatMap(table =>
    isVersioned(tableIn(snapshot, table)) ? [`UPDATE "${table}" SET ${raised};`] : [],
  )
}

/**
 * Returns the statements that change types, table by table. Checks first a conversion that could lose something, unless
 * `fill` says how to convert. `lose` permits losing what cannot be converted.
 */
export const retype = (changes: readonly Change[], { fill = new Map(), lose = new Set() }: Wishes): readonly string[] =>
  [...new Set(changes.map(({ table }) => table))].flatMap(table => {
    const ofTable = changes.filter(each => each.table === table).map((each, nth) => ({ each, ...wayOf(each, nth) }))
    const actions = ofTable.flatMap(({ each: { from, to }, how, empties }) => {
      const column = `ALTER COLUMN "${from.name}"`
      return [
        ...(from.default === undefined ? [] : [`${column} DROP DEFAULT`]),
        ...(empties ? [`${column} DROP NOT NULL`] : []),
        `${column} SET DATA TYPE ${to.type}${how ? ` USING ${how}` : ''}`,
      ]
    })
    return [
      ...ofTable.flatMap(({ first }) => first),
      `ALTER TABLE "${table}" ${actions.join(', ')};`,
      ...ofTable.flatMap(({ last }) => last),
    ]

    function wayOf(change: Change, nth: number) {
      const { from, to } = change
      const place = `${table}.${from.name}`
      const [cast, back] = [castBetween(from.type, to.type), castBetween(to.type, from.type, true)]
      const plain = { first: [], empties: false, last: [] }
      if (base(from.type) === base(to.type)) return { ...plain, how: undefined }
      const filling = fill.get(place)
      if (filling !== undefined) return { ...plain, how: filling }
      if (widens(from.type, to.type)) return { ...plain, how: cast.of(`"${from.name}"`) }
      return conversion(change, { cast, back, lost: lose.has(place), nth: nth + 1 })
    }
  })

/** Tells whether every value of the first type fits the second. */
const widens = (from: string, to: string): boolean => {
  const [one, other] = [base(from), base(to)]
  if (one === other || other === 'text') return true
  const room = (type: string) => {
    const [, size, scale] = /^numeric\((\d+), ?(\d+)\)$/.exec(type) ?? []
    return size === undefined ? wholes[type] : { before: Number(size) - Number(scale), after: Number(scale) }
  }
  const [was, is] = [room(one), room(other)]
  return was !== undefined && is !== undefined && is.before >= was.before && is.after >= was.after
}

/** Digits before and after the decimal point. */
const wholes: Readonly<Record<string, { before: number; after: number }>> = {
  integer: { before: 10, after: 0 },
  bigint: { before: 19, after: 0 },
  numeric: { before: Infinity, after: Infinity },
}

const castBetween = (from: string, to: string, asText = !(isNumber(from) && isNumber(to))): Cast => ({
  from: base(from),
  to: base(to),
  of: expression => `${expression}${asText ? '::text' : ''}::${base(to)}`,
})

/** Returns a type without its collation. */
export const base = (type: string) => type.replace(/ collate .*$/i, '')
const isNumber = (type: string) => /^(integer|bigint|numeric)/.test(type)
