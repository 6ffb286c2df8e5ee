import { TransactionRollbackError, eq, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction, withoutWaiting } from '../db/inTransaction.ts'
import { Falla } from '../http/Falla.ts'
import { namedCall } from './namedCall.ts'
import { respuestas } from './tables.ts'

/**
 * Does a write once per `Idempotency-Key` and account; a repetition gets the first answer, unless it was refused. 409
 * for another request under a used key, 422 for a malformed key.
 */
// Mounted last, where the body is known to be within its limit.
export const idempotent = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('idempotency-key') === undefined) return next()
  const named = await namedCall(c, c.var.usuario.id)
  if (!named) throw new Falla(422, 'La clave de la petición no es válida')
  const { clave, huella } = named
  const now = c.var.options.now()
  const expira = new Date(now.getTime() + week)
  // One transaction with the answer, so that a repeated request waits for it even at the same moment.
  return inTransaction(c.var.db, async tx => {
    const [mine] = await tx
      .insert(respuestas)
      .values({ clave, huella, expira })
      .onConflictDoUpdate({
        target: respuestas.clave,
        set: { huella, expira, estado: null, cuerpo: null },
        setWhere: lte(respuestas.expira, now),
      })
      .returning({ clave: respuestas.clave })
    if (!mine) return firstAnswer(c, tx, { clave, huella })
    c.set('db', tx)
    await next()
    if (!c.res.ok) throw new TransactionRollbackError()
    const first = { estado: c.res.status, cuerpo: c.var.text ?? (await c.res.clone().text()) }
    await withoutWaiting(tx, tx.update(respuestas).set(first).where(eq(respuestas.clave, clave)))
    return undefined
  }).catch(error => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
})

/** Time (ms) that an answer is kept: long enough for whoever was cut off before a weekend, or a bridge of holidays. */
const week = 7 * 24 * 60 * 60 * 1000

const firstAnswer = async (c: Context<AppEnv>, tx: Queryable, { clave, huella }: { clave: string; huella: string }) => {
  const [first] = await tx.select().from(respuestas).where(eq(respuestas.clave, clave))
  if (first?.huella !== huella)
    throw new Falla(
      409,
      'Esto ya se guardó con otros datos; revise lo que quedó guardado antes de intentarlo de nuevo',
      first?.estado === 201 ? { data: { hecho: JSON.parse(first.cuerpo ?? '{}').data } } : {},
    )
  return c.body(first.cuerpo ?? '', first.estado === 201 ? 201 : 200, {
    'Content-Type': 'application/json',
    'Idempotency-Replayed': 'true',
  })
}
