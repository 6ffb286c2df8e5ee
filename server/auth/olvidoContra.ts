import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../context.ts'
import { countAttempts } from './countAttempts.ts'
import { readBody } from '../http/readBody.ts'
import { networkOf } from '../http/addressOf.ts'
import { sendEnlace } from './sendEnlace.ts'
import { type Conteo, vecesDe } from './intentos.ts'
import { correo } from './esquemas.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { logEvent, logFailure } from '../log/logEvent.ts'
import { origenDe } from './origenDe.ts'

const esquema = z.object({ email: correo })

/** Answers `POST olvido-contra`: the same for every e-mail, at once; looks up whether there is an account after answering. (A §7) */
export const olvidoContra = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { email } = await readBody(c, esquema)
  const origen = origenDe(c)
  await countAttempts(c, await conteos(c, email, networkOf(origen.direccion)))
  logEvent(c, 'enlace solicitado')
  void sendEnlace(db, options, email, origen).catch(error => logFailure(c, error))
  return answerSuccess(
    c,
    'Si el correo pertenece a una cuenta activa, recibirá un enlace para restablecer su contraseña',
  )
}

/** Returns the counts of a request for a link: of the e-mail, from anywhere, and of the address, milder for e-mails that nobody asked for lately. Whether there is such an account makes no difference. */
const conteos = async ({ var: { db, options } }: Context<AppEnv>, email: string, red: string): Promise<Conteo[]> => {
  const pedido: Conteo = { de: 'pedidosPorCorreo', quien: email, freno: 'pedidosPorCorreo' }
  const repetido = (await vecesDe(db, pedido, options.now())) > 0
  const freno = repetido ? 'correosPorDireccion' : 'primerCorreoPorDireccion'
  return [pedido, { de: freno, quien: red, freno }]
}
