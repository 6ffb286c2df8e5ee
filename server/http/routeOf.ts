import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../context.ts'

/** The route that answers a call, never what stands in its address; `*` where none does. */
export const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*'
