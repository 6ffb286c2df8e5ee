import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { dialogo, escribir } from './dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Opens «Materias» from «Periodos». Browser warnings go into `quejas`. */
const enMaterias = async (viewport?: { width: number; height: number }) => {
  const page = await chromium.pagina(app.direccion, viewport && { viewport })
  const quejas: string[] = []
  page.on('console', mensaje => mensaje.type() === 'warning' && quejas.push(mensaje.text()))
  await entrar(page, 'coordinador')
  for (const name of ['Periodos', 'Materias']) {
    if (viewport) await page.getByRole('button', { name: 'Mostrar' }).click()
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .waitFor()
  return { page, quejas }
}
const atras = (page: Page) => page.evaluate(() => history.back())
const entradas = (page: Page) => page.evaluate(() => history.length)
const esperarEn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test.each([undefined, { width: 360, height: 740 }])(
  'Back closes what lies open over the screen, leaves nothing in the history, and then goes back (%o)',
  async viewport => {
    const { page, quejas } = await enMaterias(viewport)
    const antes = await entradas(page)
    for (const [name, role] of [
      ['Filtrar', 'dialog'],
      ['Importar', 'dialog'],
      ['Encontrar', 'dialog'],
      ['Agregar', 'dialog'],
      [/^Tema/, 'menu'],
    ] as const) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole(role).waitFor()
      await atras(page)
      await page.getByRole(role).waitFor({ state: 'detached' })
      expect([await entradas(page), new URL(page.url()).pathname]).toEqual([antes, '/materias'])
    }
    await atras(page)
    await esperarEn(page, 'Periodos')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.forward())
    await esperarEn(page, 'Materias')
    expect([await entradas(page), quejas]).toEqual([antes, []])
    await page.context().close()
  },
)

test('a view that the address names is closed by Back, also after a reload', async () => {
  const { page } = await enMaterias()
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Historial' }).click()
  await page.getByRole('dialog').waitFor()
  const antes = await entradas(page)
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await atras(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await entradas(page)).toBe(antes)
  await atras(page)
  await esperarEn(page, 'Materias')
  await page.context().close()
})

test('a dialog in which something was typed is asked about as ever', async () => {
  const { page, quejas } = await enMaterias()
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, { Nombre: 'Ética del tequio' })
  await atras(page)
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  expect(await dialogo(page).getByLabel('Nombre').inputValue()).toBe('Ética del tequio')
  expect([new URL(page.url()).pathname, quejas]).toEqual(['/materias', []])
  await page.context().close()
})

test('Back closes the open list of a field alone, and only then the dialog that it stands in', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await page.getByRole('link', { name: 'Asignaturas' }).first().click()
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await dialogo(page).getByRole('combobox', { name: 'Programa' }).click()
  await page.getByRole('listbox').waitFor()
  await atras(page)
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await dialogo(page).isVisible()).toBe(true)
  await dialogo(page).getByRole('combobox', { name: 'Programa' }).fill('zzzz')
  await page.getByText('Sin resultados').waitFor()
  await atras(page)
  await page.getByText('Sin resultados').waitFor({ state: 'detached' })
  expect(await dialogo(page).isVisible()).toBe(true)
  await atras(page)
  await dialogo(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/clases')
  await page.context().close()
})
