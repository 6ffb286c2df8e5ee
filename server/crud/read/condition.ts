import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnyField } from '../../../src/schema/kinds.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { columnName } from '../../db/columns.ts'
import { Falla } from '../../falla.ts'
import type { Call } from '../call.ts'
import { columnOf, fieldOf } from '../registry.ts'
import type { Scopes } from '../scope.ts'
import type { Link } from './link.ts'
import { valueOf } from './value.ts'
import type { View } from './view.ts'

/** Which rows a door shows to this caller: its parameters, its constants and its scopes. */
export const doorCondition = (
  view: View,
  door: Door,
  link: Link | undefined,
  call: Call,
  scopes: Scopes,
): SQL | undefined =>
  and(
    ...Object.entries(call.params).map(([name, value]) => bound(view, link, name, value)),
    ...Object.entries(door.where ?? {}).map(([name, value]) => inArray(columnOf(view.table, name), [value].flat())),
    ...(door.scope ?? []).map(name =>
      scopes[name]({ resource: view.resource, table: view.table, ...(link ? { link: link.table } : {}), ...call }),
    ),
  )

/** A parameter binds the column of its name, in the link or in the table; one that only a scope reads binds nothing. */
const bound = ({ resource, table }: View, link: Link | undefined, param: string, value: string): SQL | undefined => {
  const linked = link && fieldOf(link.resource, param)
  if (linked) return eq(columnOf(link.table, param), existing(linked, value))
  const [name, field] = Object.entries(resource.fields).find(([each, one]) => columnName(each, one) === param) ?? []
  return name && field ? eq(columnOf(table, name), existing(field, value)) : undefined
}

const existing = (field: AnyField, sent: string) => {
  const value = valueOf(field, sent)
  if (value === undefined) throw new Falla(404, 'No se encontró lo que busca')
  return value
}
