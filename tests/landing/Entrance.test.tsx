import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadable } from '../../src/admin/defer/preloadable.tsx'
import { signOut } from '../../src/api/signOut.ts'
import { storeSession } from '../../src/api/session.ts'
import { Entrance } from '../../src/landing/Entrance.tsx'
import { goTo } from '../../src/landing/router.ts'
import { exito, servidor } from '../api/servidor.ts'

const { responde } = servidor()
const persona = userEvent.setup()
const entrar = () => storeSession({ token: 'abc', rol: 'escolar', nombre: 'Ana' })

function Dentro({ onWayOut }: { onWayOut: () => void }) {
  return (
    <button type="button" onClick={() => void signOut().then(onWayOut)}>
      Cerrar sesión
    </button>
  )
}
const admin = vi.fn(async () => Dentro)
const rutas = async () => [
  { route: '/homePage', roles: ['escolar', 'coordinador'] },
  { route: '/grupos', roles: ['escolar'] },
  { route: '/cucs', roles: ['coordinador'] },
]
const abrir = (direccion: string) => {
  history.replaceState(null, '', direccion)
  return render(<Entrance Admin={preloadable(admin)} loadRoutes={rutas} />)
}
const login = () => screen.findByRole('button', { name: 'Ingresar' })
const dentro = () => screen.findByRole('button', { name: 'Cerrar sesión' })
beforeEach(() => admin.mockClear())

describe('a person who is not signed in', () => {
  it('sees the login at / without loading the admin', async () => {
    abrir('/')
    await login()
    expect(admin).not.toHaveBeenCalled()
  })

  it('ends on / from a protected route, and sees nothing on the way', async () => {
    const { container } = abrir('/cucs/')
    expect(container.textContent).toBe('')
    await login()
    expect(location.pathname).toBe('/')
    expect(admin).not.toHaveBeenCalled()
  })

  it('is told that an address does not exist, and led to the login', async () => {
    abrir('/noExiste')
    expect(await screen.findByText('Pagina No Encontrada Error:404')).toBeDefined()
    await persona.click(screen.getByRole('button', { name: 'Volver al inicio' }))
    await login()
    expect(location.pathname).toBe('/')
  })

  it('moves between login and recovery with the links and the Back button', async () => {
    abrir('/')
    await persona.click(await screen.findByRole('link', { name: '¿Olvidó su contraseña?' }))
    expect(await screen.findByRole('heading', { name: 'Recuperar contraseña' })).toBeDefined()
    history.back()
    expect(await login()).toBeDefined()
  })
})

describe('a person who is signed in', () => {
  it.each(['/', '/recuperarContrasena', '/restablecerContrasena?token=x'])(
    'goes from %s to /homePage',
    async direccion => {
      entrar()
      abrir(direccion)
      await dentro()
      expect(location.pathname + location.search).toBe('/homePage')
    },
  )

  it.each(['/cucs', '/noExiste'])('stays on %s', async direccion => {
    entrar()
    abrir(direccion)
    await dentro()
    expect(location.pathname).toBe(direccion)
  })

  it('is led back home when the Back button arrives at /', async () => {
    entrar()
    abrir('/cucs')
    await dentro()
    goTo('/')
    await waitFor(() => expect(location.pathname).toBe('/homePage'))
    await dentro()
  })
})

it('goes in and out without loading the page, and the message of the logout survives', async () => {
  responde('post', 'login', () => exito('Bienvenido', { token: 'abc', rol: 'escolar', nombre: 'Ana' }))
  responde('delete', 'logout', () => exito('Sesión cerrada'))
  abrir('/')
  await persona.type(await screen.findByLabelText('Usuario'), 'ana@demo.cuc.mx')
  await persona.type(screen.getByLabelText('Contraseña'), 'Comunal2026{Enter}')
  await persona.click(await dentro())
  await login()
  expect(location.pathname).toBe('/')
  expect(screen.getByText('Sesión cerrada')).toBeDefined()
})

it.each(['/', '/cucs'])('ends a session whose role cannot be read, at %s', async direccion => {
  responde('delete', 'logout', () => exito('Sesión cerrada'))
  entrar()
  Cookies.set('r', 'coordinador')
  abrir(direccion)
  await login()
  expect(screen.getByText('Credenciales incorrectas o vencidas, cerrando sesion')).toBeDefined()
  expect(location.pathname).toBe('/')
  expect(document.cookie).toBe('')
  expect(admin).not.toHaveBeenCalled()
})

it('says so when the admin cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  admin.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  entrar()
  abrir('/cucs')
  expect(await screen.findByText('No se pudo abrir el sistema')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
  vi.restoreAllMocks()
})
