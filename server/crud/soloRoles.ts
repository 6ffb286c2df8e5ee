import { createMiddleware } from 'hono/factory'
import type { Role } from '../../src/schema/roles.ts'
import type { Entorno } from '../contexto.ts'
import { Falla } from '../falla.ts'

/** Admits only these roles; 403 for the others. Goes after whatever says who is signed in. (A §6) */
export const soloRoles = (...roles: Role[]) =>
  createMiddleware<Entorno>(async (c, next) => {
    if (!roles.includes(c.var.usuario.rol)) throw new Falla(403, 'No tiene permiso para realizar esta acción')
    await next()
  })
