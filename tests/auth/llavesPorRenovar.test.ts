import { afterAll, beforeAll, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  for (const rol of ['coordinador', 'administrativo', 'consejero']) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const alta = async (nombre: string, vence: string) => {
  const { status, data } = await e.pedir('POST', 'llavesDeSistemas', {
    token: tokens.get('coordinador'),
    cuerpo: { nombre, rol: 'administrativo', vence, por_minuto: 60, llamadas: [{ llamada: 'GET cucs' }] },
  })
  expect(status).toBe(201)
  return data
}

const esperan = async (rol: string): Promise<number | undefined> => {
  const { texto } = await e.pedir('GET', 'pendientes', { token: tokens.get(rol) })
  const suyos: { resource: string; vista?: string; total: number }[] = JSON.parse(texto).data
  return suyos.find(({ resource, vista }) => resource === 'llavesDeSistemas' && vista === 'porRenovar')?.total
}

it('a key that ends within two weeks, or has ended, awaits those who create keys until it is renewed or revoked', async () => {
  const pronto = await alta('Cursos', '2026-12-04')
  await alta('Biblioteca', '2026-12-05')
  for (const rol of ['coordinador', 'administrativo']) expect([rol, await esperan(rol)]).toEqual([rol, 1])
  expect(await esperan('consejero')).toBeUndefined()
  e.pasan(20 * 24 * 60)
  for (const rol of ['coordinador', 'administrativo']) tokens.set(rol, await e.tokenDe(rol))
  expect(await esperan('administrativo')).toBe(2)
  const { status } = await e.pedir('PUT', `llavesDeSistemas/${pronto.id_llave}`, {
    token: tokens.get('coordinador'),
    cuerpo: { ...pronto, activa: false },
  })
  expect([status, await esperan('coordinador')]).toEqual([200, 1])
})
