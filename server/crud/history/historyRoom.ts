import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../../context.ts'
import type { ScopeCall } from '../scope.ts'
import type { historial } from '../tables.ts'

export type HistoryRow = typeof historial.$inferSelect

/** What became of one thing: its name and what it was and is, as people read them; empty for nothing. */
export type ToldChange = { campo: string; antes: string; despues: string }

/** What hand-made rooms write into history of a resource's records beside the fields that it declares. */
export type HistoryRoom = {
  /** The rows, written under other names, that tell of this record as well: a condition for each table, which names their keys; `rowsOf` finds those of a table, whatever it was called. */
  also?: (key: string, rowsOf: (table: string) => SQL | undefined) => readonly (SQL | undefined)[]
  /** What rows tell of the record beside its fields, in words, by the row's id. `record` says the title of another record as far as the caller may read it. */
  tell: (
    db: Queryable,
    rows: readonly HistoryRow[],
    key: string,
    record: (resource: string, key: string) => Promise<string>,
  ) => Promise<ReadonlyMap<number, readonly ToldChange[]>>
}

/** Which records among those that the doors show a caller are the caller's to read the history of. */
export type HistoryScope = (call: Pick<ScopeCall, 'resource' | 'table' | 'usuario'>) => SQL
