import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { llavesDeAcceso } from '../../server/auth/factores/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { hashOf } from '../../server/auth/hashOf.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import type { FactoresDeCuenta } from '../../src/schema/account/segundoPaso.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { llaveDeAcceso } from '../harness/llaveDeAcceso.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.repartido()
  e.buzon.llegados.length = 0
  await e.db.execute(
    sql`truncate llaves_de_acceso, segundos_factores, codigos_de_recuperacion, pases, intentos, sesiones, actividad`,
  )
})

const sitio = 'escuela.mx'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const dataOf = (texto: string) => JSON.parse(texto).data
const pedirReto = (token: string, contrasenia_actual = contrasena) =>
  e.pedir('POST', 'llaves/reto', { token, cuerpo: { contrasenia_actual } })
const reto = async (token: string) => dataOf((await pedirReto(token)).texto)
const alta = (token: string, pase: string | undefined, credencial: unknown) =>
  e.pedir('POST', 'llaves', { token, cuerpo: { pase, credencial }, encabezados: { 'user-agent': iphone } })
const quitar = (token: string, id: string, contrasenia_actual = contrasena) =>
  e.pedir('POST', `llaves/${id}/retiro`, { token, cuerpo: { contrasenia_actual } })
const factores = async (token: string): Promise<FactoresDeCuenta> =>
  dataOf((await e.pedir('GET', 'segundo-factor', { token })).texto)
const guardadas = () => e.db.$count(llavesDeAcceso)

/** Registers a new passkey for the account of a session. Returns it with its recovery codes. */
const registrada = async (token: string) => {
  const llave = llaveDeAcceso(sitio)
  const { pase, opciones } = await reto(token)
  const { status, texto } = await alta(token, pase, llave.nacer(opciones.challenge))
  expect(status).toBe(200)
  const codigos: string[] = dataOf(texto).codigos
  return { llave, codigos }
}

