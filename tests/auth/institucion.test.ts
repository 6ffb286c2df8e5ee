import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPase } from '../../server/auth/factores/pases.ts'
import { unbind } from '../../server/auth/factores/resetFactors.ts'
import { pases } from '../../server/auth/factores/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { type Papel, proveedor } from '../harness/proveedor.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
let p: Awaited<ReturnType<typeof proveedor>>
let en: ReturnType<typeof createApp>
const conReglas = (mas: object = {}) =>
  createApp(e.db, {
    ...e.opciones,
    signIn: {
      institucion: { emisor: p.emisor, cliente: 'cuc', secreto: 'x', dominios: ['demo.cuc.mx'], nombre: 'la UC' },
      ...mas,
    },
  })
beforeAll(async () => {
  ;[e, p] = await Promise.all([escena(), proveedor()])
  en = conReglas()
})
afterAll(() => Promise.all([e.cerrar(), p.cerrar()]))
beforeEach(() => e.db.execute(sql`truncate identidades, pases, segundos_factores`))

const galletaDe = (respuesta: Response) =>
  /institucion_pase=[\w-]+/.exec(respuesta.headers.get('set-cookie') ?? '')?.[0] ?? ''
const ir = (ruta: string, cookie = '') => en.request(`/api/${ruta}`, { headers: { cookie } })

/** Goes to the institution and back, as a browser does. Returns the callback, still unused. */
const ida = async (papel: Papel) => {
  for (const campo of Object.keys(p.papel)) Reflect.deleteProperty(p.papel, campo)
  Object.assign(p.papel, papel)
  const salida = await ir('institucion/ingreso')
  const cookie = galletaDe(salida)
  const vuelta = await fetch(salida.headers.get('location') ?? '', { redirect: 'manual' })
  const { search } = new URL(vuelta.headers.get('location') ?? '')
  return { salida, cookie, regreso: `institucion/regreso${search}` }
}
const llega = async (cookie: string) => {
  const respuesta = await en.request('/api/login/institucion', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  return { status: respuesta.status, cuerpo: JSON.parse(await respuesta.text()) }
}
const entra = async (papel: Papel) => {
  const { cookie, regreso } = await ida(papel)
  const vuelta = await ir(regreso, cookie)
  expect([vuelta.status, vuelta.headers.get('location')]).toEqual([302, 'https://escuela.mx/?institucion'])
  return llega(galletaDe(vuelta))
}
const docente = { sub: 'f-1', email: correoDe('facilitador'), email_verified: true }
const incomprobable = 'No se pudo comprobar lo que respondió la institución: empiece de nuevo'

it('leaving for the institution removes expired passes, as typing a password does', async () => {
  const ayer = new Date(e.reloj.ahora.getTime() - 24 * 3_600_000)
  await openPase(e.db, { para: 'institucion', datos: {} }, ayer)
  expect((await ir('institucion/ingreso')).status).toBe(302)
  expect(await e.db.$count(pases)).toBe(1)
})

it('opens the account of a verified mail, in capitals too, with the answer of any sign-in', async () => {
  const { status, cuerpo } = await entra({ ...docente, email: 'Facilitador@DEMO.cuc.mx' })
  expect([status, cuerpo.data.rol, cuerpo.message]).toEqual([200, 'facilitador', 'Bienvenido al sistema'])
  expect((await e.perfil(cuerpo.data.token)).status).toBe(200)
  expect((await entra(docente)).status).toBe(200)
})

it.each([
  [{ email_verified: true }, 200],
  [{ email_verified: 'true' }, 200],
  [{ xms_edov: true }, 200],
  [{ xms_edov: 'true' }, 200],
  [{ xms_edov: 1 }, 200],
  [{ email_verified: false, xms_edov: '1' }, 200],
  [{ email_verified: 'false' }, 403],
  [{ email_verified: '1' }, 403],
  [{ xms_edov: 'false' }, 403],
  [{ xms_edov: 0 }, 403],
  [{}, 403],
])('knows by %j whether the institution verified a mail', async (dichas, status) => {
  const miente = { email_verified: undefined, ...dichas }
  expect((await entra({ ...docente, miente })).status).toBe(status)
})

it('names every domain whose accounts it accepts', async () => {
  const institucion = { emisor: p.emisor, cliente: 'cuc', secreto: 'x', dominios: ['uno.mx', 'dos.mx'], nombre: 'x' }
  en = conReglas({ institucion })
  const { cuerpo } = await entra(docente)
  expect(cuerpo.message).toBe('Use su cuenta de @uno.mx o @dos.mx: con otra no se entra')
  en = conReglas()
})

it('leaves with state, nonce and PKCE, and with nothing that a script can read', async () => {
  const { salida } = await ida(docente)
  const busca = new URL(salida.headers.get('location') ?? '').searchParams
  expect(Object.fromEntries(busca)).toMatchObject({
    code_challenge_method: 'S256',
    response_type: 'code',
    scope: 'openid email',
    prompt: 'select_account',
  })
  for (const nombre of ['state', 'nonce', 'code_challenge']) expect(busca.get(nombre)?.length).toBeGreaterThan(40)
  expect(salida.headers.get('set-cookie')).toMatch(/Path=\/api; HttpOnly; Secure; SameSite=Lax$/)
})

describe('an institution that keeps to the letter of OpenID Connect', () => {
  it('gives the mail to a request with the accompanying token, for the same subject alone', async () => {
    expect((await entra({ ...docente, aparte: {} })).cuerpo.data.rol).toBe('facilitador')
    const { cuerpo } = await entra({ ...docente, email_verified: false, aparte: {} })
    expect(cuerpo.message).toBe('La institución no ha verificado su correo: pídale que lo haga e intente de nuevo')
    expect((await entra({ ...docente, aparte: { sub: 'f-2' } })).cuerpo.message).toBe(incomprobable)
  })

  it('and refuses to let people choose their account is asked again without', async () => {
    const { cookie, regreso } = await ida({ ...docente, sinElegir: true })
    const otra = await ir(regreso, cookie)
    const destino = new URL(otra.headers.get('location') ?? '')
    expect([destino.origin, destino.searchParams.has('prompt')]).toEqual([p.emisor, false])
    const vuelta = await fetch(destino, { redirect: 'manual' })
    const { search } = new URL(vuelta.headers.get('location') ?? '')
    const llegada = await ir(`institucion/regreso${search}`, galletaDe(otra))
    expect((await llega(galletaDe(llegada))).cuerpo.data.rol).toBe('facilitador')
  })

  it('is asked again once, after any refusal, and the log records it', async () => {
    const { cookie, regreso } = await ida(docente)
    const dice = (state: string, galleta: string) =>
      ir(`institucion/regreso?${new URLSearchParams({ error: 'invalid_request', state })}`, galleta)
    const otra = await dice(new URLSearchParams(regreso.split('?')[1]).get('state') ?? '', cookie)
    const { searchParams } = new URL(otra.headers.get('location') ?? '')
    e.lineas.length = 0
    const llegada = await dice(searchParams.get('state') ?? '', galletaDe(otra))
    expect((await llega(galletaDe(llegada))).cuerpo.message).toBe(incomprobable)
    expect(e.lineas).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('invalid_request') }))
  })
})

