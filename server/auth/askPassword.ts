import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'
import { logEvent } from '../log/logEvent.ts'
import { recordActividad } from './actividad.ts'
import { askerOf } from './changeAccounts.ts'
import { countAttempts } from './countAttempts.ts'
import { matchesHash } from './hashOf.ts'
import { forgetIntentos } from './intentos.ts'
import { usuarios } from './tables.ts'

/**
 * Checks the current password, so that only the owner goes on, and returns its hash; 422 on `contrasenia_actual`, never
 * 401, and slowed like a sign-in. `isDone` tells that this call, sent before, changed it: no attempt then.
 */
export const askPassword = async (
  c: Context<AppEnv>,
  contrasenia_actual: string,
  isDone: () => Promise<boolean> = async () => false,
): Promise<string> => {
  const { db, usuario } = c.var
  const conteo = { de: 'cambioPorCuenta', quien: usuario.id, freno: 'cambioPorCuenta' } as const
  await countAttempts(c, [conteo])
  const [fila] = await db.select({ hash: usuarios.hash }).from(usuarios).where(eq(usuarios.id, usuario.id))
  const hash = fila?.hash ?? ''
  if (!(await matchesHash(contrasenia_actual, hash)) && !(await isDone())) {
    await recordActividad(db, { cuenta: usuario, suceso: 'ingreso_fallido', ...askerOf(c) })
    logEvent(c, 'ingreso fallido')
    const message = 'La contraseña actual es incorrecta'
    throw new Falla(422, message, { errors: { contrasenia_actual: message } })
  }
  await forgetIntentos(db, conteo)
  return hash
}
