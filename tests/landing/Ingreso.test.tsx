import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../src/api/session.ts'
import { Landing } from '../../src/landing/Landing.tsx'
import { goTo } from '../../src/landing/router.ts'
import { exito, falla, pendiente, servidor } from '../api/servidor.ts'

const { recibidas, responde } = servidor()
const persona = userEvent.setup()
const precarga = vi.fn()
const usuario = () => screen.getByLabelText<HTMLInputElement>('Usuario')
const contrasena = () => screen.getByLabelText<HTMLInputElement>('Contraseña')
const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ingresar' })
const llenar = async (email = 'ana@demo.cuc.mx', password = 'Comunal2026') => {
  await persona.type(usuario(), email)
  await persona.type(contrasena(), password)
}
beforeEach(() => {
  history.replaceState(null, '', '/')
  precarga.mockClear()
  render(<Landing path="/" preload={precarga} enter={async () => goTo('/homePage')} />)
})

it('names the university and offers recovery', () => {
  expect(screen.getByRole('img', { name: 'Logo de Universidad Comunal' })).toBeDefined()
  expect(screen.getByText('© 2024 Universidad Comunal. Todos los derechos reservados.')).toBeDefined()
  expect(screen.getByRole('link', { name: '¿Olvidó su contraseña?' }).getAttribute('href')).toBe('/recuperarContrasena')
})

it('shows and hides the password', async () => {
  expect(contrasena().type).toBe('password')
  await persona.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(contrasena().type).toBe('text')
  await persona.click(screen.getByRole('button', { name: 'Ocultar' }))
  expect(contrasena().type).toBe('password')
})

it('fetches the admin once, while the person reads and types', async () => {
  await persona.type(usuario(), 'ana')
  expect(precarga).toHaveBeenCalledTimes(1)
})

describe('before calling', () => {
  it('asks for both fields, says what is wrong beside each and goes to the first', async () => {
    await persona.click(boton())
    expect(screen.getByText('El campo email es requerido').getAttribute('role')).toBe('alert')
    expect(screen.getByText('El campo contraseña es requerido').id).toBe(contrasena().getAttribute('aria-describedby'))
    expect(usuario().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(usuario())
    expect(recibidas).toEqual([])
  })

  it('checks a field when it is left, and again while it is corrected', async () => {
    await persona.type(usuario(), 'ana')
    expect(screen.queryByText('Por favor ingrese un correo valido')).toBeNull()
    await persona.tab()
    expect(screen.getByText('Por favor ingrese un correo valido')).toBeDefined()
    expect(screen.queryByText('El campo contraseña es requerido')).toBeNull()
    await persona.type(usuario(), '@demo.cuc.mx')
    expect(screen.queryByText('Por favor ingrese un correo valido')).toBeNull()
  })
})

describe('the call', () => {
  it('is POST login; its session is stored and /homePage opens', async () => {
    responde('post', 'login', () => exito('Bienvenido', { token: 'abc', rol: 'escolar', nombre: 'Ana' }))
    await llenar(' ana@demo.cuc.mx')
    await persona.click(boton())
    await waitFor(() => expect(location.pathname).toBe('/homePage'))
    expect(await recibidas[0]?.json()).toEqual({ email: 'ana@demo.cuc.mx', password: 'Comunal2026' })
    expect(currentSession()).toMatchObject({ rol: 'escolar', usuario: { nombre: 'Ana' } })
  })

  it('keeps the button busy and cannot be sent twice', async () => {
    const { respuesta, responder } = pendiente()
    responde('post', 'login', () => respuesta)
    await llenar()
    await persona.click(boton())
    expect(boton().disabled).toBe(true)
    expect(boton().getAttribute('aria-busy')).toBe('true')
    await persona.type(contrasena(), '{Enter}')
    responder(falla(401, 'Credenciales incorrectas'))
    await waitFor(() => expect(boton().disabled).toBe(false))
    expect(recibidas).toHaveLength(1)
  })

  it.each([
    [() => falla(401, 'Credenciales incorrectas'), 'Ocurrio un error: Credenciales incorrectas'],
    [() => falla(429, 'Demasiados intentos'), 'Ocurrio un error: Demasiados intentos'],
    [() => HttpResponse.error(), 'Ocurrio un error: No hay conexión a internet'],
  ])('says why it failed and lets the person try again (%#)', async (respuesta, texto) => {
    responde('post', 'login', respuesta)
    await llenar()
    await persona.click(boton())
    expect((await screen.findByText(texto)).parentElement?.getAttribute('role')).toBe('alert')
    expect(location.pathname).toBe('/')
    expect(usuario().value).toBe('ana@demo.cuc.mx')
    expect(document.activeElement).toBe(contrasena())
    expect(boton().disabled).toBe(false)
  })

  it('puts what the server refuses beside its field, until it is changed', async () => {
    responde('post', 'login', () => falla(422, 'Primero corrija las validaciones', { email: 'El correo no existe' }))
    await llenar()
    await persona.click(boton())
    expect((await screen.findByText('El correo no existe')).id).toBe(usuario().getAttribute('aria-describedby'))
    expect(document.activeElement).toBe(usuario())
    await persona.keyboard('x')
    expect(screen.queryByText('El correo no existe')).toBeNull()
  })
})
