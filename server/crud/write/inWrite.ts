import type { Mode } from '../../../src/schema/active.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { codes, databaseError } from '../../db/databaseError.ts'
import { inTransactionAgain, isDeadlock } from '../../db/inTransactionAgain.ts'
import { toFalla } from './toFalla.ts'

/** Runs a write of a resource as one transaction, again when another one crossed it; says in Spanish what the database refused. */
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

/** Tells whether another transaction got in the way, so that a retry may end otherwise: a deadlock, or a new reference to what is being deleted. */
const isTransient = ({ name }: AnyResource, error: unknown, mode: Mode) => {
  const { code, table } = databaseError(error)
  return isDeadlock(error) || (code === codes.foreignKey && (mode === 'delete' || table !== name))
}
