import type { $Type, BuildColumns, NotNull } from 'drizzle-orm'
import { foreignKey, getTableConfig, index, integer, pgTable, text, unique, uuid, type PgColumn, type PgColumnBuilderBase, type PgTableWithColumns } from 'drizzle-orm/pg-core'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { Field } from '../../src/schema/fields.ts'
import type { AnyField, FieldKind } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { usuarios } from '../auth/tables.ts'
import { columnName, columns, isStored } from './columns.ts'
import { constraintOf } from './constraints.ts'
import { searchColumn, searchIndex } from './search.ts'

/** Columns that every resource's table has beside its fields: the version that a save must name, the account, the searched text. */
const common = { version: () => integer('version').notNull().default(1), id_usuario: () => uuid('id_usuario'), busqueda: () => text('busqueda') }
type Common = { [K in keyof typeof common]: ReturnType<(typeof common)[K]> }

type Stored = { [K in FieldKind]: (typeof columns)[K] extends null ? never : K }[FieldKind]
type ColumnOf<F> = F extends Field<infer K, infer V, infer Filled, string>
  ? K extends Stored ? (Filled extends true ? NotNull<$Type<ReturnType<(typeof columns)[K]>, V>> : $Type<ReturnType<(typeof columns)[K]>, V>) : never
  : never
type StoredKeys<F> = { [K in keyof F]: [ColumnOf<F[K]>] extends [never] ? never : K }[keyof F]
type TableOf<R extends { name: string; fields: object }> = PgTableWithColumns<{
  name: R['name']; schema: undefined; dialect: 'pg'
  columns: BuildColumns<R['name'], { [K in StoredKeys<R['fields']>]: ColumnOf<R['fields'][K]> } & Common, 'pg'>
}>
type Tables = { [N in ResourceName]: TableOf<(typeof resources)[N]> }

const everyResource: readonly AnyResource[] = Object.values(resources)
const resourceOf = (name: string) => everyResource.find(each => each.name === name)

/** The table of every resource, keyed by the resource's name, its columns by the field's. */
export const tables = Object.fromEntries(everyResource.map(resource => [resource.name, tableOf(resource)])) as unknown as Tables

function tableOf(resource: AnyResource) {
  const stored = Object.entries(resource.fields).filter(([, field]) => isStored(field))
  return pgTable(
    resource.name,
    { ...Object.fromEntries(stored.map(([name, field]) => [name, columnOf(resource, name, field)])), version: common.version(), ...(resource.account ? { id_usuario: common.id_usuario() } : {}), ...searchColumn(resource) },
    table => constraintsOf(resource, stored, name => table[name as keyof typeof table]),
  )
}

function columnOf(resource: AnyResource, name: string, field: AnyField): PgColumnBuilderBase {
  const build: (name: string, field: never) => ReturnType<typeof text> = columns[isUuid(field) ? 'id' : field.kind] as never
  const column = build(columnName(name, field), field as never)
  const initial = 'initial' in field && field.initial !== undefined ? field.initial : field.kind === 'flag' ? false : field.kind === 'choices' ? [] : undefined
  const filled = initial === undefined ? column : column.default(initial as never)
  if (name === resource.key) return field.kind === 'id' ? (filled as unknown as ReturnType<typeof uuid>).primaryKey().defaultRandom() : filled.primaryKey()
  return initial !== undefined || (field.required && !field.when) ? filled.notNull() : filled
}

/** A reference has the type of the key it points at. */
const isUuid = (field: AnyField) => {
  const target = field.kind === 'reference' ? resourceOf(field.to) : undefined
  return target?.fields[target.key]?.kind === 'id'
}

function constraintsOf(resource: AnyResource, stored: readonly (readonly [string, AnyField])[], column: (name: string) => PgColumn) {
  const { name: table, link } = resource
  return [
    ...stored.flatMap(([name, field]) => constraintOf(table, columnName(name, field), field)),
    ...stored.flatMap(([name, field]) => (field.kind === 'reference' ? [
      foreignKey({ columns: [column(name)], foreignColumns: [keyColumn(field.to)], name: `${table}_${columnName(name, field)}_fk` }),
      index(`${table}_${columnName(name, field)}`).on(column(name)),
    ] : [])),
    ...stored.flatMap(([name, field]) => ('unique' in field && field.unique ? [unique(`${table}_${columnName(name, field)}_unico`).on(column(name))] : [])),
    ...(resource.unique ?? []).map(({ fields }) => unique(`${table}_${fields.join('_')}_unico`).on(column(fields[0] ?? resource.key), ...fields.slice(1).map(column))),
    ...(link ? [unique(`${table}_unico`).on(column(link[0]), column(link[1]))] : []),
    ...(resource.account ? [
      foreignKey({ columns: [column('id_usuario')], foreignColumns: [usuarios.id], name: `${table}_id_usuario_fk` }),
      unique(`${table}_id_usuario_unico`).on(column('id_usuario')),
    ] : []),
    ...(resource.sort && resource.sort !== resource.key ? [index(`${table}_orden`).on(column(resource.sort), column(resource.key))] : []),
    ...searchIndex(resource, column('busqueda')),
  ]
}

const keyColumn = (name: string): PgColumn => {
  const target = resourceOf(name)
  const found = getTableConfig(tables[name as ResourceName]).columns.find(each => target && each.name === columnName(target.key, target.fields[target.key] as AnyField))
  if (!found) throw new Error(`${name} has no key column`)
  return found
}
