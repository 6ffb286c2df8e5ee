import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('home page, list and form put no condition around rules into the page, which would have all of it styled anew', async () => {
  const page = await chromium.pagina(app.direccion)
  const enVuelo = enVueloDe(page)
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  await asentada(page, enVuelo)
  await page.getByRole('button', { name: 'Agregar' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').first().waitFor()
  await asentada(page, enVuelo)
  const reglas = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset.emotion !== undefined)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  expect(reglas.some(regla => /\{\s*@media/.test(regla))).toBe(true)
  expect(reglas.filter(regla => regla.startsWith('@') && !regla.startsWith('@keyframes'))).toEqual([])
  await page.context().close()
})

test('a date that is not set lies on a ground of its own, against which WebKit pales the day it shows as a sample', async () => {
  const page = await chromium.pagina(app.direccion)
  const enVuelo = enVueloDe(page)
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  await asentada(page, enVuelo)
  await page.getByRole('button', { name: 'Agregar' }).click()
  const fecha = page.getByRole('dialog').getByLabel('Fecha de nacimiento').first()
  const [suyo, delMarco] = await fecha.evaluate(campo =>
    [campo, campo.parentElement ?? campo].map(parte => getComputedStyle(parte).backgroundColor),
  )
  expect(suyo).toBe(delMarco)
  expect(suyo).not.toBe('rgba(0, 0, 0, 0)')
  await page.context().close()
})
