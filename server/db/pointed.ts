import type { PgColumn, PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import type { FieldOf, OwnKind } from '../../src/schema/kinds.ts'
import type { LookupName } from '../../src/schema/names.ts'

/** The columns of the kinds that a house brings; null for one that no table of a resource keeps. `pointsAt` is the key that its values must exist in. */
export type OwnColumns = {
  readonly [K in OwnKind]: {
    column: (name: string, field: FieldOf<K>) => PgColumnBuilderBase
    pointsAt?: () => PgColumn
  } | null
}

/** What lies outside of the declared tables and their columns need: the key of accounts, those of the fixed lists, and the house's own kinds. */
export type Pointed = {
  account?: () => PgColumn
  lookups: Readonly<Record<LookupName, { id: PgColumn }>>
  kinds: OwnColumns
}
