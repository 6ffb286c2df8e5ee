// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { answersAhead } from '../../src/api/answersAhead.ts'
import { callApi } from '../../src/api/callApi.ts'
import { storeSession } from '../../src/api/session.ts'
import { exito, falla, servidor } from './servidor.ts'

const { recibidas, responde } = servidor()
const entrar = (token: string) => storeSession({ token, rol: 'escolar', nombre: 'Ana' })

it('gives the pending answer to its first reader, with the session that asked', async () => {
  responde('get', 'pendientes', () => exito('', ['uno']))
  entrar('abc')
  answersAhead.ask(['pendientes'])
  expect((await callApi('pendientes')).data).toEqual(['uno'])
  expect(recibidas.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc'])
  await callApi('pendientes')
  expect(recibidas).toHaveLength(2)
})

it('is asked for once while it is fresh', async () => {
  responde('get', 'pendientes', () => exito('', ['uno']))
  entrar('abc')
  answersAhead.ask(['pendientes'])
  answersAhead.ask(['pendientes'])
  expect((await callApi('pendientes')).data).toEqual(['uno'])
  expect(recibidas).toHaveLength(1)
})

it('is dropped after a failure: its reader asks again', async () => {
  responde('get', 'pendientes', () => falla(500, 'Falla'))
  entrar('abc')
  answersAhead.ask(['pendientes'])
  await vi.waitFor(() => expect(recibidas).toHaveLength(1))
  await vi.waitFor(() => {
    answersAhead.ask(['pendientes'])
    expect(recibidas.length).toBeGreaterThan(1)
  })
  responde('get', 'pendientes', () => exito('', ['uno']))
  await vi.waitFor(() => expect(answersAhead.take('pendientes')).toBeUndefined())
  expect((await callApi('pendientes')).data).toEqual(['uno'])
})

it('is nothing to another session, nor once it is old', async () => {
  responde('get', 'pendientes', () => exito('', []))
  entrar('abc')
  answersAhead.ask(['pendientes'])
  entrar('otra')
  expect(answersAhead.take('pendientes')).toBeUndefined()
  answersAhead.ask(['pendientes'])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
  expect(answersAhead.take('pendientes')).toBeUndefined()
  vi.restoreAllMocks()
})

it('is dropped after a write', async () => {
  responde('get', 'materias', () => exito('', []))
  responde('post', 'materias', () => exito('Creada'))
  entrar('abc')
  answersAhead.ask(['materias'])
  await callApi('materias', { method: 'POST', key: null, body: {} })
  await callApi('materias')
  expect(recibidas.filter(({ method }) => method === 'GET')).toHaveLength(2)
})

it('is requested again by a reader when the answer says that the server recovers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const respuestas = [new Response('{}', { status: 503, headers: { 'Retry-After': '1' } })]
  responde('get', 'cucs', () => respuestas.shift() ?? exito('', ['uno']))
  entrar('abc')
  answersAhead.ask(['cucs'])
  const leida = callApi('cucs')
  await vi.advanceTimersByTimeAsync(2000)
  expect((await leida).data).toEqual(['uno'])
  vi.useRealTimers()
})
