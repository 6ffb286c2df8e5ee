import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '../../server/installation/settings.ts'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena } from '../harness/reparto.ts'

/* A setting of an installation must have an effect: from the variable to the refused call. */

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const con = (variables: Record<string, string>) =>
  createApp(e.db, { ...e.opciones, signIn: settings(variables).signIn })
const institucion = { OIDC_EMISOR: 'https://cuentas.mx', OIDC_CLIENTE: 'cuc', OIDC_DOMINIOS: 'demo.cuc.mx' }

it('SEGUNDO_FACTOR: the role must have one', async () => {
  const en = con({ SEGUNDO_FACTOR: 'escolar' })
  expect(await e.ingresar('escolar', contrasena, { en })).toMatchObject({
    status: 401,
    message: 'Su cuenta necesita un segundo factor: actívelo para entrar',
  })
  expect((await e.ingresar('facilitador', contrasena, { en })).status).toBe(200)
})

it('REPOSO: a session that is left alone ends', async () => {
  const en = con({ REPOSO: 'escolar:10' })
  const token = await e.tokenDe('escolar')
  e.pasan(11)
  expect(await e.pedir('GET', 'avisos', { token, en })).toMatchObject({
    status: 401,
    message: 'Su sesión se cerró después de 10 minutos sin uso, ingrese de nuevo',
  })
})

it('SIN_CONTRASENA: the role signs in with the institution’s account alone', async () => {
  const en = con({ ...institucion, SIN_CONTRASENA: 'facilitador' })
  expect((await e.ingresar('facilitador', contrasena, { en })).status).toBe(403)
})

it('LLAVE_DE_SECRETOS encrypts new secrets, and decrypts earlier ones, which it encrypts again', async () => {
  const [antes, con1, con2] = [
    e.app,
    con({ LLAVE_DE_SECRETOS: 'a'.repeat(24) }),
    con({ LLAVE_DE_SECRETOS: 'b'.repeat(24) }),
  ]
  const token = await e.tokenDe('escolar')
  const { data } = await e.pedir('POST', 'segundo-factor', { token, cuerpo: { contrasenia_actual: contrasena } })
  const codigo = () =>
    new TOTP({ secret: Secret.fromBase32(String(data.secreto)) }).generate({ timestamp: e.reloj.ahora.getTime() })
  const confirmada = await e.pedir('POST', 'segundo-factor/confirmacion', {
    token,
    cuerpo: { pase: data.pase, codigo: codigo() },
  })
  expect(confirmada.status).toBe(200)
  const entra = async (en: typeof antes) => {
    e.pasan(6)
    const { pase } = JSON.parse((await e.ingresar('escolar', contrasena, { en })).texto).data.segundo_paso
    return (await e.pedir('POST', 'login/segundo-paso', { cuerpo: { pase, codigo: codigo() }, en })).status
  }
  expect(await entra(con1)).toBe(200)
  expect([await entra(antes), await entra(con2), await entra(con1)]).toEqual([422, 422, 200])
})
