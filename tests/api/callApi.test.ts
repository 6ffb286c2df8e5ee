// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answersAhead } from '../../src/api/answersAhead.ts'
import { ApiError } from '../../src/api/ApiError.ts'
import { callApi } from '../../src/api/callApi.ts'
import { storeSession, currentSession } from '../../src/api/session.ts'
import { exito, falla, pendiente, servidor } from './servidor.ts'

const { recibidas, responde } = servidor()
const conSesion = () => storeSession({ token: 'abc', rol: 'escolar', nombre: 'Citlali' })
const error = (path: string, opciones = {}) =>
  callApi(path, opciones).then(
    () => undefined,
    (motivo: unknown) => motivo,
  )

describe('a call', () => {
  it('goes to {host}/api/ with the headers of the contract and the credentials', async () => {
    responde('get', 'cucs', () => exito('', []))
    const enviado = vi.spyOn(globalThis, 'fetch')
    conSesion()
    await callApi('cucs')
    expect(recibidas[0]?.url).toBe(`${location.origin}/api/cucs`)
    expect(recibidas[0]?.headers.get('accept')).toBe('application/json')
    expect(recibidas[0]?.headers.get('authorization')).toBe('Bearer abc')
    expect(enviado.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' })
  })

  it('goes to the host of VITE_API_HOST', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://escuela.mx/')
    responde('get', 'cucs', () => exito('', []))
    await callApi('cucs')
    vi.unstubAllEnvs()
    expect(recibidas[0]?.url).toBe('https://escuela.mx/api/cucs')
  })

  it('carries no token before the login', async () => {
    responde('get', 'cucs', () => exito('', []))
    await callApi('cucs')
    expect(recibidas[0]?.headers.has('authorization')).toBe(false)
  })

  it('sends a plain value as JSON and a FormData as multipart', async () => {
    responde('post', 'cucs', () => exito(''))
    await callApi('cucs', { method: 'POST', key: null, body: { clave: 'ñ' } })
    const formulario = new FormData()
    formulario.append('archivoPdf', 'x')
    await callApi('cucs', { method: 'POST', key: null, body: formulario })
    expect(recibidas[0]?.headers.get('content-type')).toBe('application/json')
    expect(await recibidas[0]?.json()).toEqual({ clave: 'ñ' })
    expect(recibidas[1]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
  })

  it('sends a DELETE as JSON, without a body', async () => {
    responde('delete', 'cucs/1', () => exito('Eliminado'))
    await callApi('cucs/1', { method: 'DELETE', key: null })
    expect(recibidas[0]?.headers.get('content-type')).toBe('application/json')
    expect(await recibidas[0]?.text()).toBe('')
  })

  it('resolves to data, message and headers of the envelope', async () => {
    responde('get', 'cucs', () =>
      HttpResponse.json({ err: false, message: 'Listo', data: [1] }, { headers: { 'Content-Range': 'x' } }),
    )
    const { data, message, headers } = await callApi<number[]>('cucs')
    expect({ data, message, rango: headers.get('content-range') }).toEqual({ data: [1], message: 'Listo', rango: 'x' })
  })
})

describe('a failed call', () => {
  it.each([
    [
      'the message of the server',
      falla(422, 'Primero corrija', { clave: 'Falta' }),
      { status: 422, statusText: 'Primero corrija' },
    ],
    [
      'a text of its own without one',
      new HttpResponse(null, { status: 500 }),
      { status: 500, statusText: 'Ocurrió un errorAxios' },
    ],
    [
      'a text of its own for what is not JSON',
      HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
      { status: 502, statusText: 'Ocurrió un errorAxios' },
    ],
    [
      'a text of its own for a page where data should be',
      HttpResponse.html('<p>', { status: 200 }),
      { status: 200, statusText: 'Ocurrió un errorAxios' },
    ],
    [
      'a refusal inside a 200',
      HttpResponse.json({ err: true, message: 'No se puede' }),
      { status: 200, statusText: 'No se puede' },
    ],
  ])('has %s', async (_caso, respuesta, esperado) => {
    responde('get', 'cucs', () => respuesta.clone())
    const motivo = await error('cucs')
    expect(motivo).toBeInstanceOf(ApiError)
    expect(motivo).toMatchObject({ err: true, ...esperado })
  })

  it('keeps the errors of the fields where react-admin looks for them', async () => {
    responde('post', 'cucs', () => falla(422, 'Primero corrija', { clave: 'Falta' }))
    expect(await error('cucs', { method: 'POST', key: null, body: {} })).toMatchObject({
      body: { errors: { clave: 'Falta' } },
    })
  })

  it('is «abort» when the caller cancels, before or while it travels', async () => {
    responde('get', 'cucs', () => exito(''))
    const vuelo = new AbortController()
    const motivo = error('cucs', { signal: vuelo.signal })
    vuelo.abort()
    const cancelada = { err: true, status: 'abort', statusText: 'Petición cancelada' }
    expect(await motivo).toMatchObject(cancelada)
    expect(await error('cucs', { signal: vuelo.signal })).toMatchObject(cancelada)
  })

  it('is «network_error» without a network', async () => {
    responde('get', 'cucs', () => HttpResponse.error())
    expect(await error('cucs')).toMatchObject({
      err: true,
      status: 'network_error',
      statusText: 'No hay conexión a internet',
    })
  })

  it.each([
    [falla(401, 'La sesión venció'), 'La sesión venció'],
    [new HttpResponse(null, { status: 401 }), 'Credenciales invalidas o vencidas, favor de cerrar sesion'],
  ])('clears the session on 401 (%#)', async (respuesta, statusText) => {
    conSesion()
    responde('get', 'cucs', () => respuesta.clone())
    expect(await error('cucs')).toMatchObject({ status: 401, statusText })
    expect(document.cookie).toBe('')
  })

  it('keeps a session that began while the refused call was under way', async () => {
    const { respuesta, responder } = pendiente()
    conSesion()
    responde('get', 'cucs', () => respuesta)
    const negada = error('cucs')
    await vi.waitFor(() => expect(recibidas).toHaveLength(1))
    storeSession({ token: 'nuevo', rol: 'escolar', nombre: 'Ana' })
    responder(falla(401, 'La sesión venció'))
    expect(await negada).toMatchObject({ status: 401 })
    expect(currentSession()?.token).toBe('nuevo')
  })

  it.each([403, 404, 409, 500, 503])('keeps the session on %i', async status => {
    conSesion()
    responde('get', 'cucs', () => falla(status, 'No'))
    await error('cucs')
    expect(currentSession()?.rol).toBe('escolar')
  })
})

describe('a server that is recovering', () => {
  const recuperandose = (segundos = '0') =>
    HttpResponse.json(
      { err: true, message: 'Se está recuperando' },
      { status: 503, headers: { 'Retry-After': segundos } },
    )

  it('is retried for reads, and nobody is signed out', async () => {
    conSesion()
    const respuestas = [recuperandose(), recuperandose(), exito('', [1])]
    responde('get', 'cucs', () => respuestas.shift() ?? HttpResponse.error())
    expect(await callApi<number[]>('cucs')).toMatchObject({ data: [1] })
    expect(recibidas).toHaveLength(3)
    expect(currentSession()?.rol).toBe('escolar')
  })

  it('is told that nobody reads the answer that only asked to wait, though it broke meanwhile', async () => {
    let dejadas = 0
    const { cancel } = ReadableStream.prototype
    onTestFinished(() => void Object.assign(ReadableStream.prototype, { cancel }))
    ReadableStream.prototype.cancel = async () => {
      dejadas += 1
      throw new Error('rota')
    }
    const respuestas = [recuperandose(), exito('', [1])]
    responde('get', 'cucs', () => respuestas.shift() ?? HttpResponse.error())
    expect(await callApi<number[]>('cucs')).toMatchObject({ data: [1] })
    expect(dejadas).toBe(1)
  })

  it('is asked three times more, and then its sentence is shown', async () => {
    responde('get', 'cucs', () => recuperandose())
    expect(await error('cucs')).toMatchObject({ status: 503, statusText: 'Se está recuperando' })
    expect(recibidas).toHaveLength(4)
  })

  it('is not retried in the name of the next person, but in that of the same person with a new session', async () => {
    const entrar = (nombre: string, token: string) => storeSession({ token, rol: 'coordinador', nombre })
    const dichas = async (quien: string) => {
      entrar('Ana', 'de Ana')
      const respuestas = [recuperandose(), exito('', [])]
      responde('get', 'cucs', () => {
        if (respuestas.length === 2) entrar(quien, 'nueva')
        return respuestas.shift() ?? HttpResponse.error()
      })
      const dicho = await callApi('cucs').catch((falla: unknown) => falla)
      return [dicho, recibidas.splice(0).map(({ headers }) => headers.get('authorization'))] as const
    }
    const [deOtra, suyas] = await dichas('Berta')
    expect(deOtra).toMatchObject({ status: 'abort' })
    expect(suyas).toEqual(['Bearer de Ana'])
    const [deElla, todas] = await dichas('Ana')
    expect(deElla).toMatchObject({ data: [] })
    expect(todas).toEqual(['Bearer de Ana', 'Bearer nueva'])
  })

  it('tells a typed write under way from other writes', async () => {
    const { respuesta, responder } = pendiente()
    responde('post', 'cucs', () => respuesta.then(dicha => dicha.clone()))
    const [aparte, suya] = [true as const, undefined].map(cada =>
      callApi('cucs', { method: 'POST', key: null, body: {}, savesNothing: cada }),
    )
    expect(answersAhead.isWriting()).toBe(true)
    responder(exito('', []))
    await Promise.all([aparte, suya])
    const otra = callApi('cucs', { method: 'POST', key: null, body: {}, savesNothing: true })
    expect(answersAhead.isWriting()).toBe(false)
    await otra
  })

  it('is never sent a write twice', async () => {
    responde('post', 'cucs', () => recuperandose())
    expect(await error('cucs', { method: 'POST', key: null, body: {} })).toMatchObject({ status: 503 })
    expect(recibidas).toHaveLength(1)
  })

  it('receives a write again when it knows its key, and the screen says meanwhile that it waits', async () => {
    conSesion()
    const respuestas = [recuperandose('0.2'), exito('Guardado', [1])]
    responde('post', 'cucs', () => respuestas.shift() ?? HttpResponse.error())
    const escrita = callApi<number[]>('cucs', { method: 'POST', key: 'una-clave', body: {} })
    const letrero = () => document.querySelector('[role=status]')?.textContent
    await vi.waitFor(() => expect(letrero()).toMatch(/su petición espera su turno/))
    expect(await escrita).toMatchObject({ data: [1] })
    expect(recibidas.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['una-clave', 'una-clave'])
    expect(letrero()).toBeUndefined()
  })

  it('is not waited for longer than a person waits, nor after leaving', async () => {
    responde('get', 'cucs', () => recuperandose('600'))
    expect(await error('cucs')).toMatchObject({ status: 503 })
    expect(recibidas).toHaveLength(1)
    const salida = new AbortController()
    responde('get', 'cucs', () => {
      setTimeout(() => salida.abort())
      return recuperandose('9')
    })
    expect(await error('cucs', { signal: salida.signal })).toMatchObject({ status: 'abort' })
  })
})

describe('the header that makes a write conditional', () => {
  const escribir = () => callApi('cucs/1', { method: 'DELETE', key: 'una-clave', ifMatch: '3' })
  const condiciones = (lugar: number) =>
    ['idempotency-key', 'if-match'].map(nombre => recibidas[lugar]?.headers.get(nombre))

  it('goes to the server that the page comes from', async () => {
    responde('delete', 'cucs/1', () => exito('Eliminado'))
    await escribir()
    expect(condiciones(0)).toEqual(['una-clave', '"3"'])
    await callApi('cucs/1', { method: 'DELETE', key: null })
    expect(condiciones(1)).toEqual([null, null])
  })

  it('goes to another server of the contract once that has said that it lets it pass', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://escuela.mx/')
    responde('delete', 'cucs/1', () => exito('Eliminado'))
    await escribir()
    expect(condiciones(0)).toEqual([null, null])
    responde('get', 'cucs', () =>
      HttpResponse.json({ err: false, data: [] }, { headers: { 'Accepts-Conditions': 'If-Match, Idempotency-Key' } }),
    )
    await callApi('cucs')
    await escribir()
    vi.unstubAllEnvs()
    expect(condiciones(2)).toEqual(['una-clave', '"3"'])
  })
})
