import { withTimeout } from 'es-toolkit'
import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppEnv } from '../context.ts'
import { Falla } from './Falla.ts'
import { routeOf } from './routeOf.ts'

/** A figure that is read anew at each request for the metrics. */
export type Figure = { name: string; help: string; read: () => Promise<number> | number }

/**
 * Measures every call by its route, never by values in its address, and serves `/metrics` for Prometheus; 401 without
 * the token. A figure that cannot be read is NaN, and the others are still served.
 */
export function serveMetrics(app: Hono<AppEnv>, token: string, figures: readonly Figure[]) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const { name, help, read } of figures)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await withTimeout(async () => read(), longestWait).catch(() => NaN))
      },
    })
  app.use('*', measureCalls(registry))
  app.get('/metrics', async c => {
    if (!same(c.req.header('Authorization') ?? '', `Bearer ${token}`)) throw new Falla(401, 'El token no es válido')
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
}

/** Longest wait for one figure (ms). */
const longestWait = 2000

const measureCalls = (registry: Registry) => {
  const seconds = new Histogram({
    name: 'cuc_http_seconds',
    help: 'Seconds until an answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    seconds.observe(
      { method: c.req.method, route: routeOf(c), status: c.res.status },
      (performance.now() - startedAt) / 1000,
    )
  })
}

const same = (sent: string, expected: string) => {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
