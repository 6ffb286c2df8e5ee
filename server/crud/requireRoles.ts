import { createMiddleware } from 'hono/factory'
import type { Role } from '../../src/schema/account/roles.ts'
import type { AppEnv } from '../context.ts'
import { notAllowed } from '../http/notAllowed.ts'

/** Admits only these roles; 403 for the others. Goes after whatever says who is signed in. (A §6) */
export const requireRoles = (...roles: Role[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!roles.includes(c.var.usuario.rol)) throw notAllowed()
    await next()
  })
