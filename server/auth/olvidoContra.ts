import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../context.ts'
import { countAttempts } from './countAttempts.ts'
import { readBody } from '../http/readBody.ts'
import { networkOf } from '../http/addressOf.ts'
import { enviarEnlace } from './enviarEnlace.ts'
import { correo } from './esquemas.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { logEvent, logFailure } from '../log/logEvent.ts'
import { origenDe } from './origenDe.ts'

const esquema = z.object({ email: correo })

/** `POST olvido-contra`: the same answer for every e-mail, at once; whether there is an account is looked up after answering. (A §7) */
export const olvidoContra = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { email } = await readBody(c, esquema)
  const origen = origenDe(c)
  await countAttempts(c, [
    { de: 'correosPorDireccion', quien: networkOf(origen.direccion), freno: 'correosPorDireccion' },
  ])
  logEvent(c, 'enlace solicitado')
  void enviarEnlace(db, options, email, origen).catch(error => logFailure(c, error))
  return answerSuccess(
    c,
    'Si el correo pertenece a una cuenta activa, recibirá un enlace para restablecer su contraseña',
  )
}
