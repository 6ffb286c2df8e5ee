import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { Landing } from '../../src/landing/Landing.tsx'
import { exito, pendiente, servidor } from '../api/servidor.ts'

const { recibidas, responde } = servidor()
const persona = userEvent.setup()
const correo = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico')
const enviar = () => persona.click(screen.getByRole('button', { name: 'Restablecer contraseña' }))
let dejar: () => void
beforeEach(() => {
  history.replaceState(null, '', '/recuperarContrasena')
  dejar = render(
    <Landing path="/recuperarContrasena" preload={() => undefined} enter={async () => undefined} />,
  ).unmount
})

it('has its title, on the page and on the tab, and a way back', async () => {
  expect(screen.getByRole('heading', { name: 'Recuperar contraseña' })).toBeDefined()
  expect(document.title).toBe('Recuperar contraseña · Universidad Comunal')
  await persona.click(screen.getByRole('link', { name: 'Regresar' }))
  expect(location.pathname).toBe('/')
})

it.each([
  ['', 'El campo email es requerido'],
  ['ana', 'Por favor ingrese un correo valido'],
])('«%s» is not sent', async (escrito, falta) => {
  if (escrito) await persona.type(correo(), escrito)
  await enviar()
  expect(screen.getByText(falta)).toBeDefined()
  expect(recibidas).toEqual([])
})

it('is POST olvido-contra, whose message shows as success', async () => {
  responde('post', 'olvido-contra', () => exito('Revise su correo'))
  await persona.type(correo(), 'ana@demo.cuc.mx')
  await enviar()
  expect((await screen.findByText('Revise su correo')).parentElement?.getAttribute('role')).toBe('status')
  expect(await recibidas[0]?.json()).toEqual({ email: 'ana@demo.cuc.mx' })
})

it('says why it failed', async () => {
  responde('post', 'olvido-contra', () => HttpResponse.error())
  await persona.type(correo(), 'ana@demo.cuc.mx')
  await enviar()
  expect(await screen.findByText('Ocurrio un error: No hay conexión a internet')).toBeDefined()
})

it('says nothing about a call that the person left', async () => {
  const { respuesta, responder } = pendiente()
  responde('post', 'olvido-contra', () => respuesta)
  await persona.type(correo(), 'ana@demo.cuc.mx')
  await enviar()
  await vi.waitFor(() => expect(recibidas).toHaveLength(1))
  dejar()
  await vi.waitFor(() => expect(recibidas[0]?.signal.aborted).toBe(true))
  responder(exito('Revise su correo'))
  expect(waitingNotices.all()).toEqual([])
})
