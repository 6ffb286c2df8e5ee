import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { movido, seguir } from '../harness/movidas.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('on a phone the first student is read without scrolling, under all controls of the list, and nothing moves while they come', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await entrar(page, 'escolar')
  await seguir(page)
  await page.goto('/estudiantes')
  const primera = page.getByRole('list', { name: 'Estudiantes' }).getByRole('link').first()
  await primera.waitFor()
  await page.getByRole('button', { name: /^Todos \d/ }).waitFor()
  expect((await primera.boundingBox())?.y).toBeLessThan(470)
  for (const name of ['Filtrar', 'Exportar CSV', 'Otros formatos', 'Importar', 'Agregar'])
    expect([name, (await page.getByRole('button', { name }).boundingBox())?.y]).toEqual([name, expect.any(Number)])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await movido(page)).toBeLessThan(0.01)
  await page.context().close()
})

test('a list that is opened on a phone at its last view shows the button of that view', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await entrar(page, 'escolar')
  await page.goto('/estudiantes')
  const bajas = page.getByRole('button', { name: /^Bajas \d/ })
  await bajas.click()
  await page.getByRole('button', { name: /^Bajas \d/, pressed: true }).waitFor()
  await page.reload()
  await bajas.waitFor()
  const caja = await bajas.boundingBox()
  expect((caja?.x ?? 0) + (caja?.width ?? Infinity)).toBeLessThanOrEqual(360)
  await page.context().close()
})
