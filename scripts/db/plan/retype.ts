import type { Wishes } from './decisions.ts'
import { reversible } from './guard.ts'
import { columnsOf, tableIn, tablesOf, type Column, type Snapshot, type Table } from './snapshot.ts'

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

/** A column as the statements of `retype` leave it: of its new type and without its default. */
export const converted = ({ name }: Table, column: Column, changes: readonly Change[]): Column => {
  const change = changes.find(each => each.table === name && each.to.name === column.name)
  if (!change) return column
  const { default: _, ...rest } = column
  return { ...rest, type: change.to.type }
}

/** The statements that change types, a table at a time. What could lose something is tried first, unless that was agreed to or somebody says how it is meant. */
export const retype = (changes: readonly Change[], { fill = new Map(), lose = new Set() }: Wishes): readonly string[] =>
  [...new Set(changes.map(({ table }) => table))].flatMap(table => {
    const own = changes.filter(each => each.table === table)
    const place = ({ from }: Change) => `${table}.${from.name}`
    const tried = own.filter(
      each => !widens(each.from.type, each.to.type) && !fill.has(place(each)) && !lose.has(place(each)),
    )
    const actions = own.flatMap(each => {
      const column = `ALTER COLUMN "${each.from.name}"`
      const how = base(each.from.type) === base(each.to.type) ? undefined : (fill.get(place(each)) ?? cast(each))
      return [
        ...(each.from.default === undefined ? [] : [`${column} DROP DEFAULT`]),
        `${column} SET DATA TYPE ${each.to.type}${how ? ` USING ${how}` : ''}`,
      ]
    })
    return [
      ...tried.map(each => reversible(table, each.from.name, base(each.from.type), cast(each))),
      `ALTER TABLE "${table}" ${actions.join(', ')};`,
    ]
  })

/** Whether every value of the first type is one of the second. */
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

/** Digits before and after the point. */
const wholes: Readonly<Record<string, { before: number; after: number }>> = {
  integer: { before: 10, after: 0 },
  bigint: { before: 19, after: 0 },
  numeric: { before: Infinity, after: Infinity },
}

const cast = ({ from, to }: Change) =>
  isNumber(from.type) && isNumber(to.type)
    ? `"${from.name}"::${base(to.type)}`
    : `"${from.name}"::text::${base(to.type)}`

/** A type without the order of its letters. */
export const base = (type: string) => type.replace(/ collate .*$/i, '')
const isNumber = (type: string) => /^(integer|bigint|numeric)/.test(type)
