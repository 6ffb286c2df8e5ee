import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const aviso = /Su navegador es antiguo y partes de este sistema pueden fallar\..*Safari 16\.4 o posteriores\./s

test('a browser older than the page is for is told which ones it is for, above everything', async () => {
  const page = await chromium.pagina(app.direccion)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/')
  const dicho = page.getByRole('alert').filter({ hasText: aviso })
  await dicho.waitFor()
  expect((await dicho.boundingBox())?.y).toBe(0)
})

test('the oldest that it is for is told nothing', async () => {
  const page = await chromium.pagina(app.direccion)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).waitFor()
  expect(await page.getByText('Su navegador es antiguo').isVisible()).toBe(false)
})
