import { getTableColumns, type $Type, type BuildColumns, type HasDefault, type NotNull } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { Field } from '../../src/schema/fields.ts'
import type { AnyField, FieldKind, FieldOf } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { usuarios } from '../auth/tables.ts'
import { colonias } from '../codigosPostales/tables.ts'
import { columnName, columns, isStored } from './columns.ts'
import { constraintOf, statesOf } from './constraints.ts'
import { lookupTables } from './lookups.ts'
import { searchColumn, searchIndex } from './search.ts'

/** Columns that every resource's table has beside its fields: the version that a save must name, the account, the searched text. */
const common = {
  version: () => integer('version').notNull().default(1),
  id_usuario: () => uuid('id_usuario'),
  busqueda: () => text('busqueda'),
}
type Common = { [K in keyof typeof common]: ReturnType<(typeof common)[K]> }

type Stored = { [K in FieldKind]: (typeof columns)[K] extends null ? never : K }[FieldKind]
type ColumnOf<F> =
  F extends Field<infer K, infer V, infer Filled, string>
    ? K extends Stored
      ? Filled extends true
        ? NotNull<$Type<ReturnType<(typeof columns)[K]>, V>>
        : $Type<ReturnType<(typeof columns)[K]>, V>
      : never
    : never
type Defaulted<F, C> = F extends { kind: 'id' } ? (C extends PgColumnBuilderBase ? HasDefault<C> : never) : C
type StoredKeys<F> = { [K in keyof F]: [ColumnOf<F[K]>] extends [never] ? never : K }[keyof F]
type TableOf<R extends { name: string; fields: object }> = PgTableWithColumns<{
  name: R['name']
  schema: undefined
  dialect: 'pg'
  columns: BuildColumns<
    R['name'],
    { [K in StoredKeys<R['fields']>]: Defaulted<R['fields'][K], ColumnOf<R['fields'][K]>> } & Common,
    'pg'
  >
}>
type Tables = { [N in ResourceName]: TableOf<(typeof resources)[N]> }

const everyResource: readonly AnyResource[] = Object.values(resources)
const resourceOf = (name: string) => everyResource.find(each => each.name === name)

/** The table of every resource, keyed by the resource's name, its columns by the field's. */
export const tables = Object.fromEntries(
  everyResource.map(resource => [resource.name, tableOf(resource)]),
) as unknown as Tables

function tableOf(resource: AnyResource) {
  const stored = Object.entries(resource.fields).filter(([, field]) => isStored(field))
  const columnsOf: Record<string, PgColumnBuilderBase> = {
    ...Object.fromEntries(stored.map(([name, field]) => [name, columnOf(resource, name, field)])),
    version: common.version(),
    ...(resource.account ? { id_usuario: common.id_usuario() } : {}),
    ...searchColumn(resource),
  }
  return pgTable(resource.name, columnsOf, table => constraintsOf(resource, stored, name => columnIn(table, name)))
}

/** A column that the declaration names must be there: anything else is a defect of this file. */
function columnIn(table: Readonly<Record<string, PgColumn | undefined>>, name: string) {
  const column = table[name]
  if (!column) throw new Error(`no column for ${name}`)
  return column
}

function columnOf(resource: AnyResource, name: string, field: AnyField): PgColumnBuilderBase {
  const build: (name: string, field: never) => ReturnType<typeof text> = columns[
    isUuid(field) ? 'id' : field.kind
  ] as never
  const column = build(columnName(name, field), field as never)
  const initial =
    'initial' in field && field.initial !== undefined
      ? field.initial
      : field.kind === 'flag'
        ? false
        : field.kind === 'choices'
          ? []
          : undefined
  const filled = initial === undefined ? column : column.default(initial as never)
  if (name === resource.key)
    return field.kind === 'id'
      ? (filled as unknown as ReturnType<typeof uuid>).primaryKey().defaultRandom()
      : filled.primaryKey()
  return initial !== undefined || (field.required && !field.when) ? filled.notNull() : filled
}

/** A reference has the type of the key it points at. */
function isUuid(field: AnyField) {
  const target = field.kind === 'reference' ? resourceOf(field.to) : undefined
  return target?.fields[target.key]?.kind === 'id'
}

function constraintsOf(
  resource: AnyResource,
  stored: readonly (readonly [string, AnyField])[],
  column: (name: string) => PgColumn,
) {
  const { name: table, link } = resource
  return [
    ...stored.flatMap(([name, field]) => constraintOf(table, columnName(name, field), field)),
    ...stored.flatMap(([name, field]) =>
      pointedAt(field).map(target =>
        foreignKey({
          columns: [column(name)],
          foreignColumns: [target],
          name: `${table}_${columnName(name, field)}_fk`,
        }),
      ),
    ),
    ...stored.flatMap(([name, field]) =>
      field.kind === 'reference' ? [index(`${table}_${columnName(name, field)}`).on(column(name))] : [],
    ),
    ...stored.flatMap(([name, field]) =>
      'unique' in field && field.unique ? [unique(`${table}_${columnName(name, field)}_unico`).on(column(name))] : [],
    ),
    ...(resource.unique ?? []).map(({ fields }) =>
      unique(`${table}_${fields.join('_')}_unico`).on(
        column(fields[0] ?? resource.key),
        ...fields.slice(1).map(column),
      ),
    ),
    ...statesOf(resource),
    ...(link ? [unique(`${table}_unico`).on(column(link[0]), column(link[1]))] : []),
    ...(resource.account
      ? [
          foreignKey({
            columns: [column('id_usuario')],
            foreignColumns: [usuarios.id],
            name: `${table}_id_usuario_fk`,
          }),
          unique(`${table}_id_usuario_unico`).on(column('id_usuario')),
        ]
      : []),
    ...(resource.sort && resource.sort !== resource.key && stored.some(([name]) => name === resource.sort)
      ? [index(`${table}_orden`).on(column(resource.sort), column(resource.key))]
      : []),
    ...searchIndex(resource, column),
  ]
}

/** The key that a field's values must exist in. */
function pointedAt(field: AnyField): readonly PgColumn[] {
  const targets: { [K in FieldKind]?: (field: FieldOf<K>) => PgColumn } = {
    reference: ({ to }) => keyColumn(to),
    lookup: ({ of }) => lookupTables[of].id,
    colonia: () => colonias.id_colonia,
  }
  const target = targets[field.kind] as ((field: AnyField) => PgColumn) | undefined
  return target ? [target(field)] : []
}

function keyColumn(name: string): PgColumn {
  const target = resourceOf(name)
  return columnIn(getTableColumns(tables[name as ResourceName]), target?.key ?? '')
}
