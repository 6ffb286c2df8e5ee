import type { Queryable, AppEnv } from '../../contexto.ts'

/** The call that a hand-made act runs in; its `db` is the transaction of the batch. */
export type BulkCall = AppEnv['Variables'] & { db: Queryable }

/** Does something to the record of a key, or throws the `Falla` that says why it cannot be; answers whether anything changed. What it changes it writes to history, and what it tells people waits for the commit: a preview runs it and takes it back. */
export type Act = (call: BulkCall, key: string) => Promise<boolean>

/** A hand-made act on several records: judges what was asked for with it (422), and answers what is done to each. */
export type BulkRoom = (said: unknown) => Act
