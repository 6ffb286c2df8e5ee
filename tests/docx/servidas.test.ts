import { Hono } from 'hono'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../server/context.ts'
import { webApp } from '../../server/http/webApp.ts'

const app = new Hono<AppEnv>()
webApp(app, 'public')

test.each(
  ['plantillas', 'storage/formatos'].flatMap(carpeta =>
    readdirSync(`public/${carpeta}`).map(archivo => `/${carpeta}/${archivo}`),
  ),
)('%s is served as a Word file', async ruta => {
  const respuesta = await app.request(ruta)
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])
})

test('a template that is not there is not found, rather than answered with the page of the app', async () => {
  expect((await app.request('/plantillas/otra.docx')).status).toBe(404)
})
