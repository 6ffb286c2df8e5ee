// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { adelanto } from '../../src/api/adelanto.ts'
import { callApi } from '../../src/api/callApi.ts'
import { guardarSesion } from '../../src/api/sesion.ts'
import { exito, servidor } from './servidor.ts'

const { recibidas, responde } = servidor()
const entrar = (token: string) => guardarSesion({ token, rol: 'escolar', nombre: 'Ana' })

it('hands the answer that travels to whoever reads it first, with the session that asked', async () => {
  responde('get', 'pendientes', () => exito('', ['uno']))
  entrar('abc')
  adelanto.pedir(['pendientes'])
  expect((await callApi('pendientes')).data).toEqual(['uno'])
  expect(recibidas.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc'])
  await callApi('pendientes')
  expect(recibidas).toHaveLength(2)
})

it('is nothing to another session, nor once it is old', async () => {
  responde('get', 'pendientes', () => exito('', []))
  entrar('abc')
  adelanto.pedir(['pendientes'])
  entrar('otra')
  expect(adelanto.tomar('pendientes')).toBeUndefined()
  adelanto.pedir(['pendientes'])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
  expect(adelanto.tomar('pendientes')).toBeUndefined()
  vi.restoreAllMocks()
})
