import type { Context } from 'hono'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Queryable, AppEnv } from '../../contexto.ts'
import type { Tell } from '../../db/toldBeside.ts'
import type { Falla } from '../../http/Falla.ts'

/** The call that a hand-made act runs in; its `db` is the transaction of the batch. */
export type BulkCall = AppEnv['Variables'] & { db: Queryable }

/** The call of a batch, with how each of its transactions tells others how far it is. */
export type BatchCall = BulkCall & { tellIn: (tx: Queryable) => Tell }

/** Something that is done to several records: a preview runs it and takes it back, so what it tells people waits for the commit. */
export type Act = Around & {
  /** Does it to the records of these keys, in a part of the transaction of their own; answers, in their order, whether anything changed or why it cannot be. */
  change: (call: BulkCall, keys: readonly string[]) => Promise<readonly (boolean | Falla)[]>
  /** To how many at once. */
  together: number
}

/** What a hand-made act does to one record. */
export type ActOnOne = Around & {
  /** Does it to the record of a key, or throws the `Falla` that says why it cannot be; answers whether anything changed. */
  change: (call: BulkCall, key: string) => Promise<boolean>
}

type Around = {
  /** Reads what it needs of all of them before the first is changed. */
  begin?: (call: BulkCall, keys: readonly string[]) => Promise<void>
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
) => ActOnOne['change'] | ActOnOne
