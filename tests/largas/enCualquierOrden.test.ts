import type { Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { empujar } from '../harness/ir.ts'
import { movidas, movido, seguir } from '../harness/movidas.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Holds a page's reads. `soltar` answers them last first, each drawn before the next, until all have come. */
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

/** Tells whether a screen still shows that something is loading. */
const viene = () =>
  !document.querySelector('h1') ||
  document.querySelector('[role=progressbar]:not([aria-valuenow]), .cargando, [data-loader]') !== null

/** The sizes of a desktop and a phone. */
const tamanos = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

test.concurrent.each(roles.flatMap(rol => tamanos.map(tamano => ({ rol, tamano }))))(
  'in whatever order its answers come, nothing moves on a screen of $rol, $tamano.width px wide',
  { timeout: 120_000 },
  async ({ rol, tamano }) => {
    const page = await chromium.pagina(app.direccion)
    await entrar(page, rol)
    await seguir(page)
    const { soltar } = await retener(page)
    const halladas: Record<string, unknown> = {}
    await page.setViewportSize(tamano)
    await page.goto('/homePage')
    await soltar()
    for (const { route } of pantallas.filter(pantalla => pantalla.roles.includes(rol))) {
      await page.evaluate(() => Reflect.get(window, 'movidas').splice(0))
      await empujar(page, route)
      await soltar()
      if ((await movido(page)) > 0.01) halladas[route] = await movidas(page)
    }
    expect(halladas).toEqual({})
    await page.context().close()
  },
)
