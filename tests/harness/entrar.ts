import type { Page } from 'playwright-core'
import type { Rol } from '../../src/domain/roles.ts'

/** Signs a demo account in as a person does, and waits for its welcome page. */
export async function entrar(page: Page, rol: Rol) {
  await page.goto('/')
  await page.getByLabel('Usuario').fill(`${rol}@demo.cuc.mx`)
  await page.getByLabel('Contraseña').fill('Comunal2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/homePage')
}