describe('is refused in a sentence:', () => {
  it.each<[string, Partial<Papel>, string]>([
    ['another domain', { email: 'ana@gmail.com' }, 'Use su cuenta de @demo.cuc.mx: con otra no se entra'],
    [
      'one that only ends alike',
      { email: 'ana@otrademo.cuc.mx' },
      'Use su cuenta de @demo.cuc.mx: con otra no se entra',
    ],
    [
      'a mail without account',
      { email: 'nadie@demo.cuc.mx' },
      'Ninguna cuenta tiene el correo nadie@demo.cuc.mx: pida a la administración que lo registre en la suya',
    ],
    [
      'a mail not verified',
      { email_verified: false },
      'La institución no ha verificado su correo: pídale que lo haga e intente de nuevo',
    ],
    ['no mail', { miente: { email: undefined } }, 'La institución no dio su correo: avise a la administración'],
    ['an empty mail', { miente: { email: ' ' } }, 'La institución no dio su correo: avise a la administración'],
    [
      'a mail that is no text',
      { miente: { email: 1 } },
      'La institución no dijo quién es usted: avise a la administración',
    ],
    ['a wrong nonce', { miente: { nonce: 'otro' } }, incomprobable],
    ['a wrong issuer', { miente: { iss: 'https://otra.mx' } }, incomprobable],
    ['another audience', { miente: { aud: 'otra' } }, incomprobable],
    ['an answer that ran out', { miente: { exp: 1_000_000 } }, incomprobable],
    ['a signature of somebody else', { otraFirma: true }, incomprobable],
  ])('%s', async (_, papel, message) => {
    e.lineas.length = 0
    const { status, cuerpo } = await entra({ ...docente, ...papel })
    expect([status, cuerpo.message]).toEqual([403, message])
    expect(e.lineas).toContainEqual(
      expect.objectContaining({ event: 'ingreso fallido', account: null, how: 'institucion' }),
    )
    if (papel.miente?.aud)
      expect(e.lineas).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('"aud"') }))
    const razones = e.lineas.flatMap(({ event, how, reason }) => (reason ? [[event, how]] : []))
    expect(razones).toEqual(message === incomprobable ? [['ingreso fallido', 'institucion']] : [])
  })

  it('a code that was used, a state of another departure, and a return in another browser', async () => {
    const vuelve = async (ruta: string, galleta = '') => {
      const vuelta = await ir(ruta, galleta)
      expect(vuelta.status).toBe(302)
      return (await llega(galletaDe(vuelta))).cuerpo.message
    }
    const { cookie, regreso } = await ida(docente)
    expect(await vuelve(regreso, cookie)).toBe('Bienvenido al sistema')
    const venció = 'El ingreso con la institución venció o se abrió en otro navegador: empiece de nuevo'
    expect(await vuelve(regreso, cookie)).toBe(venció)
    const otra = await ida(docente)
    expect(await vuelve(regreso, otra.cookie)).toBe(incomprobable)
    const tercera = await ida(docente)
    expect(await vuelve(tercera.regreso)).toBe(venció)
    const cuarta = await ida(docente)
    const usado = new URLSearchParams(regreso.split('?')[1])
    const suya = new URLSearchParams(cuarta.regreso.split('?')[1])
    suya.set('code', usado.get('code') ?? '')
    expect(await vuelve(`institucion/regreso?${suya}`, cuarta.cookie)).toBe(incomprobable)
  })

  it('a subject other than the one that the account was bound to, until the administration unbinds it', async () => {
    expect((await entra(docente)).status).toBe(200)
    expect((await entra({ ...docente, sub: 'f-2' })).cuerpo.message).toBe(
      'Ese correo está ligado a otra persona de la institución: avise a la administración',
    )
    expect((await entra({ ...docente, email: correoDe('escolar') })).status).toBe(403)
    expect(await unbind(e.db, e.opciones, 'nadie@demo.cuc.mx')).toBe('ninguna cuenta')
    expect(await unbind(e.db, e.opciones, correoDe('escolar'))).toBe('nada')
    expect(await unbind(e.db, e.opciones, docente.email)).toBe('hecho')
    expect((await e.buzon.siguiente('Cambió su cuenta')).para).toBe(docente.email)
    expect((await entra({ ...docente, sub: 'f-2' })).status).toBe(200)
  })
})

