import { context, propagation, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { routeOf } from '../http/routeOf.ts'

/** Opens a span for each call: its method, its route (never the address, which may name a person), its status and the id under which the log tells of it. Of an error it gives only the class. */
export const traceCalls = (tracer: Tracer, { behindProxy, service }: { behindProxy: boolean; service: string }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const outside = behindProxy ? propagation.extract(context.active(), c.req.header()) : context.active()
    const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, outside)
    try {
      await context.with(trace.setSpan(outside, span), next)
    } finally {
      const route = routeOf(c)
      span.updateName(`${c.req.method} ${route}`)
      span.setAttributes({
        'http.request.method': c.req.method,
        'http.route': route,
        'http.response.status_code': c.res.status,
        [`${service}.request`]: c.var.requestId,
        ...(c.error && c.res.status >= 500 && { 'error.type': c.error.name }),
      })
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
