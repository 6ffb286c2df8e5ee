import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPase } from '../../server/auth/factores/pases.ts'
import { llavesDeAcceso, pases } from '../../server/auth/factores/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { llaveDeAcceso } from '../harness/llaveDeAcceso.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
const sitio = 'escuela.mx'
const deEscolar = llaveDeAcceso(sitio)
const deConsejero = llaveDeAcceso(sitio)
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const guardar = async (rol: string, { id, publica }: ReturnType<typeof llaveDeAcceso>, contador = 0) => {
  const [{ id: usuario_id } = { id: '' }] = await e.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, correoDe(rol)))
  const fila = { id, usuario_id, publica, contador, transportes: ['internal'], nombre: 'La del teléfono' }
  await e.db.insert(llavesDeAcceso).values({ ...fila, creada: e.reloj.ahora })
}
beforeEach(async () => {
  await e.db.execute(sql`truncate llaves_de_acceso, pases, intentos, sesiones, actividad`)
  await guardar('escolar', deEscolar)
  await guardar('consejero', deConsejero)
})

const reto = async (pase?: string) => {
  const { texto } = await e.pedir('POST', 'login/llave/reto', { cuerpo: pase ? { pase } : {} })
  return JSON.parse(texto).data
}
const entrar = (pase: string, credencial: unknown) => e.pedir('POST', 'login/llave', { cuerpo: { pase, credencial } })
const sesiones = async () => (await e.db.execute(sql`select 1 from sesiones`)).rows.length
const negada = { status: 401, message: 'Esa llave de acceso no abre ninguna cuenta' }

describe('a passkey', () => {
  it('that is requested removes expired passes, as a password does', async () => {
    const ayer = new Date(e.reloj.ahora.getTime() - 24 * 3_600_000)
    await openPase(e.db, { para: 'ingreso con llave', datos: { reto: 'x' } }, ayer)
    expect((await reto()).pase).toBeDefined()
    expect(await e.db.$count(pases)).toBe(1)
  })

  it('opens the account that it is of, and says so in its activity', async () => {
    const { pase, opciones } = await reto()
    expect([opciones.rpId, opciones.userVerification, opciones.allowCredentials ?? []]).toEqual([sitio, 'required', []])
    const { status, data } = await entrar(pase, deEscolar.responder(opciones.challenge))
    expect(status).toBe(200)
    expect((await e.perfil(data.token ?? '')).data.email).toBe(correoDe('escolar'))
    const { rows } = await e.db.execute(sql`select suceso from actividad`)
    expect(rows).toEqual([{ suceso: 'ingreso_con_llave' }])
    expect(e.lineas).toContainEqual(expect.objectContaining({ event: 'ingreso', how: 'ingreso_con_llave' }))
  })

  it.each([
    ['another challenge', 'otro reto', {}],
    ['another site', undefined, { origen: 'https://escuela.mx.ladron.mx' }],
    ['a site that says it is this one', undefined, { sitio: 'ladron.mx' }],
    ['nobody who unlocked the device', undefined, { verificada: false }],
    ['what makes keys instead of using them', undefined, { tipo: 'webauthn.create' }],
  ])('opens nothing when it answers for %s', async (_, otro, cambios) => {
    const { pase, opciones } = await reto()
    const dicho = otro === undefined ? opciones.challenge : Buffer.from(otro).toString('base64url')
    expect(await entrar(pase, deEscolar.responder(dicho, cambios))).toMatchObject(negada)
    expect(await sesiones()).toBe(0)
  })

  it('opens nothing under the name of another one, or that nobody keeps', async () => {
    const { pase, opciones } = await reto()
    const { id } = deConsejero
    expect(await entrar(pase, { ...deEscolar.responder(opciones.challenge), id, rawId: id })).toMatchObject(negada)
    const account = expect.any(String)
    expect(e.lineas).toContainEqual(expect.objectContaining({ event: 'ingreso fallido', account, how: 'llave' }))
    const otro = await reto()
    expect(await entrar(otro.pase, llaveDeAcceso(sitio).responder(otro.opciones.challenge))).toMatchObject(negada)
    expect(await sesiones()).toBe(0)
  })

  it('answers a challenge once', async () => {
    const { pase, opciones } = await reto()
    const credencial = deEscolar.responder(opciones.challenge)
    expect((await entrar(pase, credencial)).status).toBe(200)
    expect(await entrar(pase, credencial)).toMatchObject(negada)
    expect(await sesiones()).toBe(1)
  })

  it('that counts is refused once its count does not grow: somebody copied it', async () => {
    const copiada = llaveDeAcceso(sitio)
    await guardar('estudiante', copiada, 7)
    for (const [contador, status] of [
      [7, 401],
      [3, 401],
      [8, 200],
      [8, 401],
    ] as const) {
      const { pase, opciones } = await reto()
      expect([contador, (await entrar(pase, copiada.responder(opciones.challenge, { contador }))).status]).toEqual([
        contador,
        status,
      ])
    }
  })
})

describe('as a second step', () => {
  const primerPaso = async (rol: string) => JSON.parse((await e.ingresar(rol)).texto).data.segundo_paso.pase

  it('is asked of the keys of that account alone, and ends the first step', async () => {
    const primero = await primerPaso('escolar')
    expect((await e.ingresar('escolar')).data.segundo_paso).toEqual({
      pase: expect.any(String),
      app: false,
      llave: true,
    })
    const [{ pase, opciones }, otro] = [await reto(primero), await reto(primero)]
    expect(opciones.allowCredentials).toMatchObject([{ id: deEscolar.id, transports: ['internal'] }])
    expect((await entrar(pase, deEscolar.responder(opciones.challenge))).status).toBe(200)
    const vencido = { status: 401, message: 'El ingreso venció, empiece de nuevo' }
    expect(await entrar(otro.pase, deEscolar.responder(otro.opciones.challenge))).toMatchObject(vencido)
    expect(await e.pedir('POST', 'login/llave/reto', { cuerpo: { pase: primero } })).toMatchObject(vencido)
    expect(await sesiones()).toBe(1)
  })

  it('another person’s key does not complete a sign-in begun by password', async () => {
    const { pase, opciones } = await reto(await primerPaso('escolar'))
    expect(await entrar(pase, deConsejero.responder(opciones.challenge))).toMatchObject(negada)
    expect(await sesiones()).toBe(0)
  })
})
