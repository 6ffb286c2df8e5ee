import type { Context } from 'hono'
import { z } from 'zod'
import type { Entorno } from '../contexto.ts'
import { contar } from './contar.ts'
import { cuerpo } from '../cuerpo.ts'
import { redDe } from '../direccion.ts'
import { enviarEnlace } from './enviarEnlace.ts'
import { correo } from './esquemas.ts'
import { exito } from '../exito.ts'
import { logEvent, logFailure } from '../log/logEvent.ts'
import { origenDe } from './origen.ts'

const esquema = z.object({ email: correo })

/** `POST olvido-contra`: the same answer for every e-mail, at once; whether there is an account is looked up after answering. (A §7) */
export const olvidoContra = async (c: Context<Entorno>) => {
  const { db, opciones } = c.var
  const { email } = await cuerpo(c, esquema)
  const origen = origenDe(c)
  await contar(c, [{ de: 'correosPorDireccion', quien: redDe(origen.direccion), freno: 'correosPorDireccion' }])
  logEvent(c, 'enlace solicitado')
  void enviarEnlace(db, opciones, email, origen).catch(error => logFailure(c, error))
  return exito(c, 'Si el correo pertenece a una cuenta activa, recibirá un enlace para restablecer su contraseña')
}
