import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { segundosFactores } from '../../server/auth/factores/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const contrasena = 'Comunal2026'
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const escribir = async (page: Page, quien: string) => {
  await page.getByLabel('Usuario').fill(`${quien}@demo.cuc.mx`)
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasena)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}
const dentro = (page: Page) => boton(page, 'Cerrar sesión').waitFor()
const perfil = async (page: Page) => {
  await page.goto('/profilePage')
  await page.getByRole('heading', { name: 'Segundo factor' }).waitFor()
}
/** Returns the code of the app. Marks earlier codes as unused, so that no test waits for the next one. */
const codigo = async (secreto: string) => {
  await app.db.update(segundosFactores).set({ ultimo_paso: 0 })
  return new TOTP({ secret: Secret.fromBase32(secreto.replaceAll(' ', '')) }).generate()
}
const conContrasena = async (page: Page, alFinal: string) => {
  await page.getByRole('dialog').getByLabel('Su contraseña').fill(contrasena)
  await page.getByRole('dialog').getByRole('button', { name: alFinal, exact: true }).click()
}
const salir = async (page: Page) => {
  await boton(page, 'Cerrar sesión').click()
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
}
/** Adds a virtual security key with user verification to Chromium. */
const conLlave = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

test('a professor switches the codes of an app on, signs in with one, loses the telephone, and switches them off', async () => {
  const page = await chromium.pagina(app.direccion)
  await page.goto('/')
  await escribir(page, 'facilitador')
  await dentro(page)
  await perfil(page)
  await boton(page, 'Activar con una aplicación de códigos').click()
  await conContrasena(page, 'Continuar')
  await page.getByRole('img', { name: 'Código QR' }).waitFor()
  const secreto = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByLabel('Código de seis cifras').fill('000000')
  await boton(page, 'Activar').click()
  await page.getByText('revise que la hora de su teléfono sea automática').waitFor()
  await page.getByLabel('Código de seis cifras').fill(await codigo(secreto))
  await boton(page, 'Activar').click()
  await page.getByRole('heading', { name: 'Guarde sus códigos de recuperación' }).waitFor()
  const codigos = await page.getByRole('dialog').getByRole('listitem').allTextContents()
  expect(codigos).toHaveLength(10)
  await boton(page, 'Ya los guardé').click()
  await page.getByText('Le quedan 10 códigos de recuperación').waitFor()

  await salir(page)
  await escribir(page, 'facilitador')
  await page.getByRole('heading', { name: 'Segundo paso' }).waitFor()
  await page.getByLabel('Código').fill('000000')
  await boton(page, 'Entrar').click()
  await page.getByRole('alert').filter({ hasText: 'El código no es correcto o ya se usó' }).first().waitFor()
  await page.getByLabel('Código').fill(await codigo(secreto))
  await boton(page, 'Entrar').click()
  await dentro(page)

  await salir(page)
  await escribir(page, 'facilitador')
  await page.getByLabel('Código').fill(codigos[0] ?? '')
  await boton(page, 'Entrar').click()
  await dentro(page)
  await perfil(page)
  await page.getByText('Le quedan 9 códigos de recuperación').waitFor()
  await boton(page, 'Desactivar la aplicación').click()
  await conContrasena(page, 'Desactivar')
  await page.getByText('No está activo: se entra solo con la contraseña.').waitFor()
  await page.context().close()
})

test('a passkey opens the account alone and as a second step; retired, it opens nothing', async () => {
  const page = await chromium.pagina(app.direccion)
  await conLlave(page)
  await page.goto('/')
  await escribir(page, 'escolar')
  await dentro(page)
  await perfil(page)
  await boton(page, 'Registrar una llave de acceso').click()
  await conContrasena(page, 'Continuar')
  await page.getByRole('heading', { name: 'Guarde sus códigos de recuperación' }).waitFor()
  await boton(page, 'Ya los guardé').click()
  await page.getByText('Se pide una llave de acceso al entrar.').waitFor()

  await salir(page)
  await boton(page, 'Entrar con una llave de acceso').click()
  await dentro(page)

  await salir(page)
  await escribir(page, 'escolar')
  await page.getByRole('heading', { name: 'Segundo paso' }).waitFor()
  await boton(page, 'Usar una llave de acceso').click()
  await dentro(page)

  await perfil(page)
  await page.getByRole('button', { name: 'Retirar la de' }).click()
  await conContrasena(page, 'Retirar')
  await page.getByText('No está activo: se entra solo con la contraseña.').waitFor()
  await salir(page)
  await boton(page, 'Entrar con una llave de acceso').click()
  await page.getByText('Esa llave de acceso no abre ninguna cuenta').waitFor()
  expect(await boton(page, 'Cerrar sesión').count()).toBe(0)
  await page.context().close()
})

test('a passkey that does not know its owner, or of another account, is no second step', async () => {
  const page = await chromium.pagina(app.direccion)
  const { cdp, authenticatorId } = await conLlave(page)
  await page.goto('/')
  await escribir(page, 'consejero')
  await dentro(page)
  await perfil(page)
  await boton(page, 'Registrar una llave de acceso').click()
  await conContrasena(page, 'Continuar')
  await boton(page, 'Ya los guardé').click()
  await salir(page)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await boton(page, 'Entrar con una llave de acceso').click()
  await page.getByText('No se usó ninguna llave').waitFor()
  expect(await page.getByRole('button', { name: 'Cerrar sesión' }).count()).toBe(0)
  await page.context().close()
})
