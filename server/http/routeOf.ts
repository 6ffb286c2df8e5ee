import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../context.ts'

/** Returns the route that answers a call, without the values in its address; `*` where none does. */
export const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*'
