import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Scope } from '../../src/schema/names.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Usuario } from '../contexto.ts'
import type { Call } from './call.ts'
import { columnOf, resourceOf, tableNamed } from './registry.ts'

/** What a named scope sees of the call that it narrows. `link` is the table that the door reads through. */
export type ScopeCall<P extends string = string> = Omit<Call, 'params'> & {
  params: Readonly<Record<P, string>>
  resource: AnyResource
  table: PgTable
  link?: PgTable
}

/** A named scope: which parameters of a door's path it reads, whether it asks to which CUC a record belongs, and the condition on the rows, which is never left out: what sees everything says so. */
export type ScopeRule<P extends string = string> = {
  reads: readonly P[]
  asksCuc?: true
  condition(call: ScopeCall<P>): SQL
}
export type Scopes = { [S in Scope]: ScopeRule }

/** A scope that reads these parameters of the path. */
export const scope = <const P extends string = never>(
  reads: readonly P[],
  condition: (call: ScopeCall<P>) => SQL,
): ScopeRule<P> => ({ reads, condition })

/** Rows that meet every one of these. */
export const all = (...conditions: readonly [SQL, ...SQL[]]): SQL => sql`(${sql.join([...conditions], sql` and `)})`

/** The roles that belong to no single CUC. */
export const wholeUniversity: readonly Usuario['rol'][] = ['coordinador', 'administrativo']

/** Everything, or nothing but the caller's own CUC: what each role sees where it is asked. Whoever is not named sees nothing. */
const ownOr = (seesAll: readonly Usuario['rol'][]) => ({
  reads: [],
  asksCuc: true as const,
  condition: ({ resource, table, link, usuario }: Pick<ScopeCall, 'resource' | 'table' | 'link' | 'usuario'>): SQL =>
    seesAll.includes(usuario.rol)
      ? sql`true`
      : !usuario.clave_cuc
        ? sql`false`
        : link
          ? eq(columnOf(link, 'clave_cuc'), usuario.clave_cuc)
          : belongs(resource, table, resource.cuc?.split('.') ?? [], usuario.clave_cuc),
})

/** Only what belongs to the caller's CUC; roles of the whole university see everything. */
export const propioCuc = ownOr(wholeUniversity)

/** An escolar is told only of the own CUC; a consejero of every one. */
export const delCucDelEscolar = ownOr([...wholeUniversity, 'consejero'])

/** Only what belongs to the CUC that the path names. */
export const delCuc: ScopeRule<'clave_cuc'> = {
  reads: ['clave_cuc'],
  asksCuc: true,
  condition: ({ resource, table, params }) =>
    belongs(resource, table, resource.cuc?.split('.') ?? [], params.clave_cuc),
}

/** Follows the declared path to the CUC through references; a resource without one belongs to none. */
export const belongs = (
  resource: AnyResource,
  table: PgTable,
  [head = '', ...tail]: readonly string[],
  clave: string,
): SQL => {
  const field = resource.fields[head]
  if (field?.kind !== 'reference') return sql`false`
  return tail.length ? inArray(columnOf(table, head), keysOf(field.to, tail, clave)) : eq(columnOf(table, head), clave)
}

const keysOf = (name: string, path: readonly string[], clave: string) => {
  const target = resourceOf(name)
  const table = tableNamed(name)
  const key: PgColumn = columnOf(table, target.key)
  return sql`(select ${key} from ${table} where ${belongs(target, table, path, clave)})`
}
