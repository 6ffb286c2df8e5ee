import Cookies from 'js-cookie'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { identityOf } from '../../src/api/currentUser.ts'
import { drafts } from '../../src/api/drafts.ts'
import { storeSession, sessionEnd, currentSession, currentToken } from '../../src/api/session.ts'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { avisos, dialogo, dialogos, escribir, pulsar, pulsarFuera, titulo, valor } from './formulario.ts'
import { materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { onWayOut } = aqui
const { materias, abrirAgregar } = materiasEn(aqui)

conIndexedDB()

const minutos = 60_000
/** Sets the time left of the session, and brings the page back into sight. */
const quedan = (cuantos: number) => {
  localStorage.setItem('sesion.fin', String(Date.now() + cuantos * minutos))
  fireEvent(document, new Event('visibilitychange'))
}
const aviso = () => /Su sesión termina a las \d+:\d\d\./.test(document.body.textContent)
const ingresar = (con: string) => {
  escribir('Contraseña', con)
  pulsar('Ingresar')
}

it('a session is known to end four hours after it began, and a closed one is not', () => {
  storeSession({ token: 'x', rol: 'escolar', nombre: 'Ana' })
  expect(Math.round(((sessionEnd() ?? 0) - Date.now()) / minutos)).toBe(240)
})

describe('the end of a session', () => {
  it('is announced ten minutes before, and not earlier; signing in again in place goes on where one is', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Ética')
    quedan(11)
    expect(aviso()).toBe(false)
    quedan(9)
    await waitFor(() => expect(aviso()).toBe(true))
    expect(dialogos().length).toBe(1)
    const antes = currentToken()
    pulsarFuera('Seguir en la sesión')
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión termina a las/))
    expect([valor('Usuario'), dialogo().querySelector('input')?.readOnly]).toEqual([correoDe('coordinador'), true])
    ingresar('Otra-cosa-2026')
    await waitFor(() => expect(dialogo().textContent).toContain('Credenciales incorrectas'))
    expect([currentToken(), currentSession()?.rol, onWayOut.mock.calls]).toEqual([antes, 'coordinador', []])
    ingresar(contrasena)
    await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
    expect([valor('Nombre'), aviso(), currentToken() === antes]).toEqual(['Ética', false, false])
    expect(avisos().join()).toMatch(/Su sesión sigue abierta hasta las \d+:\d\d\./)
  })

  it('leaves the page when the person who signs in again in place belongs to another campus by now', async () => {
    await aqui.entrar('coordinador', '/materias', () => {
      const { usuario, token = '', rol = '' } = currentSession() ?? {}
      storeSession({ ...usuario, token, rol, clave_cuc: '20DCU0009Z' })
    })
    quedan(1.5)
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión termina a las/))
    expect(onWayOut).not.toHaveBeenCalled()
    ingresar(contrasena)
    await waitFor(() => expect(onWayOut).toHaveBeenCalledOnce())
  })

  it('is asked about by itself when two minutes are left, and may be put off', async () => {
    await materias()
    quedan(1.5)
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión termina a las/))
    pulsar('Ahora no')
    await waitFor(() => expect(dialogos()).toEqual([]))
    expect(aviso()).toBe(true)
  })

  it('once past is announced and leaves nothing in sight, and signing in again finds the form as it was', async () => {
    const tapado = () => document.querySelector('[data-cover]') !== null
    await abrirAgregar()
    escribir('Nombre', 'Ética')
    quedan(1.5)
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión termina a las/))
    pulsar('Ahora no')
    await waitFor(() => expect([titulo(), tapado()]).toEqual(['Agregar Materia', false]))
    quedan(-300)
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión terminó a las/))
    expect([tapado(), aviso(), /Su sesión terminó a las \d+:\d\d\./.test(document.body.textContent)]).toEqual([
      true,
      false,
      true,
    ])
    fireEvent.keyDown(dialogo(), { key: 'Escape' })
    expect(titulo()).toMatch(/^Su sesión terminó a las/)
    ingresar(contrasena)
    await waitFor(() => expect([titulo(), tapado()]).toEqual(['Agregar Materia', false]))
    expect(valor('Nombre')).toBe('Ética')
  })

  it('once past stays in place after a wrong password, with the form as it was', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Ética')
    quedan(-1)
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión terminó a las/))
    for (const nombre of ['user', 'tok', 'r']) Cookies.remove(nombre)
    ingresar('Otra12345')
    await waitFor(() => expect(dialogo().textContent).toContain('Credenciales incorrectas'))
    ingresar(contrasena)
    await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
    expect([valor('Nombre'), onWayOut.mock.calls.length]).toEqual(['Ética', 0])
  })

  it('once past may be left for the landing; typed work is kept', async () => {
    await abrirAgregar()
    escribir('Nombre', 'Ética')
    const quien = identityOf(currentSession()?.usuario ?? { nombre: '' })
    await waitFor(async () => expect(await drafts.places(quien)).toHaveLength(1))
    quedan(-1)
    await waitFor(() => expect(titulo()).toMatch(/^Su sesión terminó a las/))
    for (const nombre of ['user', 'tok', 'r']) Cookies.remove(nombre)
    pulsar('Salir')
    await waitFor(() => expect(onWayOut).toHaveBeenCalled())
    cleanup()
    expect(await drafts.places(quien)).toHaveLength(1)
  })

  it('is forgotten here once another tab signed in again', async () => {
    await materias()
    quedan(9)
    await waitFor(() => expect(aviso()).toBe(true))
    localStorage.setItem('sesion.fin', String(Date.now() + 240 * minutos))
    const otra = new BroadcastChannel('sesion')
    otra.postMessage('entrada')
    await waitFor(() => expect(aviso()).toBe(false))
    otra.close()
  })
})
