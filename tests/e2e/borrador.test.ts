import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { navegador } from '../harness/navegador.ts'
import { hallado } from './borradores.ts'
import { dialogo, escribir } from './dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const entrar = async (page: Page) => {
  await page.goto('/')
  await page.getByLabel('Usuario').fill('coordinador@demo.cuc.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill('Comunal2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
}
const agregar = async (page: Page) => {
  await page.goto('/materias')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await dialogo(page).getByLabel('Nombre').waitFor()
}
/** Returns when the last draft was saved. */
const momento = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const abierta = indexedDB.open('borradores')
        abierta.onsuccess = () => {
          const todo = abierta.result.transaction('borradores').objectStore('borradores').getAll()
          todo.onsuccess = () => resolve(Math.max(0, ...todo.result.map(cada => Number(cada.momento) || 0)))
        }
      }),
  )

test('a draft survives a reload and can be recovered; signing out leaves nothing of it', async () => {
  const page = await chromium.pagina(app.direccion)
  page.on('dialog', pregunta => void pregunta.accept())
  await entrar(page)
  await agregar(page)
  await escribir(page, { Clave: 'TEQ-77' })
  await expect.poll(() => hallado(page).then(claves => claves.join())).toContain('materias')
  const guardado = await momento(page)
  await escribir(page, { Nombre: 'Ética del tequio' })
  await expect.poll(() => momento(page)).not.toBe(guardado)
  await page.reload()
  await agregar(page)
  await dialogo(page)
    .getByText(/^Hay un borrador de las? \d+:\d\d\.$/)
    .waitFor()
  await dialogo(page).getByRole('button', { name: 'Recuperar' }).click()
  await expect.poll(() => dialogo(page).getByLabel('Nombre').inputValue()).toBe('Ética del tequio')
  expect(await dialogo(page).getByLabel('Clave').inputValue()).toBe('TEQ-77')
  await page.reload()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.getByLabel('Usuario').waitFor()
  await expect.poll(() => hallado(page)).toEqual([])
  await entrar(page)
  await agregar(page)
  expect(
    await dialogo(page)
      .getByText(/Hay un borrador/)
      .count(),
  ).toBe(0)
  await page.context().close()
})

test('an open form stays when the code for signing in again does not load, and says so; once it loads, the same person goes on', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page)
  await page.route('**/SignInAgain-*.js', route => route.abort())
  await agregar(page)
  await escribir(page, { Nombre: 'Ética comunitaria' })
  await quedan(page, 1)
  await page.getByText(/Su sesión termina a las \d+:\d\d\./).waitFor()
  await page.getByText('Seguir en la sesión').dispatchEvent('click')
  await page.getByText('No se pudo abrir: revise su conexión').waitFor()
  expect(await dialogo(page).getByLabel('Nombre').inputValue()).toBe('Ética comunitaria')
  await page.unroute('**/SignInAgain-*.js')
  await page.getByText('Seguir en la sesión').dispatchEvent('click')
  await dialogo(page).getByLabel('Contraseña').first().fill('Comunal2026')
  await dialogo(page).getByRole('button', { name: 'Ingresar' }).click()
  await page.getByText(/Su sesión sigue abierta hasta las/).waitFor()
  expect(await dialogo(page).getByLabel('Nombre').inputValue()).toBe('Ética comunitaria')
})

/** Leaves the page this many minutes of its session. */
const quedan = (page: Page, minutos: number) =>
  page.evaluate(minutes => {
    localStorage.setItem('sesion.fin', String(Date.now() + minutes * 60_000))
    document.dispatchEvent(new Event('visibilitychange'))
  }, minutos)
