import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { paramsOf, type Door } from '../../../src/schema/resource.ts'
import { columnName } from '../../../src/schema/columnName.ts'
import { Falla } from '../../http/Falla.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf, fieldOf } from '../registry.ts'
import type { Scopes } from '../scope.ts'
import type { Link } from './linkOf.ts'
import { valueOf } from './valueOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** Which rows a door shows to this caller: its parameters, its constants and its scopes. A parameter that the call does not fill, or that nothing reads, is a defect and throws: it is never taken for all rows. */
export const doorCondition = (
  view: ReadPlan,
  door: Door,
  link: Link | undefined,
  call: RequestScope,
  scopes: Scopes,
): SQL | undefined =>
  and(
    ...paramsOf(door.path).map(name => bound(view, door, link, name, call.params[name], scopes)),
    ...Object.entries(door.where ?? {}).map(([name, value]) => inArray(columnOf(view.table, name), [value].flat())),
    ...(door.scope ?? []).map(name =>
      scopes[name].condition({
        resource: view.resource,
        table: view.table,
        ...(link ? { link: link.table } : {}),
        ...call,
      }),
    ),
  )

/** A parameter binds the column of its name, in the link or in the table; one that only a scope or a part of the record reads binds nothing. */
const bound = (
  { resource, table }: ReadPlan,
  door: Door,
  link: Link | undefined,
  param: string,
  value: string | undefined,
  scopes: Scopes,
): SQL | undefined => {
  if (value === undefined) throw new Error(`«${door.path}» of ${resource.name} is read without «${param}»`)
  const linked = link && fieldOf(link.resource, param)
  if (linked) return eq(columnOf(link.table, param), existing(linked, value))
  const [name, field] = Object.entries(resource.fields).find(([each, one]) => columnName(each, one) === param) ?? []
  if (name && field) return eq(columnOf(table, name), existing(field, value))
  if (door.with?.length || door.scope?.some(each => scopes[each].reads.includes(param))) return undefined
  throw new Error(`nothing reads «${param}» of «${door.path}» of ${resource.name}`)
}

const existing = (field: AnyField, sent: string) => {
  const value = valueOf(field, sent)
  if (value === undefined) throw new Falla(404, 'No se encontró lo que busca')
  return value
}
