import type { Queryable } from '../../context.ts'
import type { WriteContext } from '../write/writeContext.ts'

/** The field that each column of a sheet fills; null for one that fills none. */
export type Columns = readonly (string | null)[]

/** What the rows of one sheet are brought in with: where, as whose write, which columns they have, and whether what is written stays. */
export type SheetWork = { tx: Queryable; context: WriteContext; columns: Columns; stays?: boolean }
