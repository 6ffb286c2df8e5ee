import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'

/** What follows calls and their statements, where a collector is named. */
export type Tracing = {
  /** Runs each call in a span of its own. */
  traceCalls: MiddlewareHandler<AppEnv>
  /** Sends what was not sent yet, and follows nothing more. */
  close: () => Promise<void>
}
