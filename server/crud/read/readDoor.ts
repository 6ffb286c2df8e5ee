import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import { anyOf, planOnce } from '../../db/planOnce.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf } from '../registry.ts'
import type { Scopes } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import { withRecordParts } from './withRecordParts.ts'
import { doorCondition } from './doorCondition.ts'
import { filterOf } from './filterOf.ts'
import { linkOf, type Link } from './linkOf.ts'
import { orderOf } from './orderOf.ts'
import type { ListQuery } from './listQuery.ts'
import { recordOf, type Registro } from './recordOf.ts'
import { joinsOf } from './joinsOf.ts'
import type { Join, ReadPlan } from './readPlan.ts'

export type Page = { records: readonly Registro[]; total: number; first: number }

/** Reads a door: all its rows, or the page, order and filter that were asked for. Page and total are asked for at once; of a page the keys are found first, so that no row beyond it is joined or carried through the sort. */
export const readDoor = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { range, sort, filter }: ListQuery,
  scopes: Scopes,
): Promise<Page> => {
  const { link, condition, order } = await rowsAsked(db, view, door, call, { sort, filter }, scopes)
  const records = async (page: readonly Readonly<Record<string, unknown>>[]) => {
    const plain = page.map(row => recordOf(view.resource, row, call.hoy))
    return door.only
      ? plain.map(record => pickFields(record, door.only))
      : withRecordParts(db, view, plain, call, door.with)
  }
  if (!range) {
    const all = await joinTables(through(db.select(columnsOf(view, link)).from(view.table).$dynamic(), link), view)
      .where(condition)
      .orderBy(...order)
    return { records: await records(all), total: all.length, first: 0 }
  }
  const [first, last] = range
  const [page, total] = await Promise.all([
    rowsOf(db, view, link, keysOf(db, view, link, condition, order, { limit: last - first + 1, offset: first })),
    totalOf(db, view, { link, condition }, Object.keys(filter).length ? undefined : keptTotal(door, call)),
  ])
  return { records: await records(page), total, first }
}

type Total = (db: Queryable) => Promise<number>

/** How the house tells the rows of a whole door from what is kept of them, where it does. */
export const keptTotal = ({ path }: Door, call: RequestScope): Total | undefined => {
  const kept = serverHouse().totals?.[path]
  return kept && (db => kept(db, call))
}

/** How many rows meet a condition; of a whole door, and of all rows of a table, as the house keeps them counted, where it does. */
const totalOf = async (
  db: Queryable,
  view: ReadPlan,
  { link, condition }: Pick<Asked, 'link' | 'condition'>,
  ofDoor: Total | undefined,
) => {
  const kept = ofDoor ?? (link || condition ? undefined : serverHouse().wholes?.[view.resource.name])
  if (kept) return kept(db)
  const [row] = await through(db.select({ total: count() }).from(view.table).$dynamic(), link).where(condition)
  return row?.total ?? 0
}

/** Which rows of a door are asked for, in which order, and the link that they are read through. */
export type Asked = { link: Link | undefined; condition: SQL | undefined; order: readonly SQL[] }

/** What a call asks of a door. 422 for what cannot be asked. */
export const rowsAsked = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { sort, filter }: Pick<ListQuery, 'sort' | 'filter'>,
  scopes: Scopes,
): Promise<Asked> => {
  const link = linkOf(view.resource, door)
  const condition = and(
    doorCondition(view, door, link, call, scopes),
    await filterOf(db, view, door, link, filter, call),
  )
  return { link, condition, order: orderOf(view, door, link, call.hoy, sort) }
}

type Slice = { limit: number; offset: number }

/** The keys of a page, in order. Where a door reads through a link, a record may stand in it more than once: then the link's. */
const keysOf = async (
  db: Queryable,
  view: ReadPlan,
  link: Link | undefined,
  condition: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: Slice,
): Promise<readonly unknown[]> =>
  (await everyKey(db, view, { link, condition, order }).limit(limit).offset(offset)).map(({ key }) => key)

/** The query of all keys that were asked for, in order: only what the order reads is joined. */
export const everyKey = (db: Queryable, view: ReadPlan, { link, condition, order }: Asked) => {
  const query = db
    .select({ key: keyOf(view, link) })
    .from(view.table)
    .$dynamic()
  return leftJoins(through(query, link), joinsOf(view, order))
    .where(condition)
    .orderBy(...order)
}

/** The rows of these keys, in their order. */
export const rowsOf = async (
  db: Queryable,
  view: ReadPlan,
  link: Link | undefined,
  found: Promise<readonly unknown[]>,
) => {
  const [keys, key] = [await found, keyOf(view, link)]
  const rows = new Map<unknown, Readonly<Record<string, unknown>>>()
  for (let at = 0; at < keys.length; at += together) {
    const part = keys.slice(at, at + together)
    const query = db
      .select({ ...columnsOf(view, link), [ownKey]: key })
      .from(view.table)
      .$dynamic()
    const some = joinTables(through(query, link), view).where(anyOf(key, part))
    for (const { [ownKey]: one, ...row } of await planOnce(some, part.length)) rows.set(one, row)
  }
  return keys.flatMap(each => {
    const row = rows.get(each)
    return row ? [row] : []
  })
}

/** More keys than this are asked for in turns. */
const together = 1000

/** No place in a record is called so. */
const ownKey = ' key'

const keyOf = ({ table, resource }: ReadPlan, link: Link | undefined): PgColumn =>
  link ? columnOf(link.table, link.resource.key) : columnOf(table, resource.key)

const columnsOf = (view: ReadPlan, link: Link | undefined): ReadPlan['columns'] => ({
  ...view.columns,
  ...Object.fromEntries(link?.pivot ?? []),
})

/** Whether a door (any row, without one) shows the record of this key to this caller. */
export const doorHas = async (
  db: Queryable,
  view: ReadPlan,
  door: Door | undefined,
  call: RequestScope,
  key: string,
  scopes: Scopes,
): Promise<boolean> => {
  const link = door && linkOf(view.resource, door)
  const column = columnOf(view.table, view.resource.key)
  const shown = door && doorCondition(view, door, link, call, scopes)
  return (
    (await through(db.select({ key: column }).from(view.table).$dynamic(), link).where(and(eq(column, key), shown)))
      .length > 0
  )
}

/** With the tables that the record is laid out from. */
export const joinTables = <Q extends Joinable<Q>>(query: Q, { joins }: ReadPlan): Q =>
  leftJoins(query, [...joins.values()])

type Joinable<Q> = { leftJoin: (table: PgTable, on: SQL) => Q }

export const leftJoins = <Q extends Joinable<Q>>(query: Q, joins: readonly Join[]): Q =>
  joins.reduce((so, { table, on }) => so.leftJoin(table, on), query)

/** Through the link of a door, if it has one. */
export const through = <Q extends { innerJoin: (table: PgTable, on: SQL) => Q }>(
  query: Q,
  link: Link | undefined,
): Q => (link ? query.innerJoin(link.table, link.on) : query)

/** Only these fields of a record. */
export const pickFields = (record: Registro, names: readonly string[] = []): Registro =>
  Object.fromEntries(names.map(name => [name, record[name]]))
