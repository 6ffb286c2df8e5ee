// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { ApiError } from '../../src/api/ApiError.ts'
import { callApi } from '../../src/api/callApi.ts'
import { storeSession, currentSession } from '../../src/api/session.ts'
import { authProvider } from '../../src/authProvider/authProvider.ts'
import { exito, falla, servidor } from '../api/servidor.ts'

const { recibidas, responde } = servidor()
const entrar = () => storeSession({ token: 'abc', rol: 'escolar', nombre: 'Ana', matricula: 'M1' })
const credenciales = { email: 'escolar@demo.cuc.mx', password: 'Comunal2026' }
const alInicio = { redirectTo: '/', message: false }

describe('login', () => {
  it('stores the session, drops the notices of the one before and goes home', async () => {
    responde('post', 'login', () => exito('Bienvenido', { token: 'abc', rol: 'escolar', nombre: 'Ana' }))
    waitingNotices.add({ type: 'success', text: 'Sesión cerrada' })
    expect(await authProvider.login(credenciales)).toEqual({ redirectTo: '/homePage' })
    expect(await recibidas[0]?.json()).toEqual(credenciales)
    expect(currentSession()).toMatchObject({ token: 'abc', rol: 'escolar', usuario: { nombre: 'Ana' } })
    expect(waitingNotices.all()).toEqual([])
  })

  it('stores nothing when refused, or when the answer has no token', async () => {
    responde('post', 'login', () => falla(401, 'Credenciales incorrectas'))
    await expect(authProvider.login(credenciales)).rejects.toMatchObject({ statusText: 'Credenciales incorrectas' })
    responde('post', 'login', () => exito('Bienvenido'))
    await expect(authProvider.login(credenciales)).rejects.toMatchObject({ statusText: 'Ocurrió un errorAxios' })
    expect(document.cookie).toBe('')
  })
})

it('logs out to the landing even when the server refuses', async () => {
  responde('delete', 'logout', () => falla(500, 'No'))
  entrar()
  expect(await authProvider.logout()).toBe('/')
  expect(document.cookie).toBe('')
})

describe('checkAuth', () => {
  it('lets in a person with a session', async () => {
    entrar()
    await expect(authProvider.checkAuth()).resolves.toBeUndefined()
  })

  it('sends anyone else to the landing, silently', async () => {
    await expect(authProvider.checkAuth()).rejects.toEqual(alInicio)
  })

  it('sends a tampered session away, and its logout says why', async () => {
    responde('delete', 'logout', () => exito('Sesión cerrada'))
    entrar()
    Cookies.set('r', 'coordinador')
    await expect(authProvider.checkAuth()).rejects.toEqual(alInicio)
    await authProvider.logout()
    expect(waitingNotices.all().map(({ text: texto }) => texto)).toEqual([
      'Credenciales incorrectas o vencidas, cerrando sesion',
    ])
    expect(document.cookie).toBe('')
  })
})

describe('checkError', () => {
  it('ends the session on 401 and says why once, however many calls fail', async () => {
    entrar()
    responde('get', 'cucs', () => falla(401, 'La sesión venció'))
    const vencida = await callApi('cucs').catch((error: unknown) => error)
    await expect(authProvider.checkError(vencida)).rejects.toEqual(alInicio)
    await expect(authProvider.checkError(vencida)).rejects.toEqual(alInicio)
    expect(waitingNotices.all()).toEqual([{ type: 'error', text: 'La sesión venció' }])
    expect(document.cookie).toBe('')
  })

  it('leaves a session alone that began after the refused call', async () => {
    entrar()
    await expect(authProvider.checkError(new ApiError(401, 'La sesión venció'))).resolves.toBeUndefined()
    expect(currentSession()).not.toBeNull()
    expect(waitingNotices.all()).toEqual([])
  })

  it.each([403, 404, 409, 422, 500, 'abort', 'network_error'] as const)('keeps the session on %s', async status => {
    entrar()
    await expect(authProvider.checkError(new ApiError(status, 'No'))).resolves.toBeUndefined()
    expect(currentSession()).not.toBeNull()
  })
})

it('returns the signed-in person and role', async () => {
  entrar()
  expect(await authProvider.getIdentity()).toMatchObject({ id: 'M1', fullName: 'Ana' })
  expect(await authProvider.getPermissions()).toBe('escolar')
})
