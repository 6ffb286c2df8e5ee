import type { Page } from 'playwright-core'

/** Signs an account of the demonstration in as a person does, and waits for its welcome page. `quien` is a role or what stands before the @. */
export async function entrar(page: Page, quien: string, contrasena = 'Comunal2026') {
  await page.goto('/')
  await darCredenciales(page, quien, contrasena)
  await page.waitForURL('**/homePage')
}

/** Signs in at the form that is shown, and leads wherever that leads. */
export async function darCredenciales(page: Page, quien: string, contrasena = 'Comunal2026') {
  await page.getByLabel('Usuario').fill(`${quien}@demo.cuc.mx`)
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasena)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}
