import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { logEvent } from '../log/logEvent.ts'
import { recordActividad } from './actividad.ts'
import { origenDe } from './origenDe.ts'
import { closeSession, bearerTokenOf } from './sesion.ts'

/** Answers `DELETE logout`: ends the session of the token. (A §7) */
export const logout = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  await closeSession(db, bearerTokenOf(c.req.header('authorization')))
  await recordActividad(db, { cuenta: usuario, suceso: 'salida', origen: origenDe(c), momento: options.now() })
  logEvent(c, 'salida')
  return answerSuccess(c, 'Sesión cerrada correctamente')
}
