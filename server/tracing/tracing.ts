import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'

/** Tracing of calls and their statements, where a collector is named. */
export type Tracing = {
  /** Runs each call in a span of its own. */
  traceCalls: MiddlewareHandler<AppEnv>
  /** Sends the spans that were not sent yet, and ends the tracing. */
  close: () => Promise<void>
}
