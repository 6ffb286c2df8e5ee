import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '../db/columns.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import type { Consulta, Usuario } from '../contexto.ts'
import { Falla } from '../falla.ts'
import { filterOf, keyIs, valid } from './filter.ts'
import type { ListQuery } from './query.ts'
import { recordOf } from './record.ts'
import { columnOf, everyResource, resourceOf, tableNamed } from './registry.ts'
import type { Scopes } from './scope.ts'
import type { View } from './view.ts'

export type Call = { usuario: Usuario; params: Readonly<Record<string, string>>; hoy: string }
export type Page = { records: readonly Record<string, unknown>[]; total: number; first: number }

/** Reads a door: all its rows, or the page, order and filter that were asked for. Page and total are asked for at once. */
export const readDoor = async (db: Consulta, view: View, door: Door, call: Call, { range, sort, filter }: ListQuery, scopes: Scopes): Promise<Page> => {
  const link = linkOf(view.resource, door)
  const condition = and(doorCondition(view, door, call, scopes), filterOf(view, filter))
  const rows = joined(db.select({ ...view.columns, ...link?.pivot }).from(view.table).$dynamic(), view, link).where(condition).orderBy(...orderOf(view, link, sort))
  if (!range) {
    const all = await rows
    return { records: all.map(row => shown(view, door, row, call.hoy)), total: all.length, first: 0 }
  }
  const [first, last] = range
  const [page, [counted]] = await Promise.all([
    rows.limit(last - first + 1).offset(first),
    (link ? db.select({ total: count() }).from(view.table).innerJoin(link.table, link.on).where(condition) : db.select({ total: count() }).from(view.table).where(condition)),
  ])
  return { records: page.map(row => shown(view, door, row, call.hoy)), total: counted?.total ?? 0, first }
}

/** Which rows a door shows to this caller: its parameters, its constants and its scopes. */
export const doorCondition = (view: View, door: Door, call: Call, scopes: Scopes): SQL | undefined => {
  const link = linkOf(view.resource, door)
  return and(
    ...Object.entries(call.params).map(([name, value]) => bound(view, link, name, value)),
    ...Object.entries(door.where ?? {}).map(([name, value]) => eq(columnOf(view.table, name), value)),
    ...(door.scope ?? []).map(name => scopes[name]({ resource: view.resource, table: view.table, ...(link ? { link: link.table } : {}), ...call })),
  )
}

/** Whether a door (any row, without one) shows the record of this key to this caller. */
export const doorHas = async (db: Consulta, view: View, door: Door | undefined, call: Call, key: string, scopes: Scopes): Promise<boolean> => {
  const link = door && linkOf(view.resource, door)
  const rows = db.select({ key: columnOf(view.table, view.resource.key) }).from(view.table).$dynamic()
  return (await (link ? rows.innerJoin(link.table, link.on) : rows).where(and(keyIs(view, key), door && doorCondition(view, door, call, scopes)))).length > 0
}

const joined = <Q extends { leftJoin: (table: PgTable, on: SQL) => Q; innerJoin: (table: PgTable, on: SQL) => Q }>(query: Q, view: View, link: Link | undefined): Q => {
  const linked = link ? query.innerJoin(link.table, link.on) : query
  return [...view.joins.values()].reduce((so, { table, on }) => so.leftJoin(table, on), linked)
}

/** A parameter binds the column of its name, in the link or in the table; one that only a scope reads binds nothing. */
const bound = (view: View, link: Link | undefined, param: string, value: string): SQL | undefined => {
  const linked = link?.resource.fields[param]
  if (link && linked) return eq(columnOf(link.table, param), existing(() => valid(linked, value)))
  const [name, field] = Object.entries(view.resource.fields).find(([each, one]) => columnName(each, one) === param) ?? []
  return name && field ? eq(columnOf(view.table, name), existing(() => valid(field, value))) : undefined
}

const existing = <T>(read: () => T): T => {
  try {
    return read()
  } catch {
    throw new Falla(404, 'No se encontró lo que busca')
  }
}

const orderOf = (view: View, link: Link | undefined, [field, direction]: readonly [string, 'ASC' | 'DESC'] = [view.resource.sort ?? view.resource.key, 'ASC']) => {
  const column = view.order[field === 'id' ? view.resource.key : field] ?? link?.pivot[field]
  if (!column) throw new Falla(422, 'Los parámetros de la consulta no son válidos')
  const key = columnOf(view.table, view.resource.key)
  return [direction === 'DESC' ? desc(column) : asc(column), ...(column === key ? [] : [asc(key)])]
}

type Link = { resource: AnyResource; table: PgTable; on: SQL; pivot: Record<string, SQL | ReturnType<typeof columnOf>> }

const linkOf = (resource: AnyResource, { through }: Door): Link | undefined => {
  if (!through || !everyResource.some(({ name }) => name === through)) return undefined
  const link = resourceOf(through)
  const table = tableNamed(through)
  const side = link.link?.find(name => { const field = link.fields[name]; return field?.kind === 'reference' && field.to === resource.name }) ?? link.key
  const pivot = Object.keys(link.fields).filter(name => name !== link.key && !link.link?.includes(name))
  return {
    resource: link, table, on: eq(columnOf(table, side), columnOf(tableNamed(resource.name), resource.key)),
    pivot: Object.fromEntries(pivot.map(name => [`pivot.${name}`, columnOf(table, name)])),
  }
}

const shown = (view: View, { only }: Door, row: Readonly<Record<string, unknown>>, hoy: string) => {
  const record = recordOf(view.resource, row, hoy)
  return only ? Object.fromEntries(only.map(name => [name, record[name]])) : record
}
