import { afterAll, beforeAll, expect, test } from 'vitest'
import { etiquetaDeRol } from '../../src/domain/roles.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('on a telephone a call that the role of a key does not open is read with its whole mark', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 } })
  await entrar(page, 'coordinador')
  await ir(page, '/llavesDeSistemas')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await elegir(page, { Rol: etiquetaDeRol('escolar') })
  const llamadas = page.getByRole('combobox', { name: 'Llamadas que abre' })
  await llamadas.fill('periodos/mes/actual')
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await elegir(page, { Rol: etiquetaDeRol('coordinador') })
  const marca = page.getByText(/\(su rol no la abre\)$/)
  await marca.waitFor()
  expect(await marca.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
