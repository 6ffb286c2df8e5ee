import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { namedCall } from './namedCall.ts'
import { respuestas } from './tables.ts'

/** Tells whether a call with this `Idempotency-Key` was done within the last hour; false without a usable key. For calls whose refusals are counted, which `idempotent` would roll back. */
export const wasDone = async (c: Context<AppEnv>, de: string): Promise<boolean> => {
  const named = await namedCall(c, de)
  if (!named) return false
  const { db, options } = c.var
  const same = and(eq(respuestas.clave, named.clave), eq(respuestas.huella, named.huella))
  return (await db.$count(respuestas, and(same, gt(respuestas.expira, options.now())))) > 0
}

/** Notes, in the transaction of a call, that it is done; does nothing without a usable key. */
export const noteDone = async (c: Context<AppEnv>, tx: Queryable, de: string): Promise<void> => {
  const named = await namedCall(c, de)
  if (!named) return
  const expira = new Date(c.var.options.now().getTime() + hour)
  await tx
    .insert(respuestas)
    .values({ ...named, estado: 200, expira })
    .onConflictDoNothing()
}

/** Time (ms) in which somebody who is still before the same form may send it again. */
const hour = 60 * 60 * 1000
