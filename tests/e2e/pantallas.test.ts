import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { aFondo } from '../harness/aFondo.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let axe = ''
beforeAll(async () => {
  ;[app, chromium, axe] = await Promise.all([
    aplicacion(),
    navegador(),
    readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** The sizes and colours a screen is checked in: a desktop by day and a phone by night. */
const vistas = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const
type Vista = (typeof vistas)[number]
const enTelefono = vistas.slice(1)

/** Answers 404 while there is no service yet, which browsers report. (B §8) */
const sinServicio = '/api/estudiante/datos/servicio-social/activo'

/** Collects a page's console messages, errors and foreign requests from now on. */
const quejasDe = (page: Page) => {
  const quejas: string[] = []
  page.on(
    'console',
    mensaje =>
      ['error', 'warning'].includes(mensaje.type()) &&
      !mensaje.location().url.endsWith(sinServicio) &&
      quejas.push(`${mensaje.type()}: ${mensaje.text()} ${mensaje.location().url}`),
  )
  page.on('pageerror', error => quejas.push(`uncaught: ${error.message}`))
  page.on(
    'request',
    request =>
      !/^(data|blob):/.test(request.url()) &&
      !request.url().startsWith(app.direccion) &&
      quejas.push(`third party: ${request.url()}`),
  )
  return quejas
}

/** Returns the violations that axe finds on the page, one line for each element. */
const faltas = async (page: Page) => {
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, any, all, none }) => `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none][0]?.message ?? ''}`),
  )
}

/** Returns the keys (of capitals and digits) that a line break cuts in two. */
const clavesPartidas = () => {
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const trozo = document.createRange()
  const partidas: string[] = []
  for (let texto = textos.nextNode(); texto; texto = textos.nextNode())
    for (const { 0: clave, index } of (texto.textContent ?? '').matchAll(/\b(?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]{7,}/g)) {
      trozo.setStart(texto, index)
      trozo.setEnd(texto, index + clave.length)
      const renglones = [...trozo.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      if (new Set(renglones).size > 1) partidas.push(clave)
    }
  return partidas
}

/** Returns the texts of a table that are clipped: of two groups or surnames the end is often all that differs. */
const textosCortados = () =>
  [...document.querySelectorAll('tbody .lines')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent)

/** Returns the values that overflow their card. */
const valoresCortados = () =>
  [...document.querySelectorAll('main dl > dd')]
    .filter(dd => {
      const { right } = dd.parentElement?.getBoundingClientRect() ?? dd.getBoundingClientRect()
      return dd.getBoundingClientRect().right > right + 1 || dd.scrollWidth > dd.clientWidth + 1
    })
    .map(({ textContent }) => textContent)
    .slice(0, 3)

/** Returns labels that contain an identifier only a machine understands. */
const identificadores = () =>
  [...document.querySelectorAll('h1, h2, h3, a, button, [aria-label]')]
    .map(each => each.getAttribute('aria-label') ?? each.textContent)
    .filter(nombre => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.test(nombre))
    .slice(0, 3)

/** Counts the phone lists that do not show their order. */
const sinOrden = () =>
  [...document.querySelectorAll('label')].filter(
    label =>
      label.textContent === 'Ordenar por' &&
      !/\p{L}/u.test(label.parentElement?.querySelector('[role=combobox]')?.textContent ?? ''),
  ).length

type Mirada = { como: readonly Vista[]; conAxe: readonly Vista[] }

const mirar = async (page: Page, enVuelo: ReadonlySet<Request>, { como, conAxe }: Mirada) => {
  const halladas: string[] = []
  for (const vista of como) {
    const { width, height, colorScheme } = vista
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await asentada(page, enVuelo, colorScheme)
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (sobra > 0) halladas.push(`${width}: scrolls ${sobra} px to the side`)
    halladas.push(...(await page.evaluate(clavesPartidas)).map(clave => `${width}: ${clave} on two lines`))
    halladas.push(...(await page.evaluate(textosCortados)).map(texto => `${width}: «${texto}» is cut short`))
    halladas.push(...(await page.evaluate(valoresCortados)).map(valor => `${width}: «${valor}» runs out of its card`))
    halladas.push(...(await page.evaluate(identificadores)).map(nombre => `${width}: «${nombre}» is no name`))
    const sinDecir = await page.evaluate(sinOrden)
    if (sinDecir) halladas.push(`${width}: «Ordenar por» says nothing`)
    if (!conAxe.includes(vista)) continue
    halladas.push(...(await faltas(page)).map(cada => `${width} ${colorScheme}: ${cada}`))
  }
  return halladas
}

test('the pages before the sign-in are as good, in the theme that was chosen inside', async () => {
  const page = await chromium.pagina(app.direccion, { colorScheme: 'light', reducedMotion: 'reduce' })
  const quejas = quejasDe(page)
  const enVuelo = enVueloDe(page)
  await page.addInitScript(axe)
  await entrar(page, 'facilitador')
  await page.getByRole('button', { name: 'Tema: Como el sistema' }).click()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await asentada(page, enVuelo)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Ingresar' }).waitFor()
  const papel = () => page.locator('.landing').evaluate(pagina => getComputedStyle(pagina).backgroundColor)
  expect(await papel()).toBe('rgb(26, 22, 19)')
  for (const ruta of ['/', '/recuperarContrasena', '/restablecerContrasena?token=x', '/restablecerContrasena']) {
    await page.goto(ruta)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([ruta, await papel(), ...(await faltas(page)), ...quejas.splice(0)]).toEqual([ruta, 'rgb(26, 22, 19)'])
  }
  await page.context().close()
})

/**
 * The first role of a screen checks it both ways, with axe in one of them, by turns. Others check every second screen
 * on a phone. `aFondo`: every role, every tab, both ways, with axe.
 */
describe.concurrent.each(roles)('%s', rol => {
  const suyas = pantallas.filter(pantalla => pantalla.roles.includes(rol))

  test(`finds nothing wrong on ${suyas.length} screens`, { timeout: 240_000 }, async () => {
    const page = await chromium.pagina(app.direccion, { reducedMotion: 'reduce' })
    const quejas = quejasDe(page)
    const enVuelo = enVueloDe(page)
    await page.addInitScript(axe)
    await entrar(page, rol)
    const halladas: Record<string, string[]> = {}
    for (const [lugar, { route, roles: de }] of suyas.entries()) {
      if (!aFondo && de[0] !== rol && (lugar + roles.indexOf(rol)) % 2) continue
      await page.setViewportSize(vistas[0])
      await ir(page, route)
      const como = aFondo || de[0] === rol ? vistas : enTelefono
      const conAxe = aFondo ? vistas : de[0] === rol ? [vistas[lugar % vistas.length] ?? vistas[0]] : []
      const encontradas = [...(await mirar(page, enVuelo, { como, conAxe })), ...quejas.splice(0)]
      const pestanas = page.locator('[role=tab]:not([disabled])')
      for (let cual = 1; aFondo && cual < (await pestanas.count()); cual += 1) {
        await pestanas.nth(cual).click()
        encontradas.push(...(await mirar(page, enVuelo, { como, conAxe })), ...quejas.splice(0))
      }
      if (encontradas.length) halladas[route] = encontradas
    }
    expect(halladas).toEqual({})
    await page.context().close()
  })
})
