import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import type { AppEnv } from '../context.ts'
import { routeOf } from '../http/routeOf.ts'
import { logEvent, logFailure } from './logEvent.ts'
import { noteDuration } from './slowCalls.ts'

/** Gives each call an id, short enough to be read out on the telephone, and answers it in `X-Request-Id`. Only a proxy in front may choose it. */
export const identify = (proxies = 0) =>
  requestId({ limitLength: proxies > 0 ? 64 : 0, generator: () => randomBytes(5).toString('hex') })

/** Writes the lines that no room may forget: refusals, failures, exports, and reads of more rows than the largest page shows. Notes how long each call took. */
export const watch = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = performance.now()
  await next()
  noteDuration(c.var.options, `${c.req.method} ${routeOf(c)}`, performance.now() - startedAt)
  const { error, res } = c
  if (res.status === 403) logEvent(c, 'negada')
  if (error && (res.status >= 500 || error.cause)) logFailure(c, error.cause ?? error)
  if (c.req.method !== 'GET' || !res.ok) return
  const rows = c.var.rows ?? 0
  const format = c.req.query('exportar')
  if (format) logEvent(c, 'exportacion', { rows, format: format.slice(0, 10) })
  else if (rows > largestPage) logEvent(c, 'lectura amplia', { rows })
})

/** Most rows that a page of a list shows. (A §9) */
const largestPage = 50
