import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFondo } from '../harness/aFondo.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { elegir } from '../harness/elegir.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { hallado } from './borradores.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const direccion = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)
const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
/** Waits for the rows of a table, so that no call is under way. */
const filas = (page: Page) => page.getByText(/^\d+–\d+ de \d/).waitFor()
const ingresar = async (page: Page, quien: string) => {
  await page.getByLabel('Usuario').fill(`${quien}@demo.cuc.mx`)
  await page.getByLabel('Contraseña', { exact: true }).fill('Comunal2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
}
/** Makes the server see the session as expired. The browser keeps its cookies. */
const vencer = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'tok=vencido; path=/'
  })
const sola = () => chromium.pagina(app.direccion)
/** Opens two tabs of the same browser. */
const dos = async () => {
  const una = await sola()
  return [una, await una.context().newPage()] as const
}

test('the address of a list that a colleague sent opens after signing in, as it was sent', async () => {
  const page = await sola()
  const enviada = '/estudiantes?filter=%7B%22q%22%3A%22a%22%7D&sort=nombre&order=DESC&page=2'
  await page.goto(enviada)
  await titulo(page, 'Iniciar sesión')
  expect(await direccion(page)).toBe('/')
  await ingresar(page, 'escolar')
  await titulo(page, 'Estudiantes')
  expect(await direccion(page)).toBe(enviada)
  expect(await page.getByLabel('Buscar', { exact: true }).inputValue()).toBe('a')
  await page.getByText(/^11–20 de /).waitFor()
  await page.context().close()
})

test.runIf(aFondo)('one of another role, and one that leads elsewhere, end at the welcome page', async () => {
  for (const pedida of ['/cucs', '//ejemplo.mx/estudiantes', '/%2F%2Fejemplo.mx']) {
    const page = await sola()
    await page.goto(app.direccion + pedida)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/')
    await ingresar(page, 'escolar')
    expect(await direccion(page)).toBe('/homePage')
    expect(new URL(page.url()).origin).toBe(app.direccion)
    await page.context().close()
  }
})

test('signing out in one tab empties the other at once, and what was typed there is not lost in silence', async () => {
  const [una, otra] = await dos()
  await una.goto('/')
  await ingresar(una, 'coordinador')
  await otra.goto('/materias')
  await otra.getByRole('button', { name: 'Agregar' }).click()
  await otra.getByRole('dialog').getByLabel('Nombre').fill('Ética')
  await expect.poll(() => hallado(otra).then(claves => claves.join())).toContain('materias')
  await una.getByRole('button', { name: 'Cerrar sesión' }).click()
  await una.getByText('En otra pestaña hay algo que escribió y no ha guardado').waitFor()
  await una.getByRole('button', { name: 'No salir' }).click()
  await una.getByRole('dialog').waitFor({ state: 'detached' })
  await una.getByRole('button', { name: 'Cerrar sesión' }).click()
  await una.getByRole('button', { name: 'Salir sin guardar' }).click()
  await titulo(otra, 'Iniciar sesión')
  await otra.getByText('La sesión se cerró en otra pestaña.').waitFor()
  await otra.getByText('Lo que escribió en el formulario abierto no se guardó, porque su sesión terminó.').waitFor()
  expect(await direccion(otra)).toBe('/')
  expect(await otra.getByText('Materias').count()).toBe(0)

  await ingresar(una, 'coordinador')
  await titulo(otra, 'Bienvenido al sistema')
  expect([await direccion(una), await direccion(otra)]).toEqual(['/homePage', '/homePage'])
  await una.context().close()
})

test('signing out where something is typed says that something stands typed in another tab too', async () => {
  const [una, otra] = await dos()
  await una.goto('/')
  await ingresar(una, 'escolar')
  await otra.goto('/grupos')
  await otra.getByRole('button', { name: 'Agregar' }).click()
  await otra.getByRole('dialog').getByLabel('Nombre').fill('Turno vespertino')
  await expect.poll(() => hallado(otra).then(claves => claves.join())).toContain('grupos')
  await una.goto('/readmision')
  await una.getByLabel('Matrícula anterior').fill('202301SALUD0001145')
  await una.getByRole('button', { name: 'Cerrar sesión' }).click()
  await una.getByText('Lo que escribió o eligió y no ha guardado se perderá, también en otra pestaña.').waitFor()
  await una.getByRole('button', { name: 'Seguir editando' }).click()
  expect(await una.getByLabel('Matrícula anterior').inputValue()).toBe('202301SALUD0001145')
  await una.context().close()
})

