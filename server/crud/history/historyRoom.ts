import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import type { ScopeCall } from '../scope.ts'
import type { historial } from '../tables.ts'

export type HistoryRow = typeof historial.$inferSelect

/** Change of one thing: its name, and what it was and is, as people read them; empty for nothing. */
export type ToldChange = { campo: string; antes: string; despues: string }

/** Reader of what hand-made rooms write into history of a resource's records, beside the declared fields. */
export type HistoryRoom = {
  /** Conditions of rows written under other names that tell of this record too, one for each table, naming their keys; `rowsOf` matches those of a table, whatever it was called. Default: none. */
  also?: (key: string, rowsOf: (table: string) => SQL | undefined) => readonly (SQL | undefined)[]
  /** Returns what rows tell of the record beside its fields, in words, by the row's id; `record` returns the title of another record as far as the caller may read it. */
  tell: (
    db: Queryable,
    rows: readonly HistoryRow[],
    key: string,
    record: (resource: string, key: string) => Promise<string>,
  ) => Promise<ReadonlyMap<number, readonly ToldChange[]>>
}

/** Returns the condition of the records, among those that the doors show a caller, whose history the caller may read. */
export type HistoryScope = (call: Pick<ScopeCall, 'resource' | 'table' | 'usuario'>) => SQL
