import type { Context } from 'hono'
import type { AppEnv, Queryable } from '../../contexto.ts'
import { tellerIn, toldOf, type Tell } from '../../db/toldBeside.ts'

/** Answers how a transaction of a batch tells how far that is; one that is done for its answer alone (`untilGone`) ends, with all it wrote, once nobody waits for that. */
export const tellerOf =
  (c: Context<AppEnv>, { untilGone = false } = {}) =>
  (tx: Queryable): Tell => {
    const tell = tellerIn(tx, batchOf(c))
    return done => {
      if (untilGone) c.req.raw.signal.throwIfAborted()
      tell(done)
    }
  }

/** How far the caller's own batch is, of a hundred; null where none runs. */
export const progressOfBatch = async (c: Context<AppEnv>) => ({ avance: (await toldOf(c.var.db, batchOf(c))) ?? null })

const batchOf = (c: Context<AppEnv>) => `lote ${c.var.usuario.id}`
