import type { Queryable } from './queryable.ts'
import { codes, databaseError } from './databaseError.ts'
import { inTransaction } from './inTransaction.ts'

/**
 * Runs a transaction, or a savepoint of the given one, up to three times if it is crossed by another (a deadlock). The
 * work may leave nothing but what it writes.
 */
export const inTransactionAgain = async <T>(
  db: Queryable,
  work: (tx: Queryable) => Promise<T>,
  crossed: (error: unknown) => boolean = isDeadlock,
  attempts = 3,
): Promise<T> => {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (attempts > 1 && crossed(error)) return inTransactionAgain(db, work, crossed, attempts - 1)
    throw error
  }
}

/** Tells whether PostgreSQL ended a transaction because it and another waited for each other. */
export const isDeadlock = (error: unknown): boolean => databaseError(error).code === codes.deadlock
