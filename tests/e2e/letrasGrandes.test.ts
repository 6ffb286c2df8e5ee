import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { empujar, ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const abiertas = new Map<string, Promise<readonly [Page, ReadonlySet<Request>]>>()

/** Shows a role its home page, settled, in a window of this size: in one page for all tests, with letters of the usual size. */
const enCasa = async (rol: string, width: number, height: number) => {
  const abierta = abiertas.get(rol) ?? abrir(rol)
  abiertas.set(rol, abierta)
  const [page, enVuelo] = await abierta
  await page.setViewportSize({ width, height })
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await empujar(page, '/homePage')
  await asentada(page, enVuelo)
  return [page, enVuelo] as const
}

/** Signs a role in and waits for rest: a window resized while styles come may keep those of its old size in Chromium. */
const abrir = async (rol: string) => {
  const page = await chromium.pagina(app.direccion)
  const enVuelo = enVueloDe(page)
  await entrar(page, rol)
  await asentada(page, enVuelo)
  return [page, enVuelo] as const
}

const agrandar = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))

/** Returns the buttons and menu entries with clipped text, and by how much the page is wider than the window (px). */
const sobrantes = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('button, nav[aria-label="Menú"] a, .MuiButton-root')]
      .filter(cada => cada.checkVisibility() && cada.textContent && cada.scrollWidth > cada.clientWidth + 3)
      .map(({ textContent }) => textContent),
    ...(document.documentElement.scrollWidth > innerWidth
      ? [`page of ${document.documentElement.scrollWidth} px`]
      : []),
  ])

test.each([
  ['escolar', ['/estudiantes', '/certificadosEscolar']],
  ['estudiante', ['/servicioSocialEstudiante']],
] as const)('letters of twice the size fit, wide and narrow: %s on %s', async (rol, rutas) => {
  const [page, enVuelo] = await enCasa(rol, 1280, 800)
  for (const ruta of rutas) {
    await ir(page, ruta)
    await agrandar(page)
    for (const width of [1280, 412]) {
      await page.setViewportSize({ width, height: 800 })
      await asentada(page, enVuelo)
      await expect.poll(() => sobrantes(page)).toEqual([])
    }
  }
})

/** Returns the texts that overflow their box: the role in the header and the marks of materias in a retícula. */
const fuera = (page: Page) =>
  page.evaluate(() =>
    ['header a[href="/profilePage"] + span', 'li[data-estado] .senal'].flatMap(lugar =>
      [...document.querySelectorAll<HTMLElement>(lugar)].flatMap(cada => {
        const [texto, caja] = [cada, cada.closest('li, div')].map(uno => uno?.getBoundingClientRect())
        const cabe = texto && caja && texto.left >= caja.left - 1 && texto.right <= caja.right + 1
        return cabe ? [] : [cada.textContent]
      }),
    ),
  )

test.each([
  ['coordinador', '/reticulas'],
  ['estudiante', '/avanceReticular'],
] as const)('with letters of twice the size nothing lies over what is beside it: %s on %s', async (rol, ruta) => {
  const [page, enVuelo] = await enCasa(rol, 1280, 800)
  await ir(page, ruta)
  await agrandar(page)
  await asentada(page, enVuelo)
  expect(await page.locator('header a[href="/profilePage"] + span').count()).toBe(1)
  await expect.poll(() => fuera(page)).toEqual([])
})

/** Returns the clipped texts of the signed-in person in the header, and the words broken across lines. */
const malEscrito = (page: Page) =>
  page.evaluate(() => {
    const halladas: string[] = []
    for (const cada of document.querySelectorAll<HTMLElement>(
      'header :is(a[href="/profilePage"], a[href="/profilePage"] + span)',
    )) {
      if (cada.scrollWidth > cada.clientWidth + 1 && getComputedStyle(cada).overflow !== 'visible')
        halladas.push(`«${cada.textContent}» is cut short`)
      const texto = cada.firstChild
      if (!texto) continue
      for (const { 0: palabra, index } of cada.textContent.matchAll(/\S+/g)) {
        const trozo = document.createRange()
        trozo.setStart(texto, index)
        trozo.setEnd(texto, index + palabra.length)
        if (new Set([...trozo.getClientRects()].map(({ top }) => Math.round(top))).size > 1) halladas.push(palabra)
      }
    }
    return halladas
  })

test.each(['coordinador', 'escolar', 'administrativo', 'estudiante'])(
  'the signed-in person’s name is shown whole and no word of their role is broken, narrow or with large letters: %s',
  async rol => {
    const [page, enVuelo] = await enCasa(rol, 640, 400)
    expect(await page.locator('header a[href="/profilePage"] + span').count()).toBe(1)
    for (const width of [640, 700, 900]) {
      await page.setViewportSize({ width, height: 400 })
      await expect.poll(() => malEscrito(page)).toEqual([])
      await expect.poll(() => sobrantes(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await agrandar(page)
    await asentada(page, enVuelo)
    await expect.poll(() => malEscrito(page)).toEqual([])
    await expect.poll(() => sobrantes(page)).toEqual([])
  },
)

test.each([
  ['coordinador', '/datosGenerales'],
  ['escolar', '/estudiantes'],
] as const)('at twice the zoom the page is no wider than its window: %s on %s', async (rol, ruta) => {
  const [page, enVuelo] = await enCasa(rol, 640, 400)
  await ir(page, ruta)
  for (const width of [600, 640, 768]) {
    await page.setViewportSize({ width, height: 400 })
    await asentada(page, enVuelo)
    await expect.poll(() => sobrantes(page)).toEqual([])
  }
})
