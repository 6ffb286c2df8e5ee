import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { huellaDeSecreto } from '../../server/auth/newToken.ts'
import { sesiones } from '../../server/auth/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('a session without use ends after the minutes of its role, in spite of the page’s own calls; use keeps it, and so do other roles', async () => {
  const en = createApp(e.db, { ...e.opciones, signIn: { idleMinutes: { escolar: 10 } } })
  const [token, otro] = [await e.tokenDe('escolar'), await e.tokenDe('facilitador')]
  const pide = (ruta: string, de = token) => e.pedir('GET', ruta, { token: de, en })
  for (const ruta of ['avisos', 'avisos/estado?enUso']) {
    e.pasan(9)
    expect((await pide(ruta)).status).toBe(200)
  }
  for (const _ of [1, 2]) {
    e.pasan(5)
    expect((await pide('avisos/estado')).status).toBe(200)
  }
  e.pasan(1)
  expect(await pide('avisos/estado')).toMatchObject({
    status: 401,
    message: 'Su sesión se cerró después de 10 minutos sin uso, ingrese de nuevo',
  })
  expect((await pide('avisos')).message).toBe('Credenciales invalidas o vencidas, favor de cerrar sesion')
  expect((await pide('avisos', otro)).status).toBe(200)
})

it('use is recorded at most every five minutes, and ten times within the limit of a role', async () => {
  const en = createApp(e.db, { ...e.opciones, signIn: { idleMinutes: { escolar: 10 } } })
  for (const [rol, pausa] of [
    ['escolar', 1],
    ['facilitador', 5],
  ] as const) {
    const token = await e.tokenDe(rol)
    const desde = e.reloj.ahora
    const ultima = async () => {
      expect((await e.pedir('GET', 'avisos', { token, en })).status).toBe(200)
      const [fila] = await e.db
        .select()
        .from(sesiones)
        .where(eq(sesiones.token_hash, huellaDeSecreto(token)))
      return fila?.ultima
    }
    e.pasan(pausa - 1 / 60)
    expect(await ultima()).toEqual(desde)
    e.pasan(1 / 60)
    expect(await ultima()).toEqual(e.reloj.ahora)
  }
})
