// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { signOut } from '../../src/api/signOut.ts'
import { storeSession } from '../../src/api/session.ts'
import { exito, falla, pendiente, servidor } from './servidor.ts'

const { recibidas, responde } = servidor()
const entrar = () => storeSession({ token: 'abc', rol: 'escolar', nombre: 'Ana' })

it('asks the server with the token, leaves its message and clears the cookies', async () => {
  responde('delete', 'logout', () => exito('Sesión cerrada correctamente'))
  entrar()
  await signOut()
  expect(recibidas[0]?.headers.get('authorization')).toBe('Bearer abc')
  expect(waitingNotices.all()).toEqual([{ type: 'success', text: 'Sesión cerrada correctamente' }])
  expect(document.cookie).toBe('')
})

it.each([
  ['offline', () => HttpResponse.error(), 'No hay conexión a internet', true],
  ['refused', () => falla(500, 'Ocurrió un error en el servidor'), 'Ocurrió un error en el servidor', true],
  ['too busy', () => falla(503, 'El sistema está ocupado'), 'El sistema está ocupado', true],
  ['over already', () => falla(401, 'Sesión no válida'), 'Sesión no válida', false],
])('clears the cookies and says why when it is %s, and that only this machine knows', async (...caso) => {
  const [, respuesta, falta, soloAqui] = caso
  responde('delete', 'logout', respuesta)
  entrar()
  await signOut()
  expect(waitingNotices.all()).toEqual([
    { type: 'error', text: `Ocurrio un error: ${falta}` },
    ...(soloAqui
      ? [{ type: 'info', text: 'Su sesión terminó en este equipo, pero no se pudo avisar al servidor.' }]
      : []),
  ])
  expect(document.cookie).toBe('')
})

it('waits a second for a hanging server; its later answer is shown, but to nobody who came in meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  for (const siguiente of [undefined, 'Berta']) {
    const { respuesta, responder } = pendiente()
    responde('delete', 'logout', () => respuesta)
    entrar()
    const saliendo = signOut()
    await vi.waitFor(() => expect(recibidas.splice(0)).toHaveLength(1))
    expect(document.cookie).not.toBe('')
    await vi.advanceTimersByTimeAsync(1000)
    expect([document.cookie, waitingNotices.all()]).toEqual(['', []])
    await saliendo
    if (siguiente) storeSession({ token: 'de ella', rol: 'escolar', nombre: siguiente })
    responder(exito('Sesión cerrada correctamente'))
    await vi.advanceTimersByTimeAsync(500)
    expect(waitingNotices.all()).toEqual(siguiente ? [] : [{ type: 'success', text: 'Sesión cerrada correctamente' }])
    waitingNotices.clear()
  }
})

it('ends an unreadable session with its own message, without waiting for the server', async () => {
  responde('delete', 'logout', () => exito('Sesión cerrada correctamente'))
  entrar()
  Cookies.set('r', 'coordinador')
  await signOut()
  expect(document.cookie).toBe('')
  expect(waitingNotices.all()).toEqual([
    { type: 'error', text: 'Credenciales incorrectas o vencidas, cerrando sesion' },
  ])
  await vi.waitFor(() => expect(recibidas[0]?.headers.get('authorization')).toBe('Bearer abc'))
  expect(waitingNotices.all()).toHaveLength(1)
})

it('says and asks nothing when nobody was signed in', async () => {
  await signOut()
  expect(recibidas).toEqual([])
  expect(waitingNotices.all()).toEqual([])
})
