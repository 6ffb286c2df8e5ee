import type { Mode } from '../../../src/schema/active.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../context.ts'
import { codes, databaseError } from '../../db/databaseError.ts'
import { inTransactionAgain, isDeadlock } from '../../db/inTransactionAgain.ts'
import { toFalla } from './toFalla.ts'

/** Runs a write of a resource as one transaction: again when another one crossed it, and with what the database refused said in Spanish. */
export const inWrite = async <T>(
  db: Queryable,
  resource: AnyResource,
  write: (tx: Queryable) => Promise<T>,
  mode: Mode = 'update',
): Promise<T> => {
  try {
    return await inTransactionAgain(db, write, error => isTransient(resource, error, mode))
  } catch (error) {
    throw toFalla(resource, error, mode)
  }
}

/** Tells that somebody else's transaction got in the way, so that the same write may end otherwise now: a deadlock, or something that began to refer to what is being deleted. */
const isTransient = ({ name }: AnyResource, error: unknown, mode: Mode) => {
  const { code, table } = databaseError(error)
  return isDeadlock(error) || (code === codes.foreignKey && (mode === 'delete' || table !== name))
}
