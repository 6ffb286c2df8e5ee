import { Hono } from 'hono'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../server/context.ts'
import { errorHandler } from '../../server/http/errorHandler.ts'
import { webApp } from '../../server/http/webApp.ts'
import { temporaryFolder } from '../harness/temporaryFolder.ts'

test.each([
  ['EMFILE', 503, '2'],
  ['ENFILE', 503, '2'],
  ['EACCES', 500, null],
])('a failure of %s, behind another or by itself, is answered %i', async (code, status, retryAfter) => {
  const app = new Hono<AppEnv>()
  const failure = Object.assign(new Error(`${code}: open`), { code })
  app.get('/sola', () => Promise.reject(failure))
  app.get('/detras', () => Promise.reject(new Error('Failed query', { cause: failure })))
  app.onError(errorHandler)
  for (const ruta of ['/sola', '/detras']) {
    const respuesta = await app.request(ruta)
    expect([respuesta.status, respuesta.headers.get('retry-after')]).toEqual([status, retryAfter])
  }
})

test('a page that is there and cannot be read is a failure, none that is not there', async () => {
  const folder = await mkdtemp(join(temporaryFolder(), 'cuc-pagina-'))
  const app = new Hono<AppEnv>()
  app.onError(errorHandler)
  webApp(app, folder)
  expect((await app.request('/')).status).toBe(404)
  await mkdir(join(folder, 'index.html'))
  expect((await app.request('/homePage')).status).toBe(500)
  await rm(folder, { recursive: true })
})
