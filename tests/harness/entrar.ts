import type { Page } from 'playwright-core'

/** Signs in with an account of the demonstration through the form, and waits for its welcome page. `quien` is a role, or the part before the @. */
export async function entrar(page: Page, quien: string, contrasena = 'Comunal2026') {
  await page.goto('/')
  await darCredenciales(page, quien, contrasena)
  await page.waitForURL('**/homePage')
}

/** Fills and sends the sign-in form shown, without waiting for the next page. */
export async function darCredenciales(page: Page, quien: string, contrasena = 'Comunal2026') {
  await page.getByLabel('Usuario').fill(`${quien}@demo.cuc.mx`)
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasena)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}
