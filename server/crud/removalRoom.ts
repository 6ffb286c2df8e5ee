import type { Queryable } from '../context.ts'
import type { StoredRecord } from './read/storedRecord.ts'
import type { WriteContext } from './write/writeContext.ts'

/** What a hand-made room knows of the deletion of records. */
export type RemovalRoom = {
  /** Says in the question before it, behind «Se eliminarán también», what goes with the record; undefined where nothing does. */
  says: (tx: Queryable, record: StoredRecord) => Promise<string | undefined>
  /** Takes back what it made with them, in the transaction of the deletion, once the records are gone; answers the accounts that go on with other records. */
  takeBack?: (tx: Queryable, context: WriteContext, gone: readonly StoredRecord[]) => Promise<readonly string[]>
}
