import type { Context } from 'hono'
import type { Finding } from '../../../src/schema/advice.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import type { Falla } from '../../http/Falla.ts'

/** Call that a hand-made act runs in: `db` is the transaction of the batch, `rehearsed` marks that all is taken back at the end. */
export type BulkCall = AppEnv['Variables'] & { db: Queryable; rehearsed?: boolean }

/** Call of a batch, which also tells others the progress of each of its transactions. */
export type BatchCall = BulkCall & { progressIn: (tx: Queryable) => OnProgress }

/** Something done to several records. A preview runs it and takes it back, so what it tells people waits for the commit. */
export type Act = {
  /** Number of records changed at once. */
  together: number
  /** Remarks for the person, before anything is done, on what came with the act. Default: none. */
  remarks?: readonly string[]
  /** Groups the chosen records that bear on one another: a preview takes each group in one part, before it lets one go. Default: none do. */
  related?: (call: BulkCall, keys: readonly string[]) => Promise<readonly (readonly string[])[]>
  /** Says what it comes to over all changed records, where more is to be said than of each. Default: nothing. */
  inAll?: (tallies: readonly Tally[]) => string
  /** Begins on the records of these keys, a part of all chosen: reads what it needs of them before the first changes, and keeps it for this batch alone. */
  on: (call: BulkCall, keys: readonly string[], allKeys: readonly string[]) => Promise<BegunAct>
}

/** An act that was begun in the transaction of its batch. */
type BegunAct = {
  /** Changes the records of these keys in a savepoint of their own; answers the outcome of each, in order. */
  change: (call: BulkCall, keys: readonly string[]) => Promise<readonly RecordOutcome[]>
  /** Ends it for the changed records; by its return history must tell of each. */
  finish?: (call: BulkCall, changed: ReadonlyMap<string, ChangedRecord>) => Promise<void>
}

/** Outcome of a record: changed, `false` for nothing changed, not meant, or refused. */
export type RecordOutcome = ChangedRecord | false | NotMeant | Falla

/** A record that the act is not about, and the reason, in words that fit one and several. */
type NotMeant = { untouched: string }

/** A changed record: the findings against it that were gone past, and what else is to be told of it. */
export type ChangedRecord = { passed: readonly Finding[]; detail?: string; tally?: Tally }

/** Keys of those whom a record takes in, and how many of those meant it leaves out. */
export type Tally = { takes: readonly string[]; leaves: number }

/** Does a hand-made act to one record, or throws the `Falla` that refuses it. Answers whether anything changed, what did, or why nothing was to. */
type ActOnOne = (call: BulkCall, key: string) => Promise<ChangedRecord | NotMeant | boolean>

/** A hand-made act that looks at all of its records first. */
export type ActOnAll = Pick<Act, 'remarks' | 'related' | 'inAll'> & {
  on: (...targets: Parameters<Act['on']>) => Promise<ActOnOne>
}

/** Builds a hand-made act: judges what was asked for with it (422), knows the list's parameters, and answers how each record is changed and written to history, or first looks at all of them. */
export type BulkRoom = (
  request: unknown,
  params: Readonly<Record<string, string>>,
  c: Context<AppEnv>,
) => ActOnOne | ActOnAll | Promise<ActOnOne | ActOnAll>
