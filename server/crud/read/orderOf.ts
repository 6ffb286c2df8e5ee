import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { firstOrder, nearest, nextInOrder } from '../../../src/schema/record/firstOrder.ts'
import { isShown } from '../../../src/schema/filters/isShown.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import { Falla } from '../../http/Falla.ts'
import { columnOf } from '../registry.ts'
import type { DoorCall } from './doorCall.ts'
import type { Link } from './linkOf.ts'
import type { ListQuery } from './listQuery.ts'
import type { ReadPlan } from './readPlan.ts'

/** Order of rows: by the first expression, among equals by the next. */
export type Order = readonly { by: PgColumn | SQL; descending?: boolean }[]

/** Returns an order as SQL, or the same from its end. */
export const orderBy = (order: Order, backwards = false): readonly SQL[] =>
  order.map(({ by, descending = false }) => (descending === backwards ? asc(by) : desc(by)))

/** Returns the order of a list: as asked, by nearness to today, or as declared; then by the rest of that order and the key, so that pages never overlap. 422 for a field not sorted by or hidden. */
export const orderOf = (
  { plan: { resource, table, order }, door, call }: DoorCall,
  link: Link | undefined,
  [sortField, direction]: NonNullable<ListQuery['sort']> = inDeclaredOrder(resource),
): Order => {
  if (sortField === nearest && resource.during) return nearestFirst(resource, table, resource.during, call.today)
  const name = sortField === 'id' ? resource.key : sortField
  const column = isShownBy(resource, door, name) ? order.get(name) : link?.pivot.get(sortField)
  if (!column) throw new Falla(422, noOrder, { errors: { [sortField.slice(0, 60)]: noOrder } })
  const key = columnOf(table, resource.key)
  const descending = direction === 'DESC'
  const next = nextInOrder(resource, name).flatMap(each => order.get(each) ?? [])
  return (column === key ? [key] : [column, ...next, key]).map(by => ({ by, descending }))
}

/** Lists the fields by which a door may be sorted. */
export const orderNames = ({ resource, order }: ReadPlan, door: Door): readonly string[] =>
  [...order.keys()].filter(name => isShownBy(resource, door, name))

const noOrder = 'No se puede ordenar por ese campo'

/** Tells whether a door may be sorted by a field: one that it shows, or the first of the declared order, in which every list stands anyway. */
const isShownBy = (resource: AnyResource, door: Door, name: string) =>
  isShown(resource, name, door) || name === firstOrder(resource).field

const inDeclaredOrder = (resource: AnyResource) => {
  const { field, order } = firstOrder(resource)
  return [field, order] as const
}

/** Orders records by their distance from today (days): zero for those that last today. */
const nearestFirst = (
  { key }: AnyResource,
  table: ReadPlan['table'],
  [first, last]: NonNullable<AnyResource['during']>,
  today: string,
): Order => {
  const [begins, ends] = [columnOf(table, first), columnOf(table, last)]
  return [
    { by: sql`greatest(${begins} - ${today}::date, ${today}::date - ${ends}, 0)` },
    { by: begins },
    { by: columnOf(table, key) },
  ]
}
