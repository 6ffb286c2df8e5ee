import type { Queryable } from '../../db/queryable.ts'
import type { WriteContext } from '../write/writeContext.ts'

/** Field that each column of a sheet fills; null for none. */
export type Columns = readonly (string | null)[]

/** Work on the rows of one sheet: the transaction, the write, the columns, and whether what is written stays. */
export type SheetWork = { tx: Queryable; context: WriteContext; columns: Columns; stays?: boolean }
