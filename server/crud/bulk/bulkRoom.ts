import type { Context } from 'hono'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Queryable, AppEnv } from '../../context.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import type { Falla } from '../../http/Falla.ts'

/** The call that a hand-made act runs in; its `db` is the transaction of the batch, `rehearsed` where all of it is taken back at the end. */
export type BulkCall = AppEnv['Variables'] & { db: Queryable; rehearsed?: boolean }

/** The call of a batch, with how each of its transactions tells others how far it is. */
export type BatchCall = BulkCall & { progressIn: (tx: Queryable) => OnProgress }

/** Something that is done to several records: a preview runs it and takes it back, so what it tells people waits for the commit. */
export type Act = {
  /** To how many at once. */
  together: number
  /** What whoever does it should know of what came with it, before anything is done. */
  remarks?: readonly string[]
  /** Which of the chosen records bear on one another: a preview looks at those in one part, before it lets one go. Without it none does. */
  related?: (call: BulkCall, all: readonly string[]) => Promise<readonly (readonly string[])[]>
  /** What it comes to over all that changed, however many, where more is to be said than of each. */
  inAll?: (tallies: readonly Tally[]) => string
  /** Begins it on the records of these keys, a part of all that were chosen: reads what it needs of all of them before the first is changed, and keeps it for this batch alone. */
  on: (call: BulkCall, keys: readonly string[], all: readonly string[]) => Promise<BegunAct>
}

/** An act within the transaction of its batch. */
export type BegunAct = {
  /** Does it to the records of these keys, in a part of the transaction of their own; answers in their order what came of each. */
  change: (call: BulkCall, keys: readonly string[]) => Promise<readonly RecordOutcome[]>
  /** Ends it for those that were changed; by then history tells of each. */
  finish?: (call: BulkCall, changed: ReadonlyMap<string, Done>) => Promise<void>
}

/** What came of a record: changed, false where nothing changed, why nothing was to change, or why it cannot be. */
export type RecordOutcome = Done | false | Untouched | Falla

/** A record that is none of what the act is about, and why, as is said of one and of several that stay as they are. */
export type Untouched = { untouched: string }

/** A record that was changed, with what was known against it, and what came of it where more is to be said than that. */
export type Done = { passed: readonly Finding[]; detail?: string; tally?: Tally }

/** The keys of whom a record takes in, and how many of those that were meant it leaves out. */
export type Tally = { takes: readonly string[]; leaves: number }

/** Does a hand-made act to the record of a key, or throws the `Falla` that says why it cannot be; answers whether anything changed, what did, or why nothing was to. */
export type ActOnOne = (call: BulkCall, key: string) => Promise<Done | Untouched | boolean>

/** A hand-made act that first looks at all of its records. */
export type ActOnAll = Pick<Act, 'remarks' | 'related' | 'inAll'> & {
  on: (...begun: Parameters<Act['on']>) => Promise<ActOnOne>
}

/** A hand-made act: judges what was asked for with it (422), knows the parameters of the list, and answers what is done to each record and written to history, or what answers that once it has looked at all of them. */
export type BulkRoom = (
  said: unknown,
  params: Readonly<Record<string, string>>,
  c: Context<AppEnv>,
) => ActOnOne | ActOnAll | Promise<ActOnOne | ActOnAll>
