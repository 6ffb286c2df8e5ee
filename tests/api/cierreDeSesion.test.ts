// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { avisos } from '../../src/api/avisos.ts'
import { cierreDeSesion } from '../../src/api/cierreDeSesion.ts'
import { guardarSesion } from '../../src/api/sesion.ts'
import { exito, falla, servidor } from './servidor.ts'

const { recibidas, responde } = servidor()
const entrar = () => guardarSesion({ token: 'abc', rol: 'escolar', nombre: 'Ana' })

it('asks the server with the token, leaves its message and clears the cookies', async () => {
  responde('delete', 'logout', () => exito('Sesión cerrada correctamente'))
  entrar()
  await cierreDeSesion()
  expect(recibidas[0]?.headers.get('authorization')).toBe('Bearer abc')
  expect(avisos.lista()).toEqual([{ tipo: 'success', texto: 'Sesión cerrada correctamente' }])
  expect(document.cookie).toBe('')
})

it.each([
  ['offline', () => HttpResponse.error(), 'Ocurrio un error: No hay conexión a internet'],
  ['refused', () => falla(500, 'Ocurrió un error en el servidor'), 'Ocurrio un error: Ocurrió un error en el servidor'],
])('clears the cookies and says why when it is %s', async (_caso, respuesta, texto) => {
  responde('delete', 'logout', respuesta)
  entrar()
  await cierreDeSesion()
  expect(avisos.lista()).toEqual([{ tipo: 'error', texto }])
  expect(document.cookie).toBe('')
})

it('ends an unreadable session with its own message, without waiting for the server', async () => {
  responde('delete', 'logout', () => exito('Sesión cerrada correctamente'))
  entrar()
  Cookies.set('r', 'coordinador')
  await cierreDeSesion()
  expect(document.cookie).toBe('')
  expect(avisos.lista()).toEqual([{ tipo: 'error', texto: 'Credenciales incorrectas o vencidas, cerrando sesion' }])
  await vi.waitFor(() => expect(recibidas[0]?.headers.get('authorization')).toBe('Bearer abc'))
  expect(avisos.lista()).toHaveLength(1)
})

it('says and asks nothing when nobody was signed in', async () => {
  await cierreDeSesion()
  expect(recibidas).toEqual([])
  expect(avisos.lista()).toEqual([])
})
