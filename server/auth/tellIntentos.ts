import { eq } from 'drizzle-orm'
import type { Consulta, Opciones } from '../contexto.ts'
import { correoDeIntentos } from '../mail/correoDeIntentos.ts'
import { countIntento } from './intentos.ts'
import { fallasQueSeAvisan } from './limites.ts'
import { personaDe } from './persona.ts'
import { usuarios } from './tables.ts'

/** Tells the owner of an active account, once a day at most, that somebody is guessing its password. */
export const tellIntentos = async (
  db: Consulta,
  { hoy, direccion, enviarCorreo }: Opciones,
  email: string,
): Promise<void> => {
  const momento = hoy()
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  if (!usuario) return
  const { activa, nombre } = await personaDe(db, usuario)
  if (!activa) return
  const { espera } = await countIntento(db, [{ de: 'avisoPorCuenta', quien: email, freno: 'avisoPorCuenta' }], momento)
  if (espera > 0) return
  const enlace = `${direccion.replace(/\/+$/, '')}/recuperarContrasena`
  await enviarCorreo(correoDeIntentos({ para: email, nombre, veces: fallasQueSeAvisan, momento, enlace }))
}