describe('a passkey is registered', () => {
  it('with the password, for this site and this account, by a device that must know its owner', async () => {
    const token = await e.tokenDe('escolar')
    expect(await pedirReto(token, 'Otra2026')).toMatchObject({
      status: 422,
      errors: { contrasenia_actual: 'La contraseña actual es incorrecta' },
    })
    const { status, message, texto } = await pedirReto(token)
    expect([status, message]).toEqual([200, 'Use la llave en su navegador'])
    expect(dataOf(texto).opciones).toMatchObject({
      rp: { id: sitio, name: universidad.nombre },
      user: { name: correoDe('escolar'), displayName: 'Magdalena García López' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { llave } = await registrada(token)
    expect((await reto(token)).opciones.excludeCredentials).toMatchObject([{ id: llave.id, transports: ['internal'] }])
    expect((await reto(await e.tokenDe('facilitador'))).opciones.excludeCredentials).toEqual([])
  })

  it('and opens the account from then on; the first brings recovery codes, a second one none', async () => {
    const [aparte, token] = [await e.tokenDe('escolar'), await e.tokenDe('escolar')]
    const { llave, codigos } = await registrada(token)
    expect(codigos).toHaveLength(10)
    expect([(await e.perfil(token)).status, (await e.perfil(aparte)).status]).toEqual([200, 401])
    expect((await factores(token)).llaves).toEqual([
      { id: llave.id, nombre: 'Safari en iPhone', creada: e.reloj.ahora.toISOString(), ultima: null },
    ])
    const { pase, opciones } = dataOf((await e.pedir('POST', 'login/llave/reto', { cuerpo: {} })).texto)
    const entrada = await e.pedir('POST', 'login/llave', {
      cuerpo: { pase, credencial: llave.responder(opciones.challenge) },
    })
    expect([entrada.status, entrada.data.email]).toEqual([200, correoDe('escolar')])
    expect((await factores(token)).llaves).toMatchObject([{ ultima: e.reloj.ahora.toISOString() }])
    expect((await registrada(token)).codigos).toEqual([])
    expect(await factores(token)).toMatchObject({ app: null, codigos: 10, admiteLlaves: true })
    expect((await factores(token)).llaves).toHaveLength(2)
  })

  it('and its owner, the activity and history are told', async () => {
    const token = await e.tokenDe('escolar')
    await registrada(token)
    const { para, texto } = await e.buzon.siguiente('Cambió su cuenta')
    expect([para, texto]).toEqual([correoDe('escolar'), expect.stringContaining('llave')])
    const actividad = dataOf((await e.pedir('GET', 'datos/personales/actividad', { token })).texto)
    expect(actividad[0]).toMatchObject({ suceso: 'llave_agregada', autor: null, dispositivo: 'Safari en iPhone' })
    const rastro = await e.db.select().from(historial).where(eq(historial.entidad, 'usuarios'))
    expect(rastro.map(({ despues }) => despues)).toContainEqual({ segundo_factor: 'llave_agregada' })
  })
})

describe('none is registered', () => {
  const yaNoVale =
    'Este paso ya no vale: se usó ya, pasó demasiado tiempo o su cuenta cambió mientras tanto. Recargue la página para ver cómo quedó'
  const noPasa = { status: 422, message: 'La llave no pasó la comprobación: vuelva a intentarlo' }
  it.each([
    ['another challenge', 'otro reto', {}],
    ['another site', undefined, { origen: 'https://escuela.mx.ladron.mx' }],
    ['what uses keys instead of making them', undefined, { tipo: 'webauthn.get' }],
  ])('by what answers for %s', async (_, otro, cambios) => {
    const token = await e.tokenDe('escolar')
    const { pase, opciones } = await reto(token)
    const dicho = otro === undefined ? opciones.challenge : Buffer.from(otro).toString('base64url')
    expect(await alta(token, pase, llaveDeAcceso(sitio).nacer(dicho, cambios))).toMatchObject(noPasa)
    expect(await guardadas()).toBe(0)
  })

  it.each([
    ['the challenge of somebody else', async () => (await reto(await e.tokenDe('facilitador'))).pase],
    ['no challenge of here', async () => 'x'],
    [
      'a challenge to sign in',
      async () => dataOf((await e.pedir('POST', 'login/llave/reto', { cuerpo: {} })).texto).pase,
    ],
  ])('with %s', async (_, paseDe) => {
    const token = await e.tokenDe('escolar')
    const { opciones } = await reto(token)
    expect(await alta(token, await paseDe(), llaveDeAcceso(sitio).nacer(opciones.challenge))).toMatchObject({
      status: 409,
      message: yaNoVale,
    })
    expect(await guardadas()).toBe(0)
  })

  it('twice with one challenge, nor after ten minutes', async () => {
    const token = await e.tokenDe('escolar')
    const { pase, opciones } = await reto(token)
    expect((await alta(token, pase, llaveDeAcceso(sitio).nacer(opciones.challenge))).status).toBe(200)
    expect(await alta(token, pase, llaveDeAcceso(sitio).nacer(opciones.challenge))).toMatchObject({
      status: 409,
      message: yaNoVale,
    })
    const tarde = await reto(token)
    e.pasan(11)
    expect((await alta(token, tarde.pase, llaveDeAcceso(sitio).nacer(tarde.opciones.challenge))).status).toBe(409)
    expect(await guardadas()).toBe(1)
  })

  it('that an account has already, also another account', async () => {
    const [una, otra] = [await e.tokenDe('escolar'), await e.tokenDe('facilitador')]
    const { llave } = await registrada(una)
    const token = otra
    const { pase, opciones } = await reto(token)
    expect(await alta(token, pase, llave.nacer(opciones.challenge))).toMatchObject({
      status: 409,
      message: 'Esta llave ya está registrada',
    })
    expect((await factores(token)).llaves).toEqual([])
    expect((await e.perfil(una)).status).toBe(200)
  })

  it('once the password that was given for it has changed', async () => {
    const token = await e.tokenDe('escolar')
    const { pase, opciones } = await reto(token)
    const suya = eq(usuarios.email, correoDe('escolar'))
    await e.db
      .update(usuarios)
      .set({ hash: await hashOf('Tequio2026') })
      .where(suya)
    expect(await alta(token, pase, llaveDeAcceso(sitio).nacer(opciones.challenge))).toMatchObject({
      status: 409,
      message: 'La contraseña cambió mientras tanto, inténtelo de nuevo',
    })
    await e.db.update(usuarios).set({ hash: hashBarato() }).where(suya)
    expect(await guardadas()).toBe(0)
  })

  it('with an invalid answer, with a message at its field', async () => {
    const token = await e.tokenDe('escolar')
    const { pase, opciones } = await reto(token)
    expect((await alta(token, undefined, llaveDeAcceso(sitio).nacer(opciones.challenge))).errors).toEqual({
      pase: 'Pida antes un reto',
    })
    const buena = llaveDeAcceso(sitio).nacer(opciones.challenge)
    for (const mala of [
      undefined,
      {},
      { ...buena, id: '' },
      { ...buena, id: 'x'.repeat(1401) },
      { ...buena, type: 'password' },
      { ...buena, response: 1 },
    ])
      expect([mala, (await alta(token, pase, mala)).errors]).toEqual([mala, { credencial: 'La llave no se pudo leer' }])
    expect((await alta(token, pase, buena)).status).toBe(200)
  })

  it('at an address where browsers make none', async () => {
    const token = await e.tokenDe('escolar')
    const en = createApp(e.db, { ...e.opciones, address: 'http://192.168.1.5:3000' })
    const cuerpo = { contrasenia_actual: contrasena }
    expect(await e.pedir('POST', 'llaves/reto', { token, cuerpo, en })).toMatchObject({
      status: 409,
      message: 'En esta dirección los navegadores no usan llaves de acceso',
    })
    expect((await e.pedir('GET', 'segundo-factor', { token, en })).data.admiteLlaves).toBe(false)
  })
})

describe('a passkey is taken away', () => {
  it('with the password, by its owner alone, and opens nothing then; the last takes the recovery codes with it', async () => {
    const token = await e.tokenDe('escolar')
    const [{ llave }, otra] = [await registrada(token), await registrada(token)]
    expect((await quitar(token, llave.id, 'Otra2026')).status).toBe(422)
    const ajena = { status: 404, message: 'Esa llave ya no está registrada' }
    expect(await quitar(await e.tokenDe('facilitador'), llave.id)).toMatchObject(ajena)
    expect(await guardadas()).toBe(2)
    expect(await quitar(token, llave.id)).toMatchObject({ status: 200, message: 'La llave ya no abre su cuenta' })
    expect(await quitar(token, llave.id)).toMatchObject(ajena)
    expect(await factores(token)).toMatchObject({ llaves: [{ id: otra.llave.id }], codigos: 10 })
    expect((await quitar(token, otra.llave.id)).status).toBe(200)
    expect(await factores(token)).toMatchObject({ llaves: [], codigos: 0 })
    const actividad = dataOf((await e.pedir('GET', 'datos/personales/actividad', { token })).texto)
    expect(actividad[0].suceso).toBe('llave_quitada')
  })

  it('not the last of a role that must have a second factor', async () => {
    const token = await e.tokenDe('escolar')
    const { llave } = await registrada(token)
    const en = createApp(e.db, { ...e.opciones, signIn: { requiredRoles: ['escolar'] } })
    const cuerpo = { contrasenia_actual: contrasena }
    expect(await e.pedir('POST', `llaves/${llave.id}/retiro`, { token, cuerpo, en })).toMatchObject({
      status: 409,
      message: 'Su rol necesita un segundo factor: active otro antes de quitar el último',
    })
    expect(await guardadas()).toBe(1)
  })
})
