import type { Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { roles } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { empujar, ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Has what the bell says first, and the classes of today, come after all that does not wait for them was drawn. */
const demorar = (page: Page) =>
  page.route(/\/api\/(avisos\/estado|agenda)/, async route => {
    const debajo = page.getByRole('heading', { name: 'Misión' })
    await debajo.waitFor({ timeout: 1000 }).catch(() => undefined)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.continue()
  })

/** Notes from now on, on every page, how far what one sees is moved by what comes after it, and what that is. */
const seguir = (page: Page) =>
  page.addInitScript(() => {
    const movidas: [number, string][] = []
    Object.assign(window, { movidas })
    new PerformanceObserver(list => {
      for (const each of list.getEntries() as (PerformanceEntry & Movida)[])
        movidas.push([each.value, each.sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')])
    }).observe({ type: 'layout-shift', buffered: true })
  })
type Movida = { value: number; sources: readonly { node: Node | null }[] }

/** Holds what a page reads; `soltar` answers what was asked for last first, each drawn before the next, until all has come. */
const retener = async (page: Page) => {
  const enVuelo = enVueloDe(page)
  const retenidas = new Map<Request, Route>()
  await page.route('**/api/**', async route =>
    route.request().method() === 'GET' ? void retenidas.set(route.request(), route) : route.continue(),
  )
  const soltar = async () => {
    do {
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const esperadas = [...enVuelo]
      const ultima = esperadas.every(pedida => retenidas.has(pedida)) ? esperadas.at(-1) : undefined
      if (ultima) await retenidas.get(ultima)?.continue()
      await (await ultima?.response())?.finished()
    } while (enVuelo.size || (await page.evaluate(viene)))
  }
  return { soltar }
}

/** Whether a screen still tells that something is to come. */
const viene = () =>
  !document.querySelector('h1') ||
  document.querySelector('[role=progressbar]:not([aria-valuenow]), .cargando, [data-loader]') !== null

const movidas = async (page: Page) =>
  z.array(z.tuple([z.number(), z.string()])).parse(await page.evaluate(() => Reflect.get(window, 'movidas')))
const movido = async (page: Page) => (await movidas(page)).reduce((suma, [cuanto]) => suma + cuanto, 0)

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

test('a search that takes effect moves no button of the toolbar from under the pointer', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await ir(page, '/reinscripcion')
  const filas = page.locator('tbody tr')
  await filas.first().waitFor()
  const lugares = () =>
    Promise.all(
      ['Filtrar', 'Columnas', 'Exportar CSV'].map(name =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
  const antes = await lugares()
  const [matricula = ''] = (await filas.first().innerText()).trim().split(/\s/)
  await page.getByLabel('Buscar').fill(matricula)
  await page.getByRole('button', { name: 'Guardar vista' }).waitFor()
  await expect.poll(() => filas.count()).toBe(1)
  expect(await lugares()).toEqual(antes)
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

test.concurrent.each(roles)(
  'in whatever order its answers come, nothing moves on a screen of %s',
  { timeout: 120_000 },
  async rol => {
    const page = await chromium.pagina(app.direccion)
    await entrar(page, rol)
    await seguir(page)
    const { soltar } = await retener(page)
    const halladas: Record<string, unknown> = {}
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize({ width, height })
      await page.goto('/homePage')
      await soltar()
      for (const { route } of pantallas.filter(pantalla => pantalla.roles.includes(rol))) {
        await page.evaluate(() => Reflect.get(window, 'movidas').splice(0))
        await empujar(page, route)
        await soltar()
        if ((await movido(page)) > 0.01) halladas[`${route}, ${width}`] = await movidas(page)
      }
    }
    expect(halladas).toEqual({})
    await page.context().close()
  },
)
