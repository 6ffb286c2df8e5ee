import type { IndexBuilder, PgColumn, PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import type { FieldOf, OwnKind } from '../../src/schema/kinds.ts'
import type { LookupName } from '../../src/schema/names.ts'

/** Columns of the kinds that a house brings; null for a kind that no table of a resource stores. `pointsAt` is the key that its values must exist in. */
export type OwnColumns = {
  readonly [K in OwnKind]: {
    column: (name: string, field: FieldOf<K>) => PgColumnBuilderBase
    pointsAt?: () => PgColumn
  } | null
}

/** References of the declared tables to what is outside: the key of accounts, those of the fixed lists, the house's own kinds, and, by resource, the indexes that hand-made rooms need. */
export type OutsideReferences = {
  account?: () => PgColumn
  lookups: Readonly<Record<LookupName, { id: PgColumn }>>
  kinds: OwnColumns
  indexes?: Readonly<Record<string, (column: (name: string) => PgColumn) => readonly IndexBuilder[]>>
}
