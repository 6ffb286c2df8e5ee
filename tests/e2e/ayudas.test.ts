import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let page: Page
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
  page = await chromium.pagina(app.direccion)
  await entrar(page, 'coordinador')
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('the tooltip of an icon covers the next row’s icon and does not block its pointer', async () => {
  await ir(page, '/programas')
  const iconos = page.getByRole('row').getByRole('button', { name: /^Editar / })
  await iconos.nth(1).waitFor()
  const siguiente = ((await iconos.nth(1).getAttribute('aria-label')) ?? '').replace('Editar ', '')
  await iconos.first().hover()
  const ayuda = page.getByRole('tooltip', { name: 'Editar' })
  await ayuda.waitFor()
  const [encima, debajo] = await Promise.all([ayuda.boundingBox(), iconos.nth(1).boundingBox()])
  if (!encima || !debajo) throw new Error('nothing to be seen')
  const y = Math.min(encima.y + encima.height, debajo.y + debajo.height) - 2
  expect(y).toBeGreaterThan(Math.max(encima.y, debajo.y))
  expect(await ayuda.isVisible()).toBe(true)
  await page.mouse.click(debajo.x + debajo.width / 2, y)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).waitFor()
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).inputValue()).toBe(siguiente)
})

test('the icons of the header say what they do, to a pointer and to keys', async () => {
  await ir(page, '/homePage')
  const ayuda = (que: string) => page.getByRole('tooltip', { name: que })
  await page.getByRole('button', { name: /^Tema/ }).hover()
  await ayuda('Tema').waitFor()
  await page.getByRole('link', { name: 'Manual' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.mouse.move(0, 400)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await ayuda('Tema').waitFor()
  await page.keyboard.press('Escape')
  await ayuda('Tema').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Avisos/ }).hover()
  await ayuda('Avisos').waitFor()
  expect(await page.getByRole('tooltip').allTextContents()).toEqual(['Avisos'])
})

test('a menu of icons alone says beside each where it leads, whole', async () => {
  await ir(page, '/homePage')
  await page.getByRole('button', { name: 'Ocultar' }).click()
  const linea = page.getByRole('navigation').getByRole('link', { name: 'Malla curricular' })
  await linea.hover()
  const ayuda = page.getByRole('navigation').getByRole('tooltip', { name: 'Malla curricular' })
  await ayuda.waitFor()
  const [suya, icono] = await Promise.all([ayuda.boundingBox(), linea.boundingBox()])
  if (!suya || !icono) throw new Error('nothing to be seen')
  expect(suya.x).toBeGreaterThanOrEqual(icono.x + icono.width)
  expect(suya.width).toBeGreaterThan(icono.width)
  await page.getByRole('button', { name: 'Mostrar' }).click()
})

test('an icon whose help cannot be fetched works without it', async () => {
  const otra = await chromium.pagina(app.direccion)
  await otra.route(/\/assets\/(Help|ayuda)-/, route => route.abort())
  await entrar(otra, 'coordinador')
  const tema = otra.getByRole('button', { name: /^Tema/ })
  await tema.waitFor()
  await otra.clock.install()
  const pedida = otra.waitForEvent('requestfailed', pedido => /\/assets\/(Help|ayuda)-/.test(pedido.url()))
  await tema.hover()
  await otra.clock.runFor(1000)
  await pedida
  await otra.clock.runFor(1000)
  await tema.click()
  await otra.getByRole('menuitemradio', { name: 'Oscuro' }).waitFor()
  expect(await otra.getByRole('tooltip').count()).toBe(0)
})
