import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Item, Values } from '../../src/schema/kinds.ts'
import type { Queryable } from '../context.ts'

/** Reads what a cell says of a part; what is only wrongly made it leaves to the validation. */
export type PartReader = (text: string) => unknown

/** How a hand-made part of a record is read and kept, by the key of the record it belongs to. */
export type FormPartRoom = {
  /** The part as JSON, of the record whose key this column holds. */
  read: (key: PgColumn) => SQL
  /** Whether all that it points at is there, beside these values of its record and what was kept before; or the sentence that names what is not. */
  leads: (tx: Queryable, part: readonly Item[], values: Values, before: readonly Item[]) => Promise<boolean | string>
  /** Prepares to read the cells of a sheet, of a part that says how (`cells`). */
  reader?: (tx: Queryable) => Promise<PartReader>
  /** Puts it in the place of what was kept. */
  write: (tx: Queryable, key: string, part: readonly Item[]) => Promise<void>
}
