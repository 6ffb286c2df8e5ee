import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pases, segundosFactores } from '../../server/auth/factores/tables.ts'
import { resetFactors } from '../../server/auth/factores/resetFactors.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import type { FactoresDeCuenta, SegundoPaso } from '../../src/schema/account/segundoPaso.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

/** Returns the code that the app shows now, or `pasos` steps of thirty seconds later. */
const codigo = (secreto: string, pasos = 0) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: e.reloj.ahora.getTime() + pasos * 30_000 })
const segundos = (n: number) => {
  e.reloj.ahora = new Date(e.reloj.ahora.getTime() + n * 1000)
}
const dataOf = (texto: string) => JSON.parse(texto).data
const pasoDe = ({ texto }: { texto: string }): SegundoPaso => dataOf(texto).segundo_paso
const factores = async (token: string): Promise<FactoresDeCuenta> =>
  dataOf((await e.pedir('GET', 'segundo-factor', { token })).texto)
const conContrasena = (ruta: string, token: string, contrasenia_actual = contrasena) =>
  e.pedir('POST', ruta, { token, cuerpo: { contrasenia_actual } })
const segundo = (pase: string, dicho: string, ruta = 'login/segundo-paso') =>
  e.pedir('POST', ruta, { cuerpo: { pase, codigo: dicho } })
const entra = async (rol: string, dicho: string) => segundo(pasoDe(await e.ingresar(rol)).pase, dicho)

/** Activates it in the profile. Returns the secret and the recovery codes. */
const activa = async (rol: string) => {
  const token = await e.tokenDe(rol)
  const { secreto, pase } = dataOf((await conContrasena('segundo-factor', token)).texto)
  const { status, texto } = await e.pedir('POST', 'segundo-factor/confirmacion', {
    token,
    cuerpo: { pase, codigo: codigo(secreto) },
  })
  expect(status).toBe(200)
  segundos(60)
  const codigos: string[] = dataOf(texto).codigos
  return { token, secreto, codigos }
}

beforeEach(async () => {
  await e.repartido()
  e.buzon.llegados.length = 0
  e.lineas.length = 0
  await e.db.execute(sql`truncate segundos_factores, codigos_de_recuperacion, pases, intentos, sesiones, actividad`)
})

