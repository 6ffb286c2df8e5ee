import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import type { AppEnv, Queryable } from '../context.ts'
import { fingerprint } from './fingerprint.ts'
import { respuestas } from './tables.ts'

/** Whether this very call, by its `Idempotency-Key`, was done a while ago: for what cannot be one transaction with its refusals, which are counted, as `idempotent` is. Whoever has not the key is answered as ever. */
export const wasDone = async (c: Context<AppEnv>, de: string): Promise<boolean> => {
  const named = await nameOf(c, de)
  if (!named) return false
  const { db, options } = c.var
  const same = and(eq(respuestas.clave, named.clave), eq(respuestas.huella, named.huella))
  return (await db.$count(respuestas, and(same, gt(respuestas.expira, options.now())))) > 0
}

/** Notes, in the transaction of a call, that it is done. */
export const noteDone = async (c: Context<AppEnv>, tx: Queryable, de: string): Promise<void> => {
  const named = await nameOf(c, de)
  if (!named) return
  const expira = new Date(c.var.options.now().getTime() + hour)
  await tx
    .insert(respuestas)
    .values({ ...named, estado: 200, expira })
    .onConflictDoNothing()
}

/** Only hashes: the key, which nothing stores, makes both, so that no password is guessed back from them. */
const nameOf = async (c: Context<AppEnv>, de: string) => {
  const key = c.req.header('idempotency-key')
  if (!key || !/^[\w.:-]{8,200}$/.test(key)) return undefined
  const clave = createHash('sha256').update(`${de} ${key}`).digest('base64url')
  return { clave, huella: await fingerprint(c, key) }
}

/** As long as somebody who is still before the same form may send it again. */
const hour = 60 * 60 * 1000
