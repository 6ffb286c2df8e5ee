import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('without a connection what was never opened says so and the marked list stays; with it the same press opens it', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'administrativo')
  await page.goto('/consejeros')
  const marca = page.getByRole('row').nth(1).getByRole('checkbox')
  await marca.check()
  await page.getByText('1 seleccionado', { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const pedidos = {
    Filtrar: 'dialog',
    Columnas: 'dialog',
    Encontrar: 'dialog',
    'Tema: Como el sistema': 'menu',
  } as const
  for (const name of Object.keys(pedidos)) {
    await page.getByRole('button', { name, exact: true }).click()
    const aviso = page.getByRole('alert').filter({ hasText: 'No hay conexión a internet: intente de nuevo' })
    await aviso.waitFor()
    await aviso.getByRole('button').click()
    await aviso.waitFor({ state: 'detached' })
    expect(await marca.isChecked()).toBe(true)
  }
  await page.context().setOffline(false)
  for (const [name, role] of Object.entries(pedidos)) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole(role).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole(role).waitFor({ state: 'detached' })
    expect(await marca.isChecked()).toBe(true)
  }
  await page.context().close()
})
