import type { Consulta } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { explained, isCrossed } from './explained.ts'
import type { Job } from './job.ts'

/** Runs a write as one transaction: again when another one crossed it, and with what the database refused said in Spanish. */
export const writing = async <T>(job: Job, write: (tx: Consulta) => Promise<T>, attempts = 3): Promise<T> => {
  try {
    return await inTransaction(job.db, write)
  } catch (error) {
    if (attempts > 1 && isCrossed(job.view.resource, error)) return writing(job, write, attempts - 1)
    throw explained(job.view.resource, error)
  }
}
