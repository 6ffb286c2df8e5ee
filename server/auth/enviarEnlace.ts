import { eq } from 'drizzle-orm'
import type { Db, Opciones } from '../contexto.ts'
import { correoDeRestablecimiento } from '../mail/correoDeRestablecimiento.ts'
import { devuelto, intento } from './intentos.ts'
import { duracion } from './limites.ts'
import { personaDe } from './persona.ts'
import { restablecimientos, usuarios } from './tables.ts'
import { huella, tokenNuevo } from './token.ts'

/** Sends the owner of an active account a link to choose a new password. Nobody else is sent anything, nor who has been sent enough; a mail that could not leave does not count. */
export const enviarEnlace = async (
  db: Db,
  { hoy, direccion, enviarCorreo }: Opciones,
  email: string,
): Promise<void> => {
  const ahora = hoy()
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  if (!usuario) return
  const { activa, nombre } = await personaDe(db, usuario)
  const cuenta = { limite: 'correosPorCuenta', quien: email } as const
  if (!activa || (await intento(db, cuenta, ahora)) > 0) return
  const token = tokenNuevo()
  const expira = new Date(ahora.getTime() + duracion.enlace)
  await db.insert(restablecimientos).values({ token_hash: huella(token), usuario_id: usuario.id, expira })
  const enlace = new URL(`restablecerContrasena?token=${token}`, `${direccion.replace(/\/+$/, '')}/`)
  try {
    await enviarCorreo(
      correoDeRestablecimiento({ para: email, nombre, enlace: enlace.href, minutos: duracion.enlace / 60_000 }),
    )
  } catch (error) {
    await devuelto(db, cuenta)
    throw error
  }
}
