import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSession } from '../../src/api/session.ts'
import { exito, pendiente } from '../api/servidor.ts'
import { avisos, boton, dialogo, dialogos, enviar, guardar, pulsar, titulo, valor } from './formulario.ts'
import { llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { server, escritas } = aqui
const { abrirAgregar } = materiasEn(aqui)

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const pasan = (segundos: number) => act(() => vi.advanceTimersByTimeAsync(segundos * 1000))
const dicho = () => document.body.querySelector('[role=status].MuiAlert-root')?.textContent
const pregunta = '¿Esta seguro de realizar esta acción?'
const sinResponder = 'El servidor sigue sin responder'

/** Sends a new materia, with no answer. */
const colgada = async (clave: string) => {
  const { respuesta, responder } = pendiente()
  server.use(http.post('*/api/materias', () => respuesta, { once: true }))
  await abrirAgregar()
  llenar(clave)
  await enviar()
  pulsar('Confirmar')
  await waitFor(() => expect(boton('Confirmar')).toHaveProperty('disabled', true))
  return responder
}

it('a write that nothing answers says so, then how to let go of it, and sent again keeps its key', async () => {
  await colgada('COL-1')
  await pasan(4)
  expect(dicho()).toBeUndefined()
  await pasan(6)
  await waitFor(() => expect(dicho()).toBe('El servidor sigue sin responder: se sigue esperando, no lo repita.'))
  expect(titulo()).toBe(pregunta)
  await pasan(31)
  await waitFor(() => expect(titulo()).toBe(sinResponder))
  expect(dialogo().textContent).toContain('No se sabe si ya se guardó.')
  pulsar('Seguir esperando')
  await waitFor(() => expect(titulo()).toBe(pregunta))
  await pasan(31)
  await waitFor(() => expect(titulo()).toBe(sinResponder))
  pulsar('Dejar de esperar')
  await waitFor(() => expect(titulo()).toBe('Agregar Materia'))
  expect([avisos(), valor('Clave')]).toEqual([
    [
      'El servidor no respondió: no se sabe si se guardó. Puede repetirlo tal cual: si ya se había guardado, no se hará dos veces.',
    ],
    'COL-1',
  ])
  fireEvent.click(boton('Cerrar', document.body))
  await guardar()
  const [una, otra] = await Promise.all(escritas().map(({ cuerpo }) => cuerpo()))
  expect(una).toEqual(otra)
})

it('a late answer closes the message about it', async () => {
  const responder = await colgada('COL-2')
  await pasan(10)
  await waitFor(() => expect(dicho()).toBeDefined())
  await pasan(31)
  await waitFor(() => expect(titulo()).toBe(sinResponder))
  responder(exito('Hecho', { id_materia: 'x' }))
  await waitFor(() => expect([dialogos(), dicho()]).toEqual([[], undefined]))
})

it('an unanswered call of one person is not shown to another', async () => {
  await colgada('COL-3')
  await pasan(10)
  await waitFor(() => expect(dicho()).toBeDefined())
  cleanup()
  clearSession()
  await aqui.abrir('escolar', '/homePage', 'Bienvenido al sistema')
  for (const segundos of [5, 10, 31]) await pasan(segundos)
  expect([dialogos(), dicho()]).toEqual([[], undefined])
})
