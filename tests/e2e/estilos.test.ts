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
