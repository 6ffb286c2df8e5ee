import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { movido, seguir } from '../harness/movidas.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Delays the bell's first answer and today's classes until everything else is drawn. */
const demorar = (page: Page) =>
  page.route(/\/api\/(avisos\/estado|agenda)/, async route => {
    const debajo = page.getByRole('heading', { name: 'Misión' })
    await debajo.waitFor({ timeout: 1000 }).catch(() => undefined)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.continue()
  })

test.each(['estudiante', 'facilitador'])('nothing moves on the phone of a %s while a screen comes', async rol => {
  const page = await chromium.pagina(app.direccion, {
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  await entrar(page, rol)
  await seguir(page)
  await demorar(page)
  await page.goto('/homePage')
  for (const name of ['Hoy', 'Misión']) await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: /^Avisos/ }).waitFor()
  expect(await movido(page)).toBeLessThan(0.01)
  await page.context().close()
})

test('a search that takes effect moves neither a button of the toolbar nor the table from under the pointer', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await ir(page, '/reinscripcion')
  const filas = page.locator('tbody tr')
  await filas.first().waitFor()
  const lugares = () =>
    Promise.all([
      ...['Filtrar', 'Columnas', 'Exportar CSV'].map(name =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      ),
      page.locator('table').evaluate(table => table.getBoundingClientRect().top),
    ])
  const antes = await lugares()
  const [matricula = ''] = (await filas.first().innerText()).trim().split(/\s/)
  await page.getByLabel('Buscar').fill(matricula)
  await page.getByRole('button', { name: 'Guardar vista' }).waitFor()
  await expect.poll(() => filas.count()).toBe(1)
  expect(await lugares()).toEqual(antes)
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('dialog', { name: 'Guardar vista' }).waitFor()
  await page.context().close()
})

test('the counts of views come without moving the list below', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await seguir(page)
  await page.route(/vistas=1/, async route => {
    await page.locator('tbody tr').first().waitFor()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.continue()
  })
  await page.goto('/servicioSocialEscolar')
  await page.getByRole('button', { name: /^Todos \d/ }).waitFor()
  expect(await movido(page)).toBeLessThan(0.01)
  await page.context().close()
})

test('counts of many figures have the room on a phone that they had the last time', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 } })
  await entrar(page, 'escolar')
  await seguir(page)
  await page.route(/vistas=1/, async route => {
    const respuesta = await route.fetch()
    const { data, ...resto } = await respuesta.json()
    await page.locator('[role=region][aria-busy=false] li').first().waitFor()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const vistas = Object.fromEntries(Object.keys(data.vistas).map(vista => [vista, 25_550]))
    await route.fulfill({ response: respuesta, json: { ...resto, data: { ...data, total: 1_025_550, vistas } } })
  })
  const visitar = async () => {
    await page.goto('/estudiantes')
    await page.getByRole('button', { name: 'Todos 1,025,550' }).waitFor()
    return movido(page)
  }
  await visitar()
  expect(await visitar()).toBeLessThan(0.01)
  await page.context().close()
})

test.each([320, 360, 390])('nothing moves on the sign-in of a phone %i wide when its faces come last', async width => {
  const page = await chromium.pagina(app.direccion, { viewport: { width, height: 740 } })
  await seguir(page)
  await page.route('**/*.woff2', async route => {
    await page.getByRole('button', { name: 'Ingresar' }).waitFor()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.continue()
  })
  await page.goto('/')
  await page.waitForFunction(() => document.fonts.check("700 1em 'Alegreya'") && document.fonts.status === 'loaded')
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await movido(page)).toBeLessThan(0.01)
  await page.context().close()
})
