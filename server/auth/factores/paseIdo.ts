import { and, eq, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { huellaDeSecreto } from '../newToken.ts'
import { pases } from './tables.ts'

/**
 * Makes the 409 of an invalid pass for a factor: expired, if that is known, else all possible reasons, since a pass
 * that was used or ended with a change of the account leaves no trace.
 */
export const paseIdo = async (c: Context<AppEnv>, pase: string): Promise<Falla> => {
  const { db, usuario, options } = c.var
  const suyo = and(eq(pases.token_hash, huellaDeSecreto(pase)), eq(pases.usuario_id, usuario.id))
  const tarde = await db.$count(pases, and(suyo, lte(pases.expira, options.now())))
  return new Falla(409, tarde ? 'Pasó demasiado tiempo, empiece de nuevo' : yaNoVale)
}

const yaNoVale =
  'Este paso ya no vale: se usó ya, pasó demasiado tiempo o su cuenta cambió mientras tanto. Recargue la página para ver cómo quedó'
