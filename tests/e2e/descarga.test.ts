import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { darCredenciales, entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Records the JavaScript that reached the page (KB, as sent), and every requested address. */
async function oida(page: Page) {
  const tamanos: Promise<number>[] = []
  const direcciones: string[] = []
  page.on('requestfinished', request => {
    direcciones.push(request.url())
    if (request.resourceType() === 'script')
      tamanos.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const kilobytes = async () => (await Promise.all(tamanos)).reduce((suma, cada) => suma + cada, 0) / 1000
  return { kilobytes, direcciones }
}

/** Opens a page with data saving on, for which nothing is prefetched. */
const ahorrador = async () => {
  const page = await chromium.pagina(app.direccion)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  return page
}

test('the login can be used after at most 90 KB of JavaScript', async () => {
  const page = await ahorrador()
  const { kilobytes, direcciones } = await oida(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await kilobytes()).toBeGreaterThan(20)
  expect(await kilobytes()).toBeLessThan(90)
  expect(direcciones.filter(url => !url.startsWith(app.direccion))).toEqual([])
})

test('the first table shows after at most 380 KB of JavaScript, all of it from here', async () => {
  const page = await chromium.pagina(app.direccion)
  const { kilobytes, direcciones } = await oida(page)
  await entrar(page, 'coordinador')
  await page.getByRole('link', { name: "CUC'S" }).first().click()
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await kilobytes()).toBeLessThan(380)
  expect(direcciones.filter(url => !url.startsWith(app.direccion))).toEqual([])
})

test('the code of the first table is fetched while the login is shown, after the login’s own, and nothing twice', async () => {
  const page = await chromium.pagina(app.direccion)
  const { direcciones } = await oida(page)
  await page.goto('/')
  await expect.poll(() => ['trabajo', 'mesa'].every(cual => codigo(direcciones, cual))).toBe(true)
  expect(await page.evaluate(pedidasAntes)).toEqual([])
  await page.getByLabel('Usuario').fill('coordinador@demo.cuc.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill('Comunal2026')
  const antes = direcciones.length
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('link', { name: "CUC'S" }).first().click()
  await page.getByRole('table').waitFor()
  const primeras = ['avisos/estado', 'login', 'pendientes', 'preferencias'].map(path => `${app.direccion}/api/${path}`)
  await expect.poll(() => direcciones.filter(url => primeras.includes(url)).toSorted()).toEqual(primeras)
  expect(direcciones.slice(antes).filter(url => url.endsWith('.js'))).toEqual([])
})

test('an address behind the sign-in is told without the code of its screens', async () => {
  const page = await ahorrador()
  const { direcciones } = await oida(page)
  await page.goto('/estudiantes')
  await page.getByRole('button', { name: 'Ingresar' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(codigo(direcciones, 'rutas')).toBe(true)
  expect(codigo(direcciones, 'trabajo')).toBe(false)
})

/** Records the lists that the page requests by pages, in order. */
const hojeadas = (page: Page) => {
  const paginas: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/') && searchParams.has('range')) paginas.push(pathname)
  })
  return paginas
}

test.each([
  ['escolar', '/api/cuc/estudiantes/escolar'],
  ['coordinador', '/api/cucs'],
] as const)('for %s who comes home the first list of the menu, %s, is on its way', async (rol, puerta) => {
  const page = await chromium.pagina(app.direccion)
  const paginas = hojeadas(page)
  await entrar(page, rol)
  await expect.poll(() => paginas).toContain(puerta)
})

test('for who saves data, or comes back to another address, it is not', async () => {
  for (const [page, ruta, lugar, senal] of [
    [await ahorrador(), '/', '/homePage', 'heading'],
    [await chromium.pagina(app.direccion), '/grupos', '/grupos', 'table'],
  ] as const) {
    const paginas = hojeadas(page)
    await page.goto(ruta)
    await darCredenciales(page, 'escolar')
    await page.waitForURL(`**${lugar}`)
    await page.getByRole('navigation', { name: 'Menú' }).waitFor()
    await page.getByRole('main').getByRole(senal).first().waitFor()
    expect(paginas).not.toContain('/api/cuc/estudiantes/escolar')
  }
})

const codigo = (direcciones: readonly string[], nombre: string) =>
  direcciones.some(url => url.includes(`/assets/${nombre}-`))

/** Runs in the page: returns the code behind the sign-in that was requested before the login page had loaded. */
const pedidasAntes = () => {
  const [pagina] = performance.getEntriesByType('navigation')
  const llegada = pagina instanceof PerformanceNavigationTiming ? pagina.loadEventStart : 0
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\/assets\/(rutas|trabajo|mesa)-/.test(name) && startTime < llegada)
    .map(({ name }) => name)
}
