import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { contado } from '../../src/language/contado.ts'
import type { SesionAbierta } from '../../src/domain/sesionAbierta.ts'
import type { AppEnv } from '../context.ts'
import { requestScopeOf } from '../crud/requestScope.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { Falla } from '../http/Falla.ts'
import { recordActividad } from './actividad.ts'
import { askerOf } from './changeAccounts.ts'
import { huellaDeSecreto } from './newToken.ts'
import { bearerTokenOf } from './sesion.ts'
import { sesiones } from './tables.ts'

/** Answers `GET sesiones`: the caller's own open sessions, the one in use last first. */
export const misSesiones = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const rows = await db
    .select()
    .from(sesiones)
    .where(and(eq(sesiones.usuario_id, usuario.id), gt(sesiones.expira, options.now())))
    .orderBy(desc(sesiones.ultima), desc(sesiones.creada))
  const abiertas: SesionAbierta[] = rows.map(({ token_hash, dispositivo, direccion, creada, ultima }) => ({
    id: token_hash.slice(0, idLength),
    dispositivo,
    direccion,
    creada: creada.toISOString(),
    ultima: ultima.toISOString(),
    esta: token_hash === current(c),
  }))
  return answerSuccess(c, 'Sesiones abiertas', abiertas)
}

/** Answers `DELETE sesiones/{id}`: ends one of the caller's own other sessions; 404 for anybody else's, 409 for the one in use. */
export const closeOwnSession = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const { id = '' } = requestScopeOf(c).params
  if (current(c).startsWith(id)) throw new Falla(409, 'Esta es la sesión que usa ahora: ciérrela con «Cerrar sesión»')
  await inTransaction(db, async tx => {
    const closed = await tx
      .delete(sesiones)
      .where(and(eq(sesiones.usuario_id, usuario.id), sql`left(${sesiones.token_hash}, ${idLength}) = ${id}`))
      .returning({ ended: sesiones.creada })
    if (!closed.length) throw new Falla(404, 'Esa sesión ya no está abierta')
    await recordActividad(tx, { cuenta: usuario, suceso: 'sesion_cerrada', ...askerOf(c) })
  })
  return answerSuccess(c, 'La sesión se cerró')
}

/** Answers `DELETE sesiones`: ends all of the caller's sessions but this one. */
export const closeOtherSessions = async (c: Context<AppEnv>) => {
  const { db, usuario } = c.var
  const closedCount = await inTransaction(db, async tx => {
    const ended = await tx
      .delete(sesiones)
      .where(and(eq(sesiones.usuario_id, usuario.id), sql`${sesiones.token_hash} <> ${current(c)}`))
      .returning({ ended: sesiones.creada })
    if (ended.length) await recordActividad(tx, { cuenta: usuario, suceso: 'sesion_cerrada', ...askerOf(c) })
    return ended.length
  })
  return answerSuccess(
    c,
    closedCount ? `${contado(closedCount, 'sesión cerrada', 'sesiones cerradas')}` : 'No había otra sesión abierta',
  )
}

const current = (c: Context<AppEnv>) => huellaDeSecreto(bearerTokenOf(c.req.header('authorization')))

/** Letters of a token's hash that name its session: enough to tell sessions apart, and too few to sign in with. */
const idLength = 16
