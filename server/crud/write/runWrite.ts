import type { Queryable } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { toFalla, isTransient } from './toFalla.ts'
import type { WriteContext } from './writeContext.ts'

/** Runs a write as one transaction: again when another one crossed it, and with what the database refused said in Spanish. */
export const runWrite = async <T>(
  job: WriteContext,
  write: (tx: Queryable) => Promise<T>,
  attempts = 3,
): Promise<T> => {
  try {
    return await inTransaction(job.db, write)
  } catch (error) {
    if (attempts > 1 && isTransient(job.view.resource, error)) return runWrite(job, write, attempts - 1)
    throw toFalla(job.view.resource, error)
  }
}
