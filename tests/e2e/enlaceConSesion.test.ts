import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { huellaDeSecreto } from '../../server/auth/newToken.ts'
import { restablecimientos, usuarios } from '../../server/auth/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { darCredenciales, entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const enlaceDe = async (quien: string) => {
  const [cuenta] = await app.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, `${quien}@demo.cuc.mx`))
  if (!cuenta) throw new Error(`no account ${quien}`)
  const token = `enlace-de-${quien}`
  const expira = new Date(Date.now() + 1_800_000)
  await app.db.insert(restablecimientos).values({ token_hash: huellaDeSecreto(token), usuario_id: cuenta.id, expira })
  return `/restablecerContrasena?token=${token}`
}

test('a recovery link in an open session names its account, and sets the password after the end of that session', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'coordinador')
  await page.goto(await enlaceDe('facilitador'))
  const pregunta = page.getByRole('dialog', { name: 'Ya hay una sesión abierta' })
  await pregunta.getByText(/\(coordinador@demo\.cuc\.mx\)/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/homePage')
  await pregunta.getByRole('button', { name: 'Cerrar la sesión y usar el enlace' }).click()
  await page.getByLabel('Contraseña nueva').fill('Tequio2027')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('tok')
  await page.getByLabel('Confirmar contraseña').fill('Tequio2027')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await page.getByText('Su contraseña fue restablecida, ya puede iniciar sesión').waitFor()
  await darCredenciales(page, 'facilitador', 'Tequio2027')
  await page.waitForURL('**/homePage')
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await pregunta.count()).toBe(0)
  await page.context().close()
})

test('staying in the session is asked once, and the link still works', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'coordinador')
  const enlace = await enlaceDe('consejero')
  await page.goto(enlace)
  const pregunta = page.getByRole('dialog', { name: 'Ya hay una sesión abierta' })
  await pregunta.getByRole('button', { name: 'Seguir en la sesión' }).click()
  await pregunta.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await pregunta.count()).toBe(0)
  const otra = await chromium.pagina(app.direccion)
  await otra.goto(enlace)
  await otra.getByLabel('Contraseña nueva').waitFor()
  await Promise.all([page.context().close(), otra.context().close()])
})
