import { eq } from 'drizzle-orm'
import type { AppOptions } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { correoDeIntentos } from '../mail/correoDeIntentos.ts'
import { queueCorreos } from '../mail/queueCorreos.ts'
import { countIntento } from './intentos.ts'
import { fallasQueSeAvisan } from './limites.ts'
import { personaDe } from './persona.ts'
import { usuarios } from './tables.ts'

/** Tells the owner of an active account, once a day at most, that somebody is guessing its password. */
export const tellIntentos = async (db: Queryable, options: AppOptions, email: string): Promise<void> => {
  const momento = options.now()
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  if (!usuario) return
  const { activa, nombre } = await personaDe(db, usuario)
  if (!activa) return
  const enlace = `${options.address}/recuperarContrasena`
  await inTransaction(db, async tx => {
    const conteo = { de: 'avisoPorCuenta', quien: email, freno: 'avisoPorCuenta' } as const
    const { espera } = await countIntento(tx, [conteo], momento)
    if (espera > 0) return
    const correo = correoDeIntentos({ para: email, nombre, veces: fallasQueSeAvisan, momento, enlace })
    await queueCorreos(tx, options, [correo])
  })
}
