import type { Queryable } from '../db/queryable.ts'
import type { ProposedChange } from './write/oneChange.ts'
import type { WriteContext } from './write/writeContext.ts'

/** Follows changes of records that a form, a step, a batch or a spreadsheet makes, in the transaction of the write: tells people of them, or keeps other rows in step. */
export type ChangeRoom = (tx: Queryable, context: WriteContext, changes: readonly ProposedChange[]) => Promise<void>
