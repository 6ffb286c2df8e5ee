import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Item, Values } from '../../src/schema/kinds.ts'
import type { Queryable } from '../db/queryable.ts'

/** Reads the text of a cell as a part; leaves a malformed one to the validation. */
export type PartReader = (text: string) => unknown

/** Room of a hand-made part of records: how it is read, checked and written, by the key of its record. */
export type FormPartRoom = {
  /** Returns SQL for the part as JSON; `key` is the column with the record's key. */
  read: (key: PgColumn) => SQL
  /** Tells whether everything that the part points at exists, beside the values of its record and the stored part (`before`); or answers the sentence that names what does not. */
  leads: (tx: Queryable, part: readonly Item[], values: Values, before: readonly Item[]) => Promise<boolean | string>
  /** Prepares the reader of spreadsheet cells. Default: none; a part that declares `cells` has one. */
  reader?: (tx: Queryable) => Promise<PartReader>
  /** Replaces the stored part. */
  write: (tx: Queryable, key: string, part: readonly Item[]) => Promise<void>
}
