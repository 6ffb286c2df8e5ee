import type { Queryable } from '../context.ts'
import type { WantedChange } from './write/oneChange.ts'
import type { WriteContext } from './write/writeContext.ts'

/** Tells people of changes of records that a form, a batch or a spreadsheet makes, in the transaction of the write. */
export type ChangeRoom = (tx: Queryable, context: WriteContext, changes: readonly WantedChange[]) => Promise<void>
