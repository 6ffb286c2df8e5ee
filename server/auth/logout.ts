import type { Context } from 'hono'
import type { Entorno } from '../contexto.ts'
import { exito } from '../exito.ts'
import { logEvent } from '../log/logEvent.ts'
import { recordActividad } from './actividad.ts'
import { origenDe } from './origen.ts'
import { cerrarSesion, tokenDe } from './sesion.ts'

/** `DELETE logout`: the token no longer works. (A §7) */
export const logout = async (c: Context<Entorno>) => {
  const { db, usuario, opciones } = c.var
  await cerrarSesion(db, tokenDe(c.req.header('authorization')))
  await recordActividad(db, { cuenta: usuario, suceso: 'salida', origen: origenDe(c), momento: opciones.hoy() })
  logEvent(c, 'salida')
  return exito(c, 'Sesión cerrada correctamente')
}
