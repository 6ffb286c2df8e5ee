import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { elegir, escribir } from './dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Presses a button near one of its edges as a hand does: the effect of pressing is drawn before the release. */
const oprimir = async (page: Page, boton: Locator, borde: 'top' | 'bottom') => {
  const { x, y, width, height } = (await boton.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + (borde === 'top' ? 4 : height - 4))
  await page.mouse.down()
  await page.evaluate(
    () =>
      new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
  )
  await page.mouse.up()
}
const boton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const agregar = async (page: Page, direccion: string) => {
  await ir(page, direccion)
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await boton(page, 'Confirmar').waitFor()
}

test.each(['/cucs', '/periodos', '/materias'])(
  '«Confirmar» of %s is pressed once though the field that was being filled in gets its message',
  async direccion => {
    const page = await chromium.pagina(app.direccion)
    await entrar(page, 'coordinador')
    await agregar(page, direccion)
    await oprimir(page, boton(page, 'Confirmar'), 'top')
    await page.getByText('Primero corrija las validaciones').waitFor()
    expect(await page.getByText('¿Esta seguro de realizar esta acción?').count()).toBe(0)
    await page.context().close()
  },
)

test('«Buscar» beside a postal code of four digits says what one must have, in a notice too', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'coordinador')
  await agregar(page, '/cucs')
  await page.getByLabel(/^Código postal/).click()
  await page.keyboard.type('1234')
  await oprimir(page, boton(page, 'Buscar'), 'bottom')
  const avisos = page.locator('[role=alert], [role=status]')
  const dicho = 'El codigo postal debe contener solo numeros y deben ser 5 digitos'
  await expect.poll(() => avisos.filter({ hasText: dicho }).count()).toBe(1)
  await page.context().close()
})

test('a date that is only begun when «Confirmar» is pressed is told as one, not taken for none', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'coordinador')
  await agregar(page, '/periodos')
  await escribir(page, { Nombre: 'Semestre del tequio', 'Fecha final': '2027-06-30' })
  await elegir(page, { Periodicidad: 'Semestre' })
  await page.getByLabel(/^Fecha de inicio/).click()
  await page.keyboard.type('12')
  await oprimir(page, boton(page, 'Confirmar'), 'top')
  await page.getByText('Primero corrija las validaciones').waitFor()
  await page.getByText("El campo 'Fecha de inicio' debe ser una fecha válida", { exact: true }).waitFor()
  expect(await page.getByText('¿Esta seguro de realizar esta acción?').count()).toBe(0)
  await page.context().close()
})
