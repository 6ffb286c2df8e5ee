import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../server/context.ts'
import { webApp } from '../../server/http/webApp.ts'

const app = new Hono<AppEnv>()
webApp(app, 'public')

test.each(['/tema.js', '/logo.svg', '/favicon.svg'])('%s is not asked for again at every visit', async ruta => {
  const respuesta = await app.request(ruta)
  expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=3600, stale-while-revalidate=604800',
  ])
})

test('robots.txt tells search engines what to leave alone', async () => {
  const respuesta = await app.request('/robots.txt')
  expect([respuesta.status, await respuesta.text()]).toEqual([200, 'User-agent: *\nDisallow: /api/\n'])
})
