import type { Context } from 'hono'
import type { AppEnv, Queryable } from '../../context.ts'
import { progressIn, progressOf, type OnProgress } from '../../db/progressIn.ts'

/** Answers how a transaction of a batch tells how far that is; one that is done for its answer alone (`untilGone`) ends, with all it wrote, once nobody waits for that. */
export const progressOfCall =
  (c: Context<AppEnv>, { untilGone = false } = {}) =>
  (tx: Queryable): OnProgress => {
    const onProgress = progressIn(tx, batchOf(c))
    return done => {
      if (untilGone) c.req.raw.signal.throwIfAborted()
      onProgress(done)
    }
  }

/** How far the caller's own batch is, of a hundred; null where none runs. */
export const progressOfBatch = async (c: Context<AppEnv>) => ({
  avance: (await progressOf(c.var.db, batchOf(c))) ?? null,
})

const batchOf = (c: Context<AppEnv>) => `lote ${c.var.usuario.id}`
