import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Db, Entorno, Opciones } from '../contexto.ts'
import { correoDeRestablecimiento } from '../mail/correoDeRestablecimiento.ts'
import { contar } from './contar.ts'
import { cuerpo } from './cuerpo.ts'
import { direccionDe } from './direccion.ts'
import { correo } from './esquemas.ts'
import { exito } from './exito.ts'
import { intento } from './intentos.ts'
import { duracion } from './limites.ts'
import { personaDe } from './persona.ts'
import { restablecimientos, usuarios } from './tables.ts'
import { huella, tokenNuevo } from './token.ts'

const esquema = z.object({ email: correo })

/** `POST olvido-contra`: the same answer for every e-mail, at once; whether there is an account is looked up after answering. (A §7) */
export const olvidoContra = async (c: Context<Entorno>) => {
  const { db, opciones } = c.var
  const { email } = await cuerpo(c, esquema)
  await contar(c, [{ limite: 'correosPorDireccion', quien: direccionDe(c) }])
  enlacePara(db, opciones, email).catch(error => console.error('No se pudo enviar el correo de restablecimiento:', error))
  return exito(c, 'Si el correo pertenece a una cuenta activa, recibirá un enlace para restablecer su contraseña')
}

/** Sends a link to the owner of an active account; past the limit it sends nothing, silently. */
const enlacePara = async (db: Db, { hoy, direccion, enviarCorreo }: Opciones, email: string): Promise<void> => {
  const ahora = hoy()
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  if (!usuario || (await intento(db, { limite: 'correosPorCuenta', quien: email }, ahora)) > 0) return
  const { activa, nombre } = await personaDe(db, usuario)
  if (!activa) return
  const token = tokenNuevo()
  const expira = new Date(ahora.getTime() + duracion.enlace)
  await db.insert(restablecimientos).values({ token_hash: huella(token), usuario_id: usuario.id, expira })
  const enlace = new URL(`restablecerContrasena?token=${token}`, direccion.endsWith('/') ? direccion : `${direccion}/`)
  await enviarCorreo(correoDeRestablecimiento({ para: email, nombre, enlace: enlace.href }))
}
