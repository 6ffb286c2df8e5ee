import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Returns which of a control and its label are covered or out of sight. */
const tapados = (control: Locator) =>
  control.evaluate(cada =>
    [cada, ...(cada instanceof HTMLInputElement ? (cada.labels ?? []) : [])]
      .filter(parte => {
        const { left, top, bottom } = parte.getBoundingClientRect()
        return ![top + 2, bottom - 2].every(y => parte.contains(document.elementFromPoint(left + 4, y)))
      })
      .map(({ tagName }) => tagName),
  )

test.each([
  ['a laptop at 200 %', { width: 683, height: 330 }],
  ['400 %', { width: 320, height: 256 }],
])(
  'in a window as low as that of %s each field shows with its label, and the footer with its buttons',
  async (_, viewport) => {
    const page = await chromium.pagina(app.direccion, { viewport })
    await entrar(page, 'escolar')
    await ir(page, '/estudiantes')
    await page.getByRole('button', { name: 'Agregar' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Agregar Estudiante' })
    const controles = [
      ...['Apellido paterno', 'Calle', 'Nombre'].map(name => dialogo.getByRole('textbox', { name, exact: true })),
      ...['Guardar y agregar otro', 'Confirmar'].map(name => dialogo.getByRole('button', { name })),
    ]
    for (const control of controles) {
      await control.focus()
      await expect.poll(() => tapados(control)).toEqual([])
    }
    await page.context().close()
  },
)

test('on a phone on its side the first row of a list is read above the fold, under one line of links, views and controls each', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 740, height: 360 }, hasTouch: true })
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  const primera = await page.locator('tbody').getByRole('link').first().boundingBox()
  expect(primera?.y).toBeLessThan(360 - 24)
  const cajas = await Promise.all(
    ['Columnas', 'Filtrar', 'Agregar'].map(name => page.getByRole('button', { name }).boundingBox()),
  )
  expect(new Set(cajas.map(caja => caja?.y)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740)
  await page.context().close()
})
