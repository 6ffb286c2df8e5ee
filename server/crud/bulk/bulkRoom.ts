import type { Context } from 'hono'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Queryable, AppEnv } from '../../contexto.ts'
import type { Tell } from '../../db/toldBeside.ts'

/** The call that a hand-made act runs in; its `db` is the transaction of the batch. */
export type BulkCall = AppEnv['Variables'] & { db: Queryable }

/** The call of a batch, with how each of its transactions tells others how far it is. */
export type BatchCall = BulkCall & { tellIn: (tx: Queryable) => Tell }

/** Something that is done to several records: a preview runs it and takes it back, so what it tells people waits for the commit. */
export type Act = {
  /** Reads what it needs of all of them before the first is changed. */
  begin?: (call: BulkCall, keys: readonly string[]) => Promise<void>
  /** Does it to the record of a key, or throws the `Falla` that says why it cannot be; answers whether anything changed. */
  change: (call: BulkCall, key: string) => Promise<boolean>
  /** What was known against a record that was changed. */
  passed?: (key: string) => readonly Finding[]
  /** Ends it for those that were changed; by then history tells of each. */
  finish?: (call: BulkCall, keys: readonly string[]) => Promise<void>
}

/** A hand-made act: judges what was asked for with it (422), knows the parameters of the list, and answers what is done to each record and written to history, alone or with what goes before and after. */
export type BulkRoom = (
  said: unknown,
  params: Readonly<Record<string, string>>,
  c: Context<AppEnv>,
) => Act['change'] | Act
