import { getTableColumns, sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core'
import type { AnyField, FieldKind, FieldOf } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { usuarios } from '../auth/tables.ts'
import { colonias } from '../codigosPostales/tables.ts'
import { columnName } from '../../src/schema/columnName.ts'
import { columns, isStored } from './columns.ts'
import { constraintOf, statesOf } from './constraints.ts'
import { lookupTables } from './lookups.ts'
import { searchColumn, searchIndex } from './search.ts'

/** Columns that every resource's table has beside its fields: the version that a save must name, the account, the searched text. */
export const common = {
  version: () => integer('version').notNull().default(1),
  id_usuario: () => uuid('id_usuario'),
  busqueda: () => text('busqueda'),
}

/** The tables of some resources, by their names; references stay among them. */
export const tablesOf = (resources: readonly AnyResource[]): Readonly<Record<string, PgTable>> => {
  const resource = (name: string) => resources.find(each => each.name === name)
  const tables: Record<string, PgTable> = {}
  const lookup: Lookup = {
    resource,
    key: name => {
      const table = tables[name]
      if (!table) throw new Error(`no table for ${name}`)
      return columnIn(getTableColumns(table), resource(name)?.key ?? '')
    },
  }
  for (const each of resources) tables[each.name] = tableOf(each, lookup)
  return tables
}

type Lookup = { resource: (name: string) => AnyResource | undefined; key: (name: string) => PgColumn }

function tableOf(resource: AnyResource, lookup: Lookup) {
  const stored = Object.entries(resource.fields).filter(([, field]) => isStored(field))
  const columnsOf: Record<string, PgColumnBuilderBase> = {
    ...Object.fromEntries(stored.map(([name, field]) => [name, columnOf(resource, name, field, lookup)])),
    version: common.version(),
    ...(resource.account ? { id_usuario: common.id_usuario() } : {}),
    ...searchColumn(resource),
  }
  return pgTable(resource.name, columnsOf, table =>
    constraintsOf(resource, stored, name => columnIn(table, name), lookup),
  )
}

/** A column that the declaration names must be there: anything else is a defect of this file. */
function columnIn(table: Readonly<Record<string, PgColumn | undefined>>, name: string) {
  const column = table[name]
  if (!column) throw new Error(`no column for ${name}`)
  return column
}

function columnOf(resource: AnyResource, name: string, field: AnyField, lookup: Lookup): PgColumnBuilderBase {
  const build: (name: string, field: never) => ReturnType<typeof text> = columns[
    isUuid(field, lookup) ? 'id' : field.kind
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
function isUuid(field: AnyField, lookup: Lookup) {
  const target = field.kind === 'reference' ? lookup.resource(field.to) : undefined
  return target?.fields[target.key]?.kind === 'id'
}

function constraintsOf(
  resource: AnyResource,
  stored: readonly (readonly [string, AnyField])[],
  column: (name: string) => PgColumn,
  lookup: Lookup,
) {
  const { name: table, link } = resource
  return [
    ...stored.flatMap(([name, field]) => constraintOf(table, columnName(name, field), field)),
    ...stored.flatMap(([name, field]) =>
      pointedAt(field, lookup).map(target =>
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
    ...stored.flatMap(([name, field]) =>
      isName(resource, name, field)
        ? [uniqueIndex(`${table}_${columnName(name, field)}_igual`).on(sql`con_enie(${column(name)})`)]
        : [],
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

/** Whether people call a record by this text: then it is the same whatever its capitals and accents. An ñ is a letter of its own. */
const isName = ({ key }: AnyResource, name: string, field: AnyField) =>
  field.kind === 'text' && (name === key || field.unique !== undefined)

/** The key that a field's values must exist in. */
function pointedAt(field: AnyField, lookup: Lookup): readonly PgColumn[] {
  const targets: { [K in FieldKind]?: (field: FieldOf<K>) => PgColumn } = {
    reference: ({ to }) => lookup.key(to),
    lookup: ({ of }) => lookupTables[of].id,
    colonia: () => colonias.id_colonia,
  }
  const target = targets[field.kind] as ((field: AnyField) => PgColumn) | undefined
  return target ? [target(field)] : []
}
