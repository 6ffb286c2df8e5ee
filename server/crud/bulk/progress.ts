import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { progressIn, progressOf, type OnProgress } from '../../db/progressIn.ts'

/** Returns how a transaction of a batch tells its progress. With `untilGone` it throws, which undoes the transaction, once nobody waits for the answer. */
export const progressOfCall =
  (c: Context<AppEnv>, { untilGone = false } = {}) =>
  (tx: Queryable): OnProgress => {
    const onProgress = progressIn(tx, batchOf(c))
    return part => {
      if (untilGone) c.req.raw.signal.throwIfAborted()
      onProgress(part)
    }
  }

/** Returns the progress of the caller's own batch (percent); null where none runs. */
export const progressOfBatch = async (c: Context<AppEnv>) => ({
  avance: (await progressOf(c.var.db, batchOf(c))) ?? null,
})

const batchOf = (c: Context<AppEnv>) => `lote ${c.var.usuario.id}`
