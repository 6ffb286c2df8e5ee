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
import type { AnyField, FieldOf } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { registered } from '../../src/schema/registered.ts'
import { isBase, traitsOf, type KindWith } from '../../src/schema/traits.ts'
import { columns } from './columns.ts'
import { constraintOf, statesOf } from './constraintOf.ts'
import type { OutsideReferences } from './outsideReferences.ts'
import { inheritedColumns, inheritedIndexes } from './inheritedColumns.ts'
import { searchColumn, searchIndex } from './search.ts'
import { firstOrderIndex, orderIndexes } from './sorting.ts'
import { indexName, uniqueName } from './uniqueName.ts'

/** Columns that every resource's table may have beside its fields: the version that a save must name, the account, the searched text. */
export const common = {
  version: () => integer('version').notNull().default(1),
  id_usuario: () => uuid('id_usuario'),
  busqueda: () => text('busqueda'),
}

/** Builds the tables of some resources, by their names; references stay among them, all else is in `pointed`. */
export const tablesOf = (
  resources: readonly AnyResource[],
  pointed: OutsideReferences,
): Readonly<Record<string, PgTable>> => {
  const resource = (name: string) => resources.find(each => each.name === name)
  const tables: Record<string, PgTable> = {}
  const lookup: Lookup = {
    pointed,
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

type Lookup = {
  pointed: OutsideReferences
  resource: (name: string) => AnyResource | undefined
  key: (name: string) => PgColumn
}

function tableOf(resource: AnyResource, lookup: Lookup) {
  const stored = Object.entries(resource.fields).filter(([, field]) => traitsOf(field).stored)
  const columnsOf: Record<string, PgColumnBuilderBase> = {
    ...Object.fromEntries(stored.map(([name, field]) => [name, columnOf(resource, name, field, lookup)])),
    version: common.version(),
    ...(resource.account ? { id_usuario: common.id_usuario() } : {}),
    ...searchColumn(resource),
    ...inheritedColumns(resource),
  }
  return pgTable(resource.name, columnsOf, table =>
    constraintsOf(resource, stored, name => columnIn(table, name), lookup),
  )
}

/** Returns a column that the declaration names; throws when it is missing, a defect of this file. */
function columnIn(table: Readonly<Record<string, PgColumn | undefined>>, name: string) {
  const column = table[name]
  if (!column) throw new Error(`no column for ${name}`)
  return column
}

function columnOf(resource: AnyResource, name: string, field: AnyField, lookup: Lookup): PgColumnBuilderBase {
  const build = builderOf(isUuid(field, lookup) ? 'id' : field.kind, lookup.pointed) as (
    name: string,
    field: never,
  ) => ReturnType<typeof text>
  const column = build(columnName(name, field), field as never)
  const initial = 'initial' in field && field.initial !== undefined ? field.initial : traitsOf(field).blank
  const filled = initial === undefined ? column : column.default(initial as never)
  if (name === resource.key)
    return field.kind === 'id'
      ? (filled as unknown as ReturnType<typeof uuid>).primaryKey().defaultRandom()
      : filled.primaryKey()
  return initial !== undefined || (field.required && !field.when) ? filled.notNull() : filled
}

/** Returns the column builder of a kind; throws when there is none, a defect of its declaration. */
function builderOf(kind: AnyField['kind'], { kinds }: OutsideReferences): unknown {
  const ownKinds: Readonly<Record<string, { column: unknown } | null>> = kinds
  const build = isBase(kind) ? columns[kind] : ownKinds[kind]?.column
  if (!build) throw new Error(`no column for the kind ${kind}`)
  return build
}

/** Tells whether a field holds a UUID: a reference has the type of the key it points at. */
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
      field.kind === 'reference' && !resource.ordered?.includes(name)
        ? [index(`${table}_${columnName(name, field)}`).on(column(name))]
        : [],
    ),
    ...stored.flatMap(([name, field]) =>
      'unique' in field && field.unique ? [unique(`${table}_${columnName(name, field)}_unico`).on(column(name))] : [],
    ),
    ...stored.flatMap(([name, field]) =>
      isName(resource, name, field)
        ? [uniqueIndex(`${table}_${columnName(name, field)}_igual`).on(sql`con_enie(${column(name)})`)]
        : [],
    ),
    ...(resource.unique ?? []).map(({ fields }) => {
      const combination = unique(uniqueName(table, fields)).on(
        column(fields[0] ?? resource.key),
        ...fields.slice(1).map(column),
      )
      const filled = fields.filter(name => column(name).notNull).length
      return filled === 0 || filled === fields.length ? combination : combination.nullsNotDistinct()
    }),
    ...statesOf(resource),
    ...(link ? [unique(`${table}_unico`).on(column(link[0]), column(link[1]))] : []),
    ...(resource.account
      ? [
          foreignKey({
            columns: [column('id_usuario')],
            foreignColumns: [accountIn(lookup.pointed)],
            name: `${table}_id_usuario_fk`,
          }),
          unique(`${table}_id_usuario_unico`).on(column('id_usuario')),
        ]
      : []),
    ...firstOrderIndex(resource, table, column),
    ...(resource.process && !resource.process.phases
      ? [index(`${resource.name}_turno`).on(column('turno'), column('desde'))]
      : []),
    ...searchIndex(resource, column),
    ...inheritedIndexes(resource, column),
    ...orderIndexes(resource, column),
    ...(resource.indexes ?? []).map(names =>
      index(indexName(table, names)).on(column(names[0] ?? resource.key), ...names.slice(1).map(column)),
    ),
    ...(lookup.pointed.indexes?.[table]?.(column) ?? []),
  ]
}

/** Tells whether people name a record by this text: then it is the same whatever its capitals and accents. An ñ is a letter of its own. */
const isName = ({ key }: AnyResource, name: string, field: AnyField) =>
  field.kind === 'text' && (name === key || field.unique !== undefined)

/** Returns the key that a field's values must exist in, if there is one. */
function pointedAt(field: AnyField, { pointed, key }: Lookup): readonly PgColumn[] {
  if (!traitsOf(field).pointsAt) return []
  if (!isBase(field.kind)) {
    const ownKinds: Readonly<Record<string, { pointsAt?: () => PgColumn } | null>> = pointed.kinds
    const column = ownKinds[field.kind]?.pointsAt?.()
    return column ? [column] : []
  }
  const targets: { [K in KindWith<'pointsAt'>]: (field: FieldOf<K>) => PgColumn | undefined } = {
    reference: ({ to }) => key(to),
    lookup: ({ of }) => registered<{ id: PgColumn }>(pointed.lookups, of).id,
    part: () => undefined,
  }
  const target = (targets as Readonly<Record<string, ((field: AnyField) => PgColumn | undefined) | undefined>>)[
    field.kind
  ]?.(field)
  return target ? [target] : []
}

/** Returns the key of accounts; throws in a house that keeps none, where to declare one is a defect. */
function accountIn({ account }: OutsideReferences): PgColumn {
  if (!account) throw new Error('this house keeps no accounts')
  return account()
}
