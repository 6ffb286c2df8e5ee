import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('a session without use ends after the minutes of its role, whatever its page asks by itself; use keeps it, and other roles', async () => {
  const en = createApp(e.db, { ...e.opciones, ingreso: { reposo: { escolar: 10 } } })
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
