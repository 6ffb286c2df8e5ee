import type { Values } from '../../src/schema/kinds.ts'
import type { Queryable } from '../context.ts'
import type { StoredRecord } from './read/storedRecord.ts'
import type { WriteContext } from './write/writeContext.ts'

/** What a hand-made room takes back when records that it made are deleted. */
export type RemovalRoom = {
  /** Says so in the question before it, behind «Se eliminarán también»; undefined of a record with which nothing is taken back. */
  says: (values: Values) => string | undefined
  /** Takes it back in the transaction of the deletion, once the records are gone; answers the accounts that go on with other records. */
  takeBack: (tx: Queryable, context: WriteContext, gone: readonly StoredRecord[]) => Promise<readonly string[]>
}
