import { createMiddleware } from 'hono/factory'
import type { Role } from '../../src/schema/account/roles.ts'
import type { AppEnv } from '../context.ts'
import { notAllowed } from '../http/notAllowed.ts'

/** Admits only these roles; 403 for the others. Stands after the middleware that says who is signed in. (A §6) */
export const requireRoles = (...roles: Role[]) => {
  const gate = createMiddleware<AppEnv>(async (c, next) => {
    if (!roles.includes(c.var.usuario.rol)) throw notAllowed()
    await next()
  })
  gates.add(gate)
  return gate
}

/** Tells whether `requireRoles` made this handler; a start looks for one before each door of a room. */
export const admitsByRole = (handler: object): boolean => gates.has(handler)

const gates = new WeakSet<object>()
