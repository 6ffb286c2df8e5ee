import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { settings } from '../../server/installation/settings.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const alla = 'https://escuela.mx'
const abierta = () => createApp(e.db, { ...e.opciones, origins: [alla, 'http://localhost:5173'] })
const permitido = (headers: Headers) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
  headers.get('vary'),
]

describe('a web app of an allowed origin', () => {
  it('may send its preflight request', async () => {
    const headers = {
      origin: alla,
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'authorization,content-type',
    }
    const { status, headers: dichos } = await abierta().request('/api/cucs/20DCU0001A', { method: 'OPTIONS', headers })
    expect([status, ...permitido(dichos).slice(0, 2)]).toEqual([204, alla, 'true'])
    expect(dichos.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE')
    for (const cabecera of ['Authorization', 'Accept', 'Content-Type', 'Range', 'If-Match', 'Idempotency-Key'])
      expect(dichos.get('access-control-allow-headers')?.split(',')).toContain(cabecera)
  })

  it('reads answers, pages and refusals alike', async () => {
    const bien = await e.pedir('GET', 'cucs?range=[0,9]', { token, en: abierta(), encabezados: { origin: alla } })
    expect([bien.status, ...permitido(bien.headers)]).toEqual([200, alla, 'true', expect.stringContaining('Origin')])
    for (const cabecera of ['Content-Range', 'Accepts-Conditions', 'Date'])
      expect(bien.headers.get('access-control-expose-headers')).toContain(cabecera)
    expect(bien.headers.get('accepts-conditions')).toBe('If-Match, Idempotency-Key')
    const mal = await e.pedir('GET', 'cucs', { en: abierta(), encabezados: { origin: alla } })
    expect([mal.status, permitido(mal.headers)[0]]).toEqual([401, alla])
  })
})

it('others are not told anything', async () => {
  for (const [en, origin] of [
    [abierta(), 'https://otra.mx'],
    [abierta(), 'null'],
    [e.app, alla],
  ] as const) {
    const { headers } = await e.pedir('GET', 'cucs', { token, en, encabezados: { origin } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(
    (
      await e.app.request('/api/cucs', {
        method: 'OPTIONS',
        headers: { origin: alla, 'access-control-request-method': 'GET' },
      })
    ).status,
  ).toBe(404)
})

describe('ORIGENES', () => {
  it('is a list of origins, none unless said', () => {
    expect(settings({}).origins).toEqual([])
    expect(settings({ ORIGENES: ' https://escuela.mx/, http://localhost:5173 ,' }).origins).toEqual([
      alla,
      'http://localhost:5173',
    ])
  })
  it.each(['*', 'escuela.mx', 'https://escuela.mx/app', 'https://u:p@escuela.mx'])('refuses %s', ORIGENES => {
    expect(() => settings({ ORIGENES })).toThrow('ORIGENES debe ser una lista de direcciones como https://escuela.mx')
  })
})