describe('switched on', () => {
  it('needs the password and a first code; keeps this session, ends the others, tells the person, history and log', async () => {
    const [aparte, token] = [await e.tokenDe('escolar'), await e.tokenDe('escolar')]
    expect(await conContrasena('segundo-factor', token, 'Otra2026')).toMatchObject({
      status: 422,
      errors: { contrasenia_actual: 'La contraseña actual es incorrecta' },
    })
    const { secreto, uri, pase } = dataOf((await conContrasena('segundo-factor', token)).texto)
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*escolar.*issuer=/)
    expect((await factores(token)).app).toBeNull()
    const confirma = (dicho: string) =>
      e.pedir('POST', 'segundo-factor/confirmacion', { token, cuerpo: { pase, codigo: dicho } })
    expect((await confirma('000000')).errors?.codigo).toContain('revise que la hora de su teléfono')
    const { status, texto } = await confirma(codigo(secreto).replace(/^.../, '$& '))
    expect(status).toBe(200)
    expect(dataOf(texto).codigos).toHaveLength(10)
    expect((await confirma(codigo(secreto))).texto).toBe(texto)
    expect(await factores(token)).toMatchObject({ app: e.reloj.ahora.toISOString(), codigos: 10, exigido: false })
    expect([(await e.perfil(token)).status, (await e.perfil(aparte)).status]).toEqual([200, 401])
    expect((await e.buzon.siguiente('Cambió su cuenta')).texto).toContain('pide ahora un segundo paso')
    const actividad = dataOf((await e.pedir('GET', 'datos/personales/actividad', { token })).texto)
    expect(actividad[0].suceso).toBe('segundo_factor_activado')
    const [fila] = await e.db.select().from(historial).where(eq(historial.entidad, 'usuarios'))
    expect(fila).toMatchObject({
      autor: 'Magdalena García López',
      despues: { segundo_factor: 'segundo_factor_activado' },
    })
    expect(e.lineas).toContainEqual(
      expect.objectContaining({ event: 'cuenta cambiada', changes: ['segundo_factor_activado'] }),
    )
  })

  it('keeps no secret and no code that can be read, nor logs one', async () => {
    const { secreto, codigos } = await activa('escolar')
    await entra('escolar', codigo(secreto))
    const { rows } = await e.db.execute<{ t: string }>(
      sql`select (select json_agg(s) from segundos_factores s)::text || (select json_agg(c) from codigos_de_recuperacion c)::text
        || (select json_agg(p) from pases p)::text as t`,
    )
    const dicho = `${rows[0]?.t}${JSON.stringify(e.lineas)}`
    for (const secretos of [secreto, ...codigos, ...codigos.map(each => each.replaceAll('-', ''))])
      expect(dicho).not.toContain(secretos)
  })

  it('of one account does not open another: a secret that was moved is no secret', async () => {
    const { secreto } = await activa('escolar')
    await activa('facilitador')
    const [ajeno] = await e.db.select().from(usuarios).where(eq(usuarios.rol, 'facilitador'))
    const [propio] = await e.db.select().from(usuarios).where(eq(usuarios.rol, 'escolar'))
    await e.db.execute(
      sql`update segundos_factores set secreto = (select secreto from segundos_factores where usuario_id = ${propio?.id}) where usuario_id = ${ajeno?.id}`,
    )
    expect((await entra('facilitador', codigo(secreto))).status).toBe(422)
    expect((await entra('escolar', codigo(secreto))).status).toBe(200)
  })
})