test('what another tab asks while somebody signs out is not told as a session that ran out', async () => {
  const [una, otra] = await dos()
  await una.goto('/')
  await ingresar(una, 'coordinador')
  await otra.goto('/materias')
  await filas(otra)
  let responder = () => {}
  const cerrada = new Promise<void>(resolve => {
    void una.route('**/api/logout', async route => {
      const response = await route.fetch()
      responder = () => void route.fulfill({ response })
      resolve()
    })
  })
  await una.getByRole('button', { name: 'Cerrar sesión' }).click()
  await cerrada
  await Promise.all([
    otra.waitForResponse(response => response.status() === 401),
    otra.getByRole('link', { name: 'Periodos', exact: true }).click(),
  ])
  responder()
  await otra.getByText('La sesión se cerró en otra pestaña.').waitFor()
  expect(await otra.getByText('Su sesión terminó').count()).toBe(0)
  expect(await direccion(otra)).toBe('/')
  await ingresar(una, 'escolar')
  await titulo(otra, 'Bienvenido al sistema')
  await una.context().close()
})

test.runIf(aFondo)('a session that ran out takes both tabs out, and each returns to its own screen', async () => {
  const [una, otra] = await dos()
  await una.goto('/')
  await ingresar(una, 'escolar')
  await una.goto('/grupos')
  await filas(una)
  await otra.goto('/estudiantes?page=2')
  await filas(otra)
  await vencer(una)
  await una.getByRole('link', { name: 'Asignaturas', exact: true }).click()
  await titulo(una, 'Iniciar sesión')
  await titulo(otra, 'Iniciar sesión')
  await otra.getByText('Su sesión terminó, ingrese de nuevo.').waitFor()

  await ingresar(otra, 'escolar')
  await titulo(otra, 'Estudiantes')
  await titulo(una, 'Asignaturas')
  expect([await direccion(otra), await direccion(una)]).toEqual(['/estudiantes?page=2', '/clases'])
  await una.context().close()
})

test('a class that is graded in two tabs is one sheet: what either writes is in both, and stays', async () => {
  const { cuc, programa, periodo, materia, clase } = await grupoNumeroso(app.db, 12)
  const una = await sola()
  const nota = (page: Page, lugar: number) =>
    page
      .getByRole('grid')
      .getByRole('textbox', { name: /^Calificación de / })
      .nth(lugar)
  const notas = async (page: Page) => [await nota(page, 0).inputValue(), await nota(page, 3).inputValue()]
  await una.goto('/')
  await ingresar(una, 'facilitador')
  await ir(una, '/calificarClases')
  await una.getByRole('button', { name: `Seleccionar ${cuc}` }).click()
  await elegir(una, { Programa: programa, Periodo: periodo, Materia: materia, Asignatura: clase })
  await nota(una, 0).waitFor()
  const otra = await una.context().newPage()
  await otra.goto('/calificarClases')
  await nota(otra, 0).fill('8')
  await expect.poll(() => notas(una)).toEqual(['8', ''])
  await una.bringToFront()
  await nota(una, 3).fill('9')
  await expect.poll(() => notas(otra)).toEqual(['8', '9'])
  await nota(una, 0).focus()
  await una.keyboard.press('Control+z')
  await expect.poll(() => notas(otra)).toEqual(['8', ''])
  await una.keyboard.press('Control+y')
  await una.reload()
  await nota(una, 0).waitFor()
  expect(await notas(una)).toEqual(['8', '9'])
  await una.getByRole('button', { name: 'Descartar' }).click()
  await expect.poll(() => notas(otra)).toEqual(['', ''])
  await otra.bringToFront()
  await nota(otra, 0).fill('7')
  await expect.poll(() => notas(una)).toEqual(['7', ''])
  await otra.close()
  await una.reload()
  await nota(una, 0).waitFor()
  expect(await notas(una)).toEqual(['7', ''])
  await una.context().close()
})

test('a page that the browser kept is not shown as it was once whoever it was drawn for is gone', async () => {
  const page = await sola()
  await page.goto('/')
  await ingresar(page, 'escolar')
  await page.goto('/grupos')
  await filas(page)
  const volver = () => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await volver()
  await filas(page)
  await page.context().clearCookies()
  await volver()
  await titulo(page, 'Iniciar sesión')
  expect(await direccion(page)).toBe('/')
  await page.context().close()
})

test('somebody else who signs in then sees nothing of the address that was left', async () => {
  const una = await sola()
  await una.goto('/')
  await ingresar(una, 'escolar')
  await una.goto('/estudiantes?page=2')
  await filas(una)
  await vencer(una)
  await una.getByRole('link', { name: 'Grupos', exact: true }).click()
  await titulo(una, 'Iniciar sesión')
  await ingresar(una, 'consejero')
  expect(await direccion(una)).toBe('/homePage')
  await una.context().close()
})
