import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { AppEnv, AppOptions } from './context.ts'
import type { Db } from './db/queryable.ts'
import { endpoints } from './crud/endpoints.ts'
import { refuseUnknownAdvisors } from './crud/advice/refuseUnknownAdvisors.ts'
import { refuseMistakes } from './crud/refuseMistakes.ts'
import { serverHouse } from './crud/serverHouse.ts'
import { errorHandler, notFound } from './http/errorHandler.ts'
import { finishBody } from './http/finishBody.ts'
import { corsFor } from './http/corsFor.ts'
import { identify, watch } from './log/watch.ts'
import { serveMetrics } from './http/serveMetrics.ts'
import { noticeProxies } from './http/proxies.ts'
import { secureAnswers } from './http/secureAnswers.ts'
import { securityTxt } from './http/securityTxt.ts'
import { webApp } from './http/webApp.ts'
import { refuseUnknownQuery } from './crud/read/refuseUnknownQuery.ts'
import { withinCapacity } from './http/withinCapacity.ts'

/** Builds the whole application on one database: the API under `/api` and, where it is built, the web app beside it. Throws on declarations that name what does not exist. */
export const createApp = (db: Db, options: AppOptions) => {
  refuseMistakes()
  refuseUnknownAdvisors(options.refusingAdvisors)
  const app = new Hono<AppEnv>({ strict: false })
  app.use('*', secureAnswers)
  securityTxt(app, options)
  if (options.metrics) serveMetrics(app, options.metrics.token, options.metrics.figures)
  app.use('*', finishBody)
  if (options.origins?.length) app.use('/api/*', corsFor(options.origins))
  app.use('/api/*', async (c, next) => {
    c.set('db', db)
    c.set('options', options)
    c.header('Cache-Control', 'no-store')
    c.header('Accepts-Conditions', 'If-Match, Idempotency-Key')
    await next()
  })
  app.use('/api/*', identify(options.proxies), noticeProxies())
  if (options.tracing) app.use('/api/*', options.tracing.traceCalls)
  if (options.capacity) app.use('/api/*', withinCapacity(options.capacity, serverHouse().accounts?.callsThatHash))
  app.use('/api/*', watch)
  app.use('/api/*', compress())
  app.use('/api/*', refuseUnknownQuery)
  for (const room of [...serverHouse().rooms, endpoints()]) app.route('/api', room)
  app.all('/api/*', notFound)
  if (options.web) webApp(app, options.web, options.signIn?.institucion?.nombre)
  app.onError(errorHandler)
  app.notFound(notFound)
  return app
}
