import { desc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { factoresDe } from './factoresDe.ts'
import { paseDura } from './pases.ts'
import { llavesDeAcceso } from './tables.ts'

/** Why a pass of the caller's own, for a factor, serves no more (409): what was begun elsewhere came first, as any change of an account's factors ends the passes of all others; else it is too late. */
export const paseIdo = async (c: Context<AppEnv>): Promise<Falla> => {
  const { db, usuario, options } = c.var
  const { app } = await factoresDe(db, usuario.id)
  const [llave] = await db
    .select({ creada: llavesDeAcceso.creada })
    .from(llavesDeAcceso)
    .where(eq(llavesDeAcceso.usuario_id, usuario.id))
    .orderBy(desc(llavesDeAcceso.creada))
    .limit(1)
  const desde = options.now().getTime() - paseDura
  const reciente = [app, llave?.creada].some(momento => momento && momento.getTime() > desde)
  return new Falla(409, reciente ? otraVentana : 'Pasó demasiado tiempo, empiece de nuevo')
}

const otraVentana =
  'Su segundo factor se acaba de activar o cambiar desde otra ventana o dispositivo: recargue la página para ver cómo quedó'
