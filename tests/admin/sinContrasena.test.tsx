import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { avisos, dialogos, escribir, pulsarFuera, titulo, valor } from './formulario.ts'
import { materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

vi.mock('../../src/admin/guard/SignInAgain.tsx', () => Promise.reject(new Error('the line is down')))
const { abrirAgregar } = materiasEn(pantalla())

const quedan = (minutos: number) => {
  localStorage.setItem('sesion.fin', String(Date.now() + minutos * 60_000))
  fireEvent(document, new Event('visibilitychange'))
}
const aviso = () => /Su sesión termina a las \d+:\d\d\./.test(document.body.textContent)

it('what signs in again and does not come closes no form, and is told where it is asked for', async () => {
  await abrirAgregar()
  escribir('Nombre', 'Ética')
  quedan(9)
  await waitFor(() => expect(aviso()).toBe(true))
  quedan(1)
  pulsarFuera('Seguir en la sesión')
  await waitFor(() => expect(avisos().join()).toContain('No se pudo abrir: revise su conexión'))
  expect([dialogos().length, titulo(), valor('Nombre'), aviso()]).toEqual([1, 'Agregar Materia', 'Ética', true])
})