it('a refusal at the institution, and an institution that does not answer, each have a message', async () => {
  const { cookie, regreso } = await ida(docente)
  const estado = new URLSearchParams(regreso.split('?')[1]).get('state') ?? ''
  const dice = async (error: string, galleta: string, state: string) =>
    (await llega(galletaDe(await ir(`institucion/regreso?${new URLSearchParams({ error, state })}`, galleta)))).cuerpo
      .message
  expect(await dice('access_denied', cookie, estado)).toBe('La institución no le dio paso, o usted lo canceló')
  const otra = await ida(docente)
  const suyo = new URLSearchParams(otra.regreso.split('?')[1]).get('state') ?? ''
  expect(await dice('server_error', otra.cookie, suyo)).toBe(incomprobable)
  const institucion = { emisor: 'http://127.0.0.1:9', cliente: 'x', secreto: 'x', dominios: [], nombre: 'x' }
  en = conReglas({ institucion })
  const salida = await ir('institucion/ingreso')
  expect(salida.headers.get('location')).toBe('https://escuela.mx/?institucion')
  expect(await llega(galletaDe(salida))).toMatchObject({
    status: 403,
    cuerpo: { message: 'La institución no responde: espere un momento e intente de nuevo' },
  })
  en = conReglas()
})

it('an arrival serves once', async () => {
  const { cookie, regreso } = await ida(docente)
  const llegada = galletaDe(await ir(regreso, cookie))
  expect((await llega(llegada)).status).toBe(200)
  expect((await llega(llegada)).status).toBe(403)
})

it('a role may be closed to passwords, and the second step is required after the institution too', async () => {
  en = conReglas({ passwordless: ['facilitador'], requiredRoles: ['facilitador'] })
  expect(await e.ingresar('facilitador', contrasena, { en })).toMatchObject({
    status: 403,
    message: 'Entre con la cuenta de la institución: con contraseña no se entra con su rol',
  })
  expect((await e.ingresar('facilitador', 'Otra2026', { en })).status).toBe(401)
  const { status, cuerpo } = await entra(docente)
  expect([status, cuerpo.data.segundo_paso.activar.uri]).toEqual([401, expect.stringContaining('otpauth://')])
  en = conReglas()
})

it('without an institution there are no such calls', async () => {
  expect((await e.app.request('/api/institucion/ingreso')).status).toBe(404)
  expect((await e.app.request('/api/institucion/regreso')).status).toBe(404)
})

it('the log records the institution’s answer to a refused code', async () => {
  const { cookie, regreso } = await ida(docente)
  e.lineas.length = 0
  await ir(regreso.replace(/code=[^&]+/, 'code=otro'), cookie)
  expect(e.lineas.map(({ reason }) => reason)).toContainEqual(expect.stringContaining(': invalid_grant'))
})

it('the log keeps no address that the institution says in its reason', async () => {
  const { cookie, regreso } = await ida(docente)
  e.lineas.length = 0
  const dado = new URLSearchParams(regreso.split('?')[1])
  const negado = new URLSearchParams({
    state: dado.get('state') ?? '',
    iss: dado.get('iss') ?? '',
    error: 'access_denied',
    error_description: `AADSTS50105: ${docente.email} is not assigned`,
  })
  if (!dado.has('iss')) negado.delete('iss')
  await ir(`institucion/regreso?${negado}`, cookie)
  expect(e.lineas.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('AADSTS50105: … is not assigned'))
})
