import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { deTurno } from '../harness/aFondo.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test('«Manual» leads to the page of the own role, in a tab of its own', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  const [manual] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Manual' }).click()])
  await manual.getByRole('heading', { name: 'Servicios escolares', level: 1 }).waitFor()
  expect(new URL(manual.url()).pathname).toBe('/manual/escolar')
  await page.context().close()
})

test('every page reads without an error and without an axe finding, at a desk and on a phone', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 780 } })
  const dichos: string[] = []
  page.on('console', mensaje => dichos.push(mensaje.text()))
  page.on('response', respuesta => respuesta.status() >= 400 && dichos.push(`${respuesta.status()} ${respuesta.url()}`))
  const cdp = await page.context().newCDPSession(page)
  for (const [lugar, pagina] of ['', '/basico', ...roles.map(rol => `/${rol}`)].entries()) {
    await page.goto(`/manual${pagina}`)
    await page.locator('main h1').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const width of deTurno([360, 1280], lugar)) {
      await page.setViewportSize({ width, height: 780 })
      const { result } = await cdp.send('Runtime.evaluate', {
        expression: `${axe}; axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))`,
        awaitPromise: true,
        returnByValue: true,
      })
      expect([pagina, result.value]).toEqual([pagina, []])
    }
    await page.setViewportSize({ width: 360, height: 780 })
  }
  expect(dichos).toEqual([])
  await page.context().close()
})