describe('the sign-in', () => {
  it('the sign-in of an account without it is unchanged', async () => {
    await activa('escolar')
    expect((await e.ingresar('facilitador')).data.token).toMatch(/^[\w-]{43}$/)
  })

  it('gives no session until the second step, and then the usual answer', async () => {
    const { secreto } = await activa('escolar')
    const primera = await e.ingresar('escolar')
    expect([primera.status, primera.message]).toEqual([401, 'Falta el segundo paso'])
    expect(pasoDe(primera)).toEqual({ pase: expect.any(String), app: true, llave: false })
    expect(primera.texto).not.toContain('token')
    expect((await e.perfil(pasoDe(primera).pase)).status).toBe(401)
    const { status, data } = await segundo(pasoDe(primera).pase, codigo(secreto))
    expect([status, data.rol, data.matricula]).toEqual([200, 'escolar', 'E'.padEnd(18, '0')])
    expect((await e.perfil(data.token ?? '')).status).toBe(200)
  })

  it('takes each code once, also at the same moment in two processes, none of before, and one of a clock beside', async () => {
    const { secreto } = await activa('escolar')
    const dicho = codigo(secreto)
    const pasos = await Promise.all([0, 1, 2].map(async () => pasoDe(await e.ingresar('escolar')).pase))
    const llegadas = await Promise.all(
      pasos.map((pase, n) =>
        e.pedir('POST', 'login/segundo-paso', { cuerpo: { pase, codigo: dicho }, en: n % 2 ? e.app : e.segunda }),
      ),
    )
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect((await entra('escolar', dicho)).status).toBe(422)
    expect((await entra('escolar', codigo(secreto, -1))).status).toBe(422)
    expect((await entra('escolar', codigo(secreto, 1))).status).toBe(200)
    segundos(120)
    expect((await entra('escolar', codigo(secreto, -2))).status).toBe(422)
    segundos(120)
    expect((await entra('escolar', codigo(secreto, -1))).status).toBe(200)
  })

  it('takes a pass once and for ten minutes, and no other one', async () => {
    const { secreto } = await activa('escolar')
    const { pase } = pasoDe(await e.ingresar('escolar'))
    expect((await segundo(pase, codigo(secreto))).status).toBe(200)
    segundos(60)
    expect(await segundo(pase, codigo(secreto))).toMatchObject({
      status: 401,
      message: 'El ingreso venció, empiece de nuevo',
    })
    const { pase: viejo } = pasoDe(await e.ingresar('escolar'))
    segundos(601)
    expect((await segundo(viejo, codigo(secreto))).status).toBe(401)
    const { pase: deOtroAsunto } = dataOf((await conContrasena('segundo-factor', await e.tokenDe('facilitador'))).texto)
    expect((await segundo(deOtroAsunto, codigo(secreto))).status).toBe(401)
    expect((await segundo('x', '123456')).status).toBe(401)
    expect((await segundo(viejo, ' ')).errors).toEqual({ codigo: 'Escriba el código' })
  })

  it('ends with a change of the password: the pass of before opens nothing', async () => {
    const { token, secreto } = await activa('escolar')
    const { pase } = pasoDe(await e.ingresar('escolar'))
    const nueva = 'Asamblea2026'
    const cambia = (contrasenia_actual: string, otra: string) =>
      e.pedir('POST', 'cambio-contrasenia', {
        token,
        cuerpo: {
          email: correoDe('escolar'),
          contrasenia_actual,
          contrasenia_nueva: otra,
          contrasenia_nueva_confirmation: otra,
        },
      })
    expect((await cambia(contrasena, nueva)).status).toBe(200)
    expect((await segundo(pase, codigo(secreto))).status).toBe(401)
    expect((await cambia(nueva, contrasena)).status).toBe(200)
  })

  it('slows down guessed codes, with any pass and from any place, and tells the owner', async () => {
    const { secreto } = await activa('escolar')
    for (let n = 0; n < 4; n += 1) expect((await entra('escolar', '000000')).status).toBe(422)
    await e.repartido()
    expect(e.buzon.llegados.filter(({ asunto }) => asunto.includes('Alguien conoce'))).toEqual([])
    expect((await entra('escolar', '000000')).status).toBe(422)
    const frenada = await e.pedir('POST', 'login/segundo-paso', {
      cuerpo: { pase: pasoDe(await e.ingresar('escolar')).pase, codigo: codigo(secreto) },
      desde: '10.9.9.9',
    })
    expect([frenada.status, frenada.headers.get('retry-after')]).toEqual([429, '5'])
    expect((await e.buzon.siguiente('Alguien conoce')).texto).toContain('alguien conoce su contraseña')
    expect(e.lineas.filter(({ event }) => event === 'segundo paso fallido')).toHaveLength(5)
    segundos(6)
    expect((await entra('escolar', '000000')).status).toBe(422)
    segundos(60)
    expect((await entra('escolar', codigo(secreto))).status).toBe(200)
    await e.repartido()
    expect(e.buzon.llegados.filter(({ asunto }) => asunto.includes('Alguien conoce'))).toEqual([])
    expect(e.lineas.filter(({ event }) => event === 'segundo paso fallido')).toHaveLength(6)
  })
})

