import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Needing } from '../../src/schema/check/context.ts'
import { resourceNamed } from '../../src/schema/house.ts'
import type { Scope } from '../../src/schema/names.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { RequestScope } from './requestScope.ts'
import { inheritedFields } from '../db/inheritedColumns.ts'
import { columnOf, tableNamed } from './registry.ts'

/** Call that a named scope narrows. `link` is the table that the door reads through. */
export type ScopeCall<P extends string = string> = Omit<RequestScope, 'params'> & {
  params: Readonly<Record<P, string>>
  resource: AnyResource
  table: PgTable
  link?: PgTable
}

/** A named scope. */
export type ScopeRule<P extends string = string> = {
  /** Parameters of the door's path that it reads. */
  reads: readonly P[]
  /** Says why a resource lacks what the scope needs, given the roles. Default: any resource has it. */
  needs?: Needing
  /** Path of references that it follows from a row: it may ask the same of every record on that path. Default: none. */
  along?: (resource: AnyResource) => readonly string[]
  /** Condition on the rows. Never left out: a scope that sees all returns `everything`. */
  condition(call: ScopeCall<P>): SQL
}
export type Scopes = { [S in Scope]: ScopeRule }

/** Declares a scope that reads these parameters of the path. */
export const scope = <const P extends string = never>(
  reads: readonly P[],
  condition: (call: ScopeCall<P>) => SQL,
): ScopeRule<P> => ({ reads, condition })

/** Condition of a scope that narrows nothing. */
export const everything: SQL = sql`true`

/** Joins conditions by `and`. */
export const all = (...conditions: readonly [SQL, ...SQL[]]): SQL => sql`(${sql.join([...conditions], sql` and `)})`

/** Finds the field in whose column rows hold a copy of what is at the end of a path of references. */
export const inheritedAlong = (resource: AnyResource, path: readonly string[]): string | undefined =>
  inheritedFields(resource).find(each => each.path.join('.') === path.join('.'))?.name

/** Narrows to the rows from which a path of references leads to this key; to none without a path. */
export const belongs = (resource: AnyResource, table: PgTable, path: readonly string[], clave: string): SQL => {
  const copyField = inheritedAlong(resource, path)
  if (copyField) return eq(columnOf(table, copyField), clave)
  const [head = '', ...tail] = path
  const field = resource.fields[head]
  if (field?.kind !== 'reference') return sql`false`
  return tail.length ? inArray(columnOf(table, head), keysOf(field.to, tail, clave)) : eq(columnOf(table, head), clave)
}

const keysOf = (name: string, path: readonly string[], clave: string) => {
  const target = resourceNamed(name)
  const table = tableNamed(name)
  const key: PgColumn = columnOf(table, target.key)
  return sql`(select ${key} from ${table} where ${belongs(target, table, path, clave)})`
}
