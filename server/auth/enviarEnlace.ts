import { eq } from 'drizzle-orm'
import type { Consulta, Opciones } from '../contexto.ts'
import { correoDeRestablecimiento } from '../mail/correoDeRestablecimiento.ts'
import { recordActividad } from './actividad.ts'
import { countIntento, giveBackIntento } from './intentos.ts'
import { duracion } from './limites.ts'
import type { Origen } from './origen.ts'
import { personaDe } from './persona.ts'
import { restablecimientos, usuarios } from './tables.ts'
import { huella, tokenNuevo } from './token.ts'

/** Sends the owner of an active account a link to choose a new password. Nobody else is sent anything, nor who has been sent enough; a mail that could not leave does not count. */
export const enviarEnlace = async (
  db: Consulta,
  { hoy, direccion, enviarCorreo }: Opciones,
  email: string,
  origen: Origen,
): Promise<void> => {
  const ahora = hoy()
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  if (!usuario) return
  const { activa, nombre } = await personaDe(db, usuario)
  if (!activa) return
  const { espera, intentos } = await countIntento(
    db,
    [{ de: 'correosPorCuenta', quien: email, freno: 'correosPorCuenta' }],
    ahora,
  )
  if (espera > 0) return
  const token = tokenNuevo()
  const expira = new Date(ahora.getTime() + duracion.enlace)
  await db.insert(restablecimientos).values({ token_hash: huella(token), usuario_id: usuario.id, expira })
  const enlace = new URL(`restablecerContrasena?token=${token}`, `${direccion.replace(/\/+$/, '')}/`)
  try {
    await enviarCorreo(
      correoDeRestablecimiento({ para: email, nombre, enlace: enlace.href, minutos: duracion.enlace / 60_000 }),
    )
  } catch (error) {
    for (const intento of intentos) await giveBackIntento(db, intento)
    throw error
  }
  await recordActividad(db, { cuenta: usuario, suceso: 'enlace_enviado', origen, momento: ahora })
}
