import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pantallas } from '../../src/resources/pantallas.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Returns the name of the focused element. */
const conFoco = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

test.each(['coordinador', 'escolar', 'administrativo'] as const)(
  'the keys of a %s go around every «Importar» and never stand still in it',
  { timeout: 120_000 },
  async rol => {
    const page = await chromium.pagina(app.direccion)
    await entrar(page, rol)
    const rutas = pantallas.filter(({ roles, resource }) => resource && roles.includes(rol)).map(({ route }) => route)
    const recorridas: string[] = []
    for (const ruta of rutas) {
      await ir(page, ruta)
      await page.getByRole('main').getByRole('button', { name: 'Columnas' }).first().waitFor()
      const importar = page.getByRole('main').getByRole('button', { name: 'Importar', exact: true })
      if (!(await importar.count())) continue
      await importar.focus()
      await page.keyboard.press('Enter')
      const dialogo = page.getByRole('dialog', { name: /^Importar/ })
      await dialogo.getByRole('button', { name: 'Descargar plantilla' }).waitFor()
      const paradas: unknown[] = []
      for (let cual = 0; cual < 5; cual++) {
        await page.keyboard.press('Tab')
        paradas.push(await conFoco(page))
      }
      const vuelta = ['Elegir hoja de cálculo', 'Descargar plantilla', 'Cerrar']
      expect([ruta, ...paradas]).toEqual([ruta, ...vuelta, ...vuelta.slice(0, 2)])
      await page.keyboard.press('Escape')
      await dialogo.waitFor({ state: 'detached' })
      expect(await conFoco(page)).toBe('Importar')
      recorridas.push(ruta)
    }
    expect(recorridas.length).toBeGreaterThan(1)
    await page.context().close()
  },
)

test('after a sign-in by keys the focus is on the new screen, and after a load at the beginning of the page', async () => {
  const page = await chromium.pagina(app.direccion)
  const lugar = () => page.evaluate(() => document.activeElement?.tagName)
  await entrar(page, 'consejero')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(lugar).toBe('MAIN')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await lugar()).toBe('BODY')
  await page.context().close()
})

test('of a week one hears the classes of each day, not the hours beside them', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'facilitador')
  await ir(page, '/miSemana')
  const semana = page.getByRole('main').getByRole('group')
  await semana.getByRole('listitem').first().waitFor()
  const horas = semana.getByText(/^\d\d:00$/)
  expect(await horas.count()).toBeGreaterThan(5)
  expect(await horas.and(page.locator('[aria-hidden=true]')).count()).toBe(await horas.count())
  await page.context().close()
})

test('a week shows all of each class, also with the letters as far apart as a person may need', async () => {
  const page = await chromium.pagina(app.direccion, { bypassCSP: true })
  await entrar(page, 'facilitador')
  await ir(page, '/miSemana')
  const semana = page.getByRole('main').getByRole('group')
  await semana.getByRole('listitem').first().waitFor()
  const cortadas = () =>
    semana
      .getByRole('listitem')
      .evaluateAll(clases =>
        clases
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      )
  expect(await semana.getByRole('list', { name: 'Lunes' }).getByRole('listitem').count()).toBeGreaterThan(1)
  expect(await cortadas()).toEqual([])
  await page.addStyleTag({
    content: '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  })
  expect(await cortadas()).toEqual([])
  await page.context().close()
})

test('the figures under a chart are all within their card at four times the size', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 320, height: 640 } })
  await entrar(page, 'coordinador')
  await ir(page, '/homePageCoordinador')
  const tablas = page.getByRole('region').getByRole('table')
  await tablas.nth(1).waitFor()
  const sobra = await tablas.evaluateAll(todas =>
    todas.map(tabla => tabla.scrollWidth > (tabla.parentElement?.clientWidth ?? 0)),
  )
  expect(sobra).toEqual(sobra.map(() => false))
  await page.context().close()
})

test('the system’s own colours leave a line around every chosen, pressed or focused control', async () => {
  const { cuc, programa, periodo, materia, clase } = await grupoNumeroso(app.db, 3)
  const page = await chromium.pagina(app.direccion, { forcedColors: 'active' })
  const linea = (cual: ReturnType<Page['getByRole']>) =>
    cual.evaluate(elemento => {
      const { outlineStyle, outlineWidth } = getComputedStyle(elemento)
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
    })
  await entrar(page, 'escolar')
  await ir(page, '/servicioSocialEscolar')
  const vista = page.getByRole('button', { name: /^Todos \d/ })
  await vista.waitFor()
  expect(await linea(page.getByRole('tab', { selected: true }))).toBe(3)
  expect(await linea(page.getByRole('tab', { selected: false }).first())).toBe(0)
  expect(await linea(vista)).toBe(3)
  expect(await linea(page.getByRole('navigation').getByRole('link', { name: 'Servicio social' }))).toBe(3)
  await ir(page, '/grupos')
  expect(await linea(page.getByRole('button', { name: 'Agregar' }))).toBe(1)
  await page.context().close()

  const maestra = await chromium.pagina(app.direccion, { forcedColors: 'active' })
  await entrar(maestra, 'facilitador')
  await ir(maestra, '/calificarClases')
  await maestra.getByRole('button', { name: `Seleccionar ${cuc}` }).click()
  await elegir(maestra, { Programa: programa, Periodo: periodo, Materia: materia, Asignatura: clase })
  const celda = maestra.getByRole('grid').getByRole('textbox').first()
  await celda.focus()
  expect(await linea(celda)).toBe(2)
  await maestra.context().close()
})

test('a list whose line of progress cannot be fetched stays, and «Reintentar» leaves the keys in it', async () => {
  const page = await chromium.pagina(app.direccion)
  await page.route(/\/assets\/ProgressLine-/, route => route.abort())
  const negada = page.waitForEvent('requestfailed', pedido => /\/assets\/ProgressLine-/.test(pedido.url()))
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  const siguiente = page.getByRole('button', { name: 'Ir a la página siguiente' })
  await siguiente.focus()
  await page.keyboard.press('Enter')
  await negada
  await page.getByText(/^11–20 de \d+$/).waitFor()
  expect(await conFoco(page)).toBe('Ir a la página siguiente')
  await page.route(/\/api\//, route => route.abort())
  await page.getByLabel('Buscar').fill('mar')
  const otraVez = page.getByRole('button', { name: 'Reintentar' })
  await otraVez.waitFor()
  await page.unroute(/\/api\//)
  await otraVez.focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^1–\d+ de \d+$/).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.tagName)).toBe('MAIN')
  await page.context().close()
})
