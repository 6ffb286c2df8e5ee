import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyResource, Scope } from '../../src/schema/resource.ts'
import type { Usuario } from '../contexto.ts'
import type { Call } from './call.ts'
import { columnOf, resourceOf, tableNamed } from './registry.ts'

/** What a named scope sees of the call that it narrows. `link` is the table that the door reads through. */
export type ScopeCall = Call & { resource: AnyResource; table: PgTable; link?: PgTable }

/** The condition of each named scope; `undefined` narrows nothing. */
export type Scopes = { [S in Scope]: (call: ScopeCall) => SQL | undefined }

/** Only what belongs to the caller's CUC; roles of the whole university see everything. */
export const propioCuc = ({
  resource,
  table,
  link,
  usuario,
}: Pick<ScopeCall, 'resource' | 'table' | 'link' | 'usuario'>): SQL | undefined =>
  wholeUniversity.has(usuario.rol)
    ? undefined
    : !usuario.clave_cuc
      ? sql`false`
      : link
        ? eq(columnOf(link, 'clave_cuc'), usuario.clave_cuc)
        : belongs(resource, table, resource.cuc?.split('.') ?? [], usuario.clave_cuc)

/** An escolar is told only of the own CUC, whoever else may ask of every one. */
export const delCucDelEscolar = (call: ScopeCall): SQL | undefined =>
  call.usuario.rol === 'escolar' ? propioCuc(call) : undefined

/** Only what belongs to the CUC that the path names. */
export const delCuc = ({ resource, table, params }: ScopeCall): SQL =>
  belongs(resource, table, resource.cuc?.split('.') ?? [], params.clave_cuc ?? '')

const wholeUniversity = new Set<Usuario['rol']>(['coordinador', 'administrativo'])

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
