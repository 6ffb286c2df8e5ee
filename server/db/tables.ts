import type { $Type, BuildColumns, HasDefault, NotNull } from 'drizzle-orm'
import type { PgColumnBuilderBase, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { Field } from '../../src/schema/fields.ts'
import type { FieldKind } from '../../src/schema/kinds.ts'
import type { columns } from './columns.ts'
import { tablesOf, type common } from './tablesOf.ts'

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

/** The table of every resource, keyed by the resource's name, its columns by the field's. */
export const tables = tablesOf(Object.values(resources)) as unknown as Tables
