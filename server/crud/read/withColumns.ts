import { is, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isBase, traitsOf } from '../../../src/schema/traits.ts'
import { columnsOf } from '../registry.ts'
import { partsIn } from './joinsOf.ts'
import type { ReadPlan } from './readPlan.ts'
import { recordOf, valuesOf } from './recordOf.ts'
import type { StoredRecord } from './storedRecord.ts'

export type Places = Readonly<Record<string, PgColumn>>

/**
 * Returns the columns that show a change of these fields, by place in the record; undefined if others may: the target
 * of a reference, a composed text, a kind with its own reading.
 */
export const columnsShowing = (plan: ReadPlan, changed: readonly string[]): Places | undefined => {
  const placesByField = alone.get(plan) ?? fieldsAlone(plan)
  alone.set(plan, placesByField)
  const places = changed.map(name => placesByField.get(name))
  return places.every(place => place !== undefined) ? Object.assign({}, ...places) : undefined
}

/** Returns the record as it is with other values in some columns of its row. */
export const withColumns = (
  { resource }: ReadPlan,
  today: string,
  before: StoredRecord,
  newColumns: Readonly<Record<string, unknown>>,
): StoredRecord => {
  const row = { ...before.row, ...newColumns }
  const registro = recordOf(resource, row, today)
  return { ...before, row, registro, values: valuesOf(resource.fields, row), version: Number(registro.version) }
}

/** Finds the fields that a record shows as its own table keeps them and from which nothing else follows, each with its places. */
const fieldsAlone = ({ resource, table, columns, joins }: ReadPlan): ReadonlyMap<string, Places> => {
  const parts = Object.entries(columns)
  const shared = new Set(
    partsIn([
      ...parts.map(([, part]) => part).filter(part => is(part, SQL)),
      ...[...joins.values()].map(({ on }) => on),
    ]),
  )
  return new Map(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const column = columnsOf(table)[name]
      const follows = traitsOf(field).pointsAt === 'record' || !isBase(field.kind)
      if (!column || shared.has(column) || follows) return []
      return [[name, Object.fromEntries(parts.flatMap(([place, part]) => (part === column ? [[place, column]] : [])))]]
    }),
  )
}

/** By the declaration itself: in development there is a new one whenever it is saved. */
const alone = new WeakMap<ReadPlan, ReadonlyMap<string, Places>>()
