import type { Queryable } from '../db/queryable.ts'
import type { StoredRecord } from './read/storedRecord.ts'
import type { WriteContext } from './write/writeContext.ts'

/** Part that a hand-made room has in the deletion of records. */
export type RemovalRoom = {
  /** Names what goes with the record, for the question before its deletion («Se eliminarán también»); undefined for nothing. */
  says: (tx: Queryable, record: StoredRecord) => Promise<string | undefined>
  /** Undoes what the room made with the records, in the transaction of the deletion, once they are gone; answers the accounts to keep, since other records go on with them. */
  takeBack?: (tx: Queryable, context: WriteContext, gone: readonly StoredRecord[]) => Promise<readonly string[]>
}
