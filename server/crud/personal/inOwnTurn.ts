import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'

/** Runs what the caller writes of their own as one transaction, one at a time per person, so that what it counts stays true until it ends. */
export const inOwnTurn = <T>({ var: { db, usuario } }: Context<AppEnv>, write: (tx: Queryable) => Promise<T>) =>
  inTransactionAgain(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('personal'), hashtext(${usuario.id}))`)
    return write(tx)
  })