describe('a lost device', () => {
  it('is made up for by a recovery code, once, as it is written or not; the owner is told', async () => {
    const { codigos } = await activa('escolar')
    const [uno = '', dos = ''] = codigos
    await e.repartido()
    e.buzon.llegados.length = 0
    const { status, data } = await entra('escolar', ` ${uno.toLowerCase().replaceAll('-', ' ')} `)
    expect(status).toBe(200)
    expect((await e.buzon.siguiente('Cambió su cuenta')).texto).toContain('con un código de recuperación')
    expect((await entra('escolar', uno)).status).toBe(422)
    expect((await factores(data.token ?? '')).codigos).toBe(9)
    const renovados = await conContrasena('segundo-factor/codigos', data.token ?? '')
    expect(dataOf(renovados.texto).codigos).toHaveLength(10)
    expect((await entra('escolar', dos)).status).toBe(422)
    expect((await entra('escolar', dataOf(renovados.texto).codigos[3])).status).toBe(200)
  })

  it('is put right by the administration: password alone, sessions ended, the owner told', async () => {
    const { token } = await activa('escolar')
    expect(await resetFactors(e.db, e.opciones, 'nadie@demo.cuc.mx')).toBe('ninguna cuenta')
    expect(await resetFactors(e.db, e.opciones, correoDe('facilitador'))).toBe('nada')
    expect(await resetFactors(e.db, e.opciones, correoDe('escolar'))).toBe('hecho')
    expect((await e.perfil(token)).status).toBe(401)
    expect((await e.ingresar('escolar')).status).toBe(200)
    await e.buzon.siguiente('Cambió su cuenta')
    expect((await e.buzon.siguiente('Cambió su cuenta')).texto).toContain('La administración retiró el segundo paso')
  })
})

it('is switched off with the password, and its recovery codes with it', async () => {
  const { token, codigos } = await activa('escolar')
  expect((await conContrasena('segundo-factor/desactivacion', token, 'Otra2026')).status).toBe(422)
  expect((await conContrasena('segundo-factor/desactivacion', token)).status).toBe(200)
  expect((await conContrasena('segundo-factor/desactivacion', token)).status).toBe(409)
  expect((await conContrasena('segundo-factor/codigos', token)).status).toBe(409)
  expect((await e.ingresar('escolar')).status).toBe(200)
  expect(await factores(token)).toMatchObject({ app: null, codigos: 0 })
  expect(codigos).toHaveLength(10)
})

describe('a role that must have it', () => {
  const estricta = () => createApp(e.db, { ...e.opciones, signIn: { requiredRoles: ['escolar'] } })

  it('opens no session without: it is switched on in the sign-in itself', async () => {
    const en = estricta()
    const primera = await e.ingresar('escolar', contrasena, { en })
    const paso = pasoDe(primera)
    expect([primera.status, primera.message]).toEqual([
      401,
      'Su cuenta necesita un segundo factor: actívelo para entrar',
    ])
    const activar = (dicho: string) =>
      e.pedir('POST', 'login/activacion', { cuerpo: { pase: paso.pase, codigo: dicho }, en })
    expect((await activar('000000')).status).toBe(422)
    const { status, texto } = await activar(codigo(paso.activar?.secreto ?? ''))
    const { token, codigos, rol } = dataOf(texto)
    expect([status, rol, codigos.length]).toEqual([200, 'escolar', 10])
    expect(await activar(codigo(paso.activar?.secreto ?? ''))).toMatchObject({
      status: 422,
      message: 'El código no es correcto o ya se usó',
    })
    segundos(30)
    const otra = dataOf((await activar(codigo(paso.activar?.secreto ?? ''))).texto)
    expect([otra.codigos, otra.token === token]).toEqual([codigos, false])
    expect((await e.pedir('GET', 'segundo-factor', { token, en })).data.exigido).toBe(true)
    expect(
      await e.pedir('POST', 'segundo-factor/desactivacion', { token, cuerpo: { contrasenia_actual: contrasena }, en }),
    ).toMatchObject({
      status: 409,
      message: 'Su rol necesita un segundo factor: active otro antes de quitar el último',
    })
    expect(await e.db.$count(segundosFactores)).toBe(1)
    expect((await e.ingresar('facilitador', contrasena, { en })).status).toBe(200)
  })

  it('does not say so of an inactive account, nor without the password', async () => {
    const en = estricta()
    expect((await e.ingresar('escolar', 'Otra2026', { en })).message).toBe('Credenciales incorrectas')
    expect(await e.db.$count(pases)).toBe(0)
  })
})
