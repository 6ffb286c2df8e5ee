import { and, eq } from 'drizzle-orm'
import type { AppOptions } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { correoDeRestablecimiento } from '../mail/correoDeRestablecimiento.ts'
import { queueCorreos } from '../mail/queueCorreos.ts'
import { recordActividad } from './actividad.ts'
import { countIntento } from './intentos.ts'
import { duracion } from './limites.ts'
import type { Origen } from './origenDe.ts'
import { personaDe } from './persona.ts'
import { restablecimientos, usuarios } from './tables.ts'
import { huellaDeSecreto, newToken } from './newToken.ts'

/** Sends the owner of an active account a link to choose a new password. Sends nothing to anybody else, to an owner who was sent enough, or to an address that the account left meanwhile. */
export const sendEnlace = async (db: Queryable, options: AppOptions, email: string, origen: Origen): Promise<void> => {
  const ahora = options.now()
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  if (!usuario) return
  const { activa, nombre } = await personaDe(db, usuario)
  if (!activa) return
  const { espera } = await countIntento(
    db,
    [{ de: 'correosPorCuenta', quien: email, freno: 'correosPorCuenta' }],
    ahora,
  )
  if (espera > 0) return
  const token = newToken()
  const expira = new Date(ahora.getTime() + duracion.enlace)
  const enlace = `${options.address}/restablecerContrasena?token=${token}`
  const correo = correoDeRestablecimiento({
    para: email,
    nombre,
    enlace,
    minutos: duracion.enlace / 60_000,
  })
  await inTransaction(db, async tx => {
    const suya = and(eq(usuarios.id, usuario.id), eq(usuarios.email, email), eq(usuarios.activo, true))
    const [vigente] = await tx.select().from(usuarios).where(suya).for('share')
    if (!vigente) return
    await tx.insert(restablecimientos).values({ token_hash: huellaDeSecreto(token), usuario_id: usuario.id, expira })
    await queueCorreos(tx, options, [{ ...correo, vence: expira }])
    await recordActividad(tx, { cuenta: usuario, suceso: 'enlace_enviado', origen, momento: ahora })
  })
}
