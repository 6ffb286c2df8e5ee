import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SesionAbierta } from '../../src/domain/sesionAbierta.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const abiertas = async (token: string): Promise<SesionAbierta[]> =>
  JSON.parse((await e.pedir('GET', 'sesiones', { token })).texto).data
const entra = async () => (await e.ingresar('estudiante', undefined, { desde: '10.1.1.1' })).data.token ?? ''
const sirve = async (token: string) => (await e.pedir('GET', 'datos/personales/usuario', { token })).status
const otra = async (token: string) => (await abiertas(token)).find(({ esta }) => !esta)?.id ?? ''

it('a person reads their own open sessions and which of them asks', async () => {
  const [una, dos] = [await entra(), await entra()]
  await e.tokenDe('facilitador')
  const mias = await abiertas(dos)
  expect(mias.map(({ esta }) => esta).filter(Boolean)).toHaveLength(1)
  expect(mias).toHaveLength(2)
  expect(mias[0]).toMatchObject({ dispositivo: 'Dispositivo desconocido', direccion: '10.1.1.1' })
  expect(JSON.stringify(mias)).not.toContain(una)
})

it('ends another of their own, not the one in use, and nobody else’s', async () => {
  const [una, dos, ajena] = [await entra(), await entra(), await e.tokenDe('facilitador')]
  const propia = (await abiertas(dos)).find(({ esta }) => esta)?.id ?? ''
  const deOtra = (await abiertas(ajena))[0]?.id ?? ''
  expect((await e.pedir('DELETE', `sesiones/${propia}`, { token: dos })).status).toBe(409)
  expect((await e.pedir('DELETE', `sesiones/${deOtra}`, { token: dos })).status).toBe(404)
  expect((await e.pedir('DELETE', 'sesiones/%25', { token: dos })).status).toBe(404)
  expect([await sirve(ajena), await sirve(dos)]).toEqual([200, 200])
  while (await otra(dos))
    expect((await e.pedir('DELETE', `sesiones/${await otra(dos)}`, { token: dos })).status).toBe(200)
  expect([await sirve(una), await sirve(dos)]).toEqual([401, 200])
})

it('ends all the others at once', async () => {
  const [una, dos, ajena] = [await entra(), await entra(), await e.tokenDe('facilitador')]
  const { status, texto } = await e.pedir('DELETE', 'sesiones', { token: dos })
  expect([status, JSON.parse(texto).message]).toEqual([200, '2 sesiones cerradas'])
  expect([await sirve(una), await sirve(dos), await sirve(ajena)]).toEqual([401, 200, 200])
  expect(JSON.parse((await e.pedir('DELETE', 'sesiones', { token: dos })).texto).message).toBe(
    'No había otra sesión abierta',
  )
})

it('the last use is noted, not on every call', async () => {
  const token = await entra()
  const antes = (await abiertas(token)).find(({ esta }) => esta)?.ultima
  e.reloj.ahora = new Date(e.reloj.ahora.getTime() + 60_000)
  expect((await abiertas(token)).find(({ esta }) => esta)?.ultima).toBe(antes)
  e.reloj.ahora = new Date(e.reloj.ahora.getTime() + 300_000)
  await sirve(token)
  expect((await abiertas(token)).find(({ esta }) => esta)?.ultima).toBe(e.reloj.ahora.toISOString())
})
