import type { Context } from 'hono'
import type { Entorno } from '../contexto.ts'
import { exito } from '../exito.ts'
import { cerrarSesion, tokenDe } from './sesion.ts'

/** `DELETE logout`: the token no longer works. (A §7) */
export const logout = async (c: Context<Entorno>) => {
  await cerrarSesion(c.var.db, tokenDe(c.req.header('authorization')))
  return exito(c, 'Sesión cerrada correctamente')
}
