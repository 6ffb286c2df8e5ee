import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { paramsOf, type AnyResource, type Door } from '../../../src/schema/resource.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import { notThere } from '../../http/notThere.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf, fieldOf, tableNamed } from '../registry.ts'
import { everything } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import type { DoorCall } from './doorCall.ts'
import { linkOf, type Link } from './linkOf.ts'
import { valueOf } from './valueOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** Returns the condition of a door for this caller: parameters, constants, scopes; undefined where nothing narrows it. A parameter that is unfilled or unread throws: it never means all rows. */
export const doorCondition = (
  doorCall: DoorCall,
  link: Link | undefined = linkOf(doorCall.plan.resource, doorCall.door),
): SQL | undefined => {
  const { plan, door, call } = doorCall
  return and(
    ...[
      ...paramsOf(door.path).map(name => bound(doorCall, link, name)),
      ...Object.entries(door.where ?? {}).map(([name, value]) => inArray(columnOf(plan.table, name), [value].flat())),
      ...(door.scope ?? []).map(name =>
        serverHouse().scopes[name].condition({
          resource: plan.resource,
          table: plan.table,
          ...(link ? { link: link.table } : {}),
          ...call,
        }),
      ),
      door.sees && sightOf(plan, door.sees, call),
    ].filter(part => part !== everything),
  )
}

/** Returns the condition of the rows that the asking role sees; an undeclared role sees none. */
export const sightOf = ({ resource, table }: ReadPlan, sees: NonNullable<Door['sees']>, call: RequestScope): SQL => {
  const sight = sees[call.usuario.rol]
  if (!sight) return sql`false`
  if (sight === 'all') return everything
  return typeof sight === 'string'
    ? serverHouse().scopes[sight].condition({ resource, table, ...call })
    : inArray(columnOf(table, sight.mine), ownKeys(resource, sight.mine, call))
}

/** Returns the keys of the caller's own records in the resource that a reference points at; throws for a field that is no reference. */
export const ownKeys = (resource: AnyResource, name: string, { usuario }: Pick<RequestScope, 'usuario'>): SQL => {
  const field = resource.fields[name]
  if (field?.kind !== 'reference') throw new Error(`${resource.name}.${name} leads to nobody`)
  const target = tableNamed(field.to)
  return sql`(select ${columnOf(target, resourceNamed(field.to).key)} from ${target} where ${columnOf(target, 'id_usuario')} = ${usuario.id})`
}

/** Binds a parameter to the column of its name, in the link or in the table; one that only a scope or a record part reads binds nothing. */
const bound = (
  { plan: { resource, table }, door, call }: DoorCall,
  link: Link | undefined,
  param: string,
): SQL | undefined => {
  const value = call.params[param]
  if (value === undefined) throw new Error(`«${door.path}» of ${resource.name} is read without «${param}»`)
  const linked = link && fieldOf(link.resource, param)
  if (linked) return eq(columnOf(link.table, param), existing(linked, value))
  const [name, field] = Object.entries(resource.fields).find(([each, one]) => columnName(each, one) === param) ?? []
  if (name && field) return eq(columnOf(table, name), existing(field, value))
  if (door.with?.length || door.scope?.some(each => serverHouse().scopes[each].reads.includes(param))) return undefined
  throw new Error(`nothing reads «${param}» of «${door.path}» of ${resource.name}`)
}

const existing = (field: AnyField, sent: string) => {
  const value = valueOf(field, sent)
  if (value === undefined) throw notThere()
  return value
}
