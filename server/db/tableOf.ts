import type { $Type, BuildColumns, HasDefault, NotNull } from 'drizzle-orm'
import type { PgColumnBuilderBase, PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { Field } from '../../src/schema/fields.ts'
import type { FieldKind } from '../../src/schema/kinds.ts'
import type { columns } from './columns.ts'
import type { common } from './tablesOf.ts'

type Common = { [K in keyof typeof common]: ReturnType<(typeof common)[K]> }

/** Column builder of a kind: the generator's, or the house's for its own. */
type BuilderOf<K, Own> = K extends keyof typeof columns
  ? (typeof columns)[K]
  : K extends keyof Own
    ? Own[K] extends { column: infer Column }
      ? Column
      : null
    : null
type ColumnOf<F, Own> =
  F extends Field<infer K extends FieldKind, infer V, infer Filled, string>
    ? BuilderOf<K, Own> extends (...parameters: never[]) => infer C
      ? C extends PgColumnBuilderBase
        ? Filled extends true
          ? NotNull<$Type<C, V>>
          : $Type<C, V>
        : never
      : never
    : never
type Defaulted<F, C> = F extends { kind: 'id' } ? (C extends PgColumnBuilderBase ? HasDefault<C> : never) : C
type StoredKeys<F, Own> = { [K in keyof F]: [ColumnOf<F[K], Own>] extends [never] ? never : K }[keyof F]

/** The table of a declared resource, its columns by its fields; `Own` are the columns of the kinds that its house brings. */
export type TableOf<R extends { name: string; fields: object }, Own = object> = PgTableWithColumns<{
  name: R['name']
  schema: undefined
  dialect: 'pg'
  columns: BuildColumns<
    R['name'],
    { [K in StoredKeys<R['fields'], Own>]: Defaulted<R['fields'][K], ColumnOf<R['fields'][K], Own>> } & Common,
    'pg'
  >
}>
