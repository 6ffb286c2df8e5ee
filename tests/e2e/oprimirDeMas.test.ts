import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { dialogo } from './dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Double-clicks a place. Waits for `entre` between the clicks. */
const dobleClic = async (page: Page, lugar: Locator, entre: () => Promise<void>) => {
  const { x, y, width, height } = (await lugar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    if (clickCount === 1) await entre()
  }
}

test.each(['Agregar', /^Editar /])(
  'a dialog opened by a double click on %s stays open, and a later click beside it closes it',
  async name => {
    const page = await enPeriodos()
    await dobleClic(page, boton(page, name), () => dialogo(page).waitFor())
    await page.keyboard.press('Tab')
    expect(await dialogo(page).isVisible()).toBe(true)
    await page.mouse.click(20, 20)
    await dialogo(page).waitFor({ state: 'detached' })
    await page.context().close()
  },
)

test.each(['click', 'mousedown'])(
  'the second press on «Cancelar» is no %s on what comes to lie under it',
  async como => {
    const page = await enPeriodos()
    await boton(page, 'Agregar').click()
    await page.evaluate(
      como => document.querySelector('main')?.addEventListener(como, () => (document.title = 'la lista se oprimió')),
      como,
    )
    await dobleClic(page, dialogo(page).getByRole('button', { name: 'Cancelar' }), () =>
      dialogo(page).waitFor({ state: 'detached' }),
    )
    expect(await page.title()).not.toBe('la lista se oprimió')
    await page.context().close()
  },
)

test('Enter held down on «Agregar» opens the form and does not send it', async () => {
  const page = await enPeriodos()
  await boton(page, 'Agregar').focus()
  await page.keyboard.down('Enter')
  const campo = dialogo(page).getByRole('textbox', { name: 'Nombre' })
  await expect.poll(() => campo.evaluate(cada => cada === document.activeElement)).toBe(true)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await campo.fill('Semestre del tequio')
  expect(await page.getByText('Primero corrija las validaciones').count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.getByText('Primero corrija las validaciones').waitFor()
  await page.context().close()
})

test('each of two quick clicks counts where nothing opens or closes', async () => {
  const page = await enPeriodos()
  const columna = page.getByRole('columnheader', { name: 'Nombre' })
  await dobleClic(page, columna.getByRole('button'), () =>
    page.locator('th[aria-sort=ascending]', { hasText: 'Nombre' }).waitFor(),
  )
  await page.locator('th[aria-sort=descending]', { hasText: 'Nombre' }).waitFor()
  expect(await columna.getAttribute('aria-sort')).toBe('descending')
  await page.context().close()
})

test('Enter held down on what opens a menu chooses nothing of it', async () => {
  const page = await enPeriodos()
  await boton(page, 'Otros formatos').focus()
  await page.keyboard.down('Enter')
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await page.getByRole('menu').isVisible()).toBe(true)
  await page.context().close()
})

const enPeriodos = async () => {
  const page = await chromium.pagina(app.direccion)
  const enVuelo = enVueloDe(page)
  await entrar(page, 'coordinador')
  await ir(page, '/periodos')
  await asentada(page, enVuelo)
  return page
}
