import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { resourceNamed } from '../../../src/schema/house.ts'
import { doorOf, type AnyResource, type Door } from '../../../src/schema/resource.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import { Falla } from '../../http/Falla.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'
import { all, belongs, inheritedAlong } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import { valueOf } from './valueOf.ts'
import type { ReadPlan } from './readPlan.ts'

/**
 * Narrows to records that some row of each named resource, visible to the caller, refers to together with the earlier
 * choices. 422 for a path that is not declared.
 */
export const leadingTo = (plan: ReadPlan, places: unknown, call: RequestScope): SQL | undefined => {
  const { success, data } = several.safeParse([places].flat())
  if (!success) throw notLeading()
  return and(...data.map(each => leadingToOne(plan, each, call)))
}

const leadingToOne = ({ resource, table }: ReadPlan, data: z.infer<typeof shape>, call: RequestScope): SQL => {
  const target = everyResource().find(({ name }) => name === data.to)
  if (!target) throw notLeading()
  if (data.list !== undefined && !Object.hasOwn(target.lists, data.list)) throw notLeading()
  const door = data.list === undefined ? undefined : doorOf(target, data.list)
  const rows = tableNamed(target.name)
  const condition = all(
    door && isOpenTo(door, call) ? sql`true` : serverHouse().mayLearnOf(target, call),
    ...Object.entries(door?.where ?? {}).map(([name, value]) => inArray(columnOf(rows, name), [value].flat())),
    ...Object.entries(data.given).map(([param, value]) => having(target, param, value)),
  )
  return sql`${columnOf(table, resource.key)} in ${keysThrough(target, pathOf(target, data.by), condition)}`
}

/** Tells whether a door shows the caller's role every row that its parameters and constants leave. */
const isOpenTo = ({ roles, scope = [], sees, through }: Door, { usuario }: RequestScope) =>
  roles.includes(usuario.rol) && !scope.length && !sees && !through

const name = z.string().max(100)
const shape = z.object({ to: name, list: name.optional(), by: name, given: z.record(name, z.string().max(255)) })
const several = z.array(shape).max(10)

const notLeading = () => new Falla(422, 'No se puede filtrar por ese campo')

/** Returns the references that lead from a row to what a parameter names: its own key or reference of that name, an inherited field's path, or those that the house knows; 422 for none. */
const pathOf = (target: AnyResource, param: string): readonly string[] => {
  const ownField = Object.entries(target.fields).find(
    ([each, field]) => (field.kind === 'reference' || each === target.key) && columnName(each, field) === param,
  )
  if (ownField) return [ownField[0]]
  const further = target.fields[param]
  if (further?.kind === 'inherited') return further.path
  const path = serverHouse().pathTo?.(target, param)
  if (!path) throw notLeading()
  return path
}

const having = (target: AnyResource, param: string, value: string): SQL => {
  const path = pathOf(target, param)
  const [ownName = param, ...further] = path
  const rows = tableNamed(target.name)
  if (further.length) return belongs(target, rows, path, value)
  const field = target.fields[ownName]
  const keyValue = field && valueOf(field, value)
  return keyValue === undefined ? sql`false` : eq(columnOf(rows, ownName), keyValue)
}

/** Returns the keys at the end of a path of references, for the rows that meet a condition; read from the rows themselves where they keep them. */
const keysThrough = (resource: AnyResource, path: readonly string[], condition: SQL): SQL => {
  const [head = resource.key, ...tail] = [inheritedAlong(resource, path) ?? path].flat()
  const rows = tableNamed(resource.name)
  const keys = sql`(select ${columnOf(rows, head)} from ${rows} where ${condition})`
  const field = resource.fields[head]
  if (!tail.length || field?.kind !== 'reference') return keys
  const next = resourceNamed(field.to)
  return keysThrough(next, tail, sql`${columnOf(tableNamed(next.name), next.key)} in ${keys}`)
}
