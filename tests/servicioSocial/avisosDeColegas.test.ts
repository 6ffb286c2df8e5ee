import { afterAll, beforeAll, expect, it } from 'vitest'
import { colegaEscolar } from '../harness/colegaEscolar.ts'
import { oficina, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
  await colegaEscolar(o.e.db, o.claves.colonia)
})
afterAll(() => o.e.cerrar())

const sinLeer = async (quien: string) =>
  JSON.parse((await o.e.pedir('GET', 'avisos/estado', { token: await o.e.tokenDe(quien) })).texto).data.sinLeer

it('of two phases that await the office, the decision of one leaves the other for a colleague to read', async () => {
  await o.poner(en({ 0: 'aceptado' }))
  for (const fase of [1, 2]) expect((await o.pedirPaso('estudiante', { accion: 'enviar', fase })).status).toBe(200)
  expect(await sinLeer('escolar.colega')).toBe(2)
  expect((await o.pedirPaso('escolar', { accion: 'aceptar', fase: 1 })).status).toBe(200)
  expect([await sinLeer('escolar'), await sinLeer('escolar.colega')]).toEqual([0, 2])
  expect((await o.pedirPaso('escolar', { accion: 'aceptar', fase: 2 })).status).toBe(200)
  expect(await sinLeer('escolar.colega')).toBe(0)
})
