import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { preloadable } from '../../src/admin/defer/preloadable.tsx'
import { signOut } from '../../src/api/signOut.ts'
import { clearSession, currentSession, currentToken } from '../../src/api/session.ts'
import { Entrance } from '../../src/landing/Entrance.tsx'
import { pantallas } from '../../src/resources/pantallas.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { appDePrueba } from '../harness/appDePrueba.ts'

let prueba: Awaited<ReturnType<typeof appDePrueba>>
const server = setupServer(http.all('*/api/*', ({ request }) => prueba.app.fetch(request)))
beforeAll(async () => {
  prueba = await appDePrueba({ repartida: true })
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => {
  clearSession()
  waitingNotices.clear()
})
afterAll(async () => {
  server.close()
  await prueba.cerrar()
})

const persona = userEvent.setup()
const abrir = (direccion: string) => {
  history.replaceState(null, '', direccion)
  return render(<Entrance Admin={preloadable(async () => Dentro)} loadRoutes={async () => pantallas} />)
}
const Dentro = ({ onWayOut }: { onWayOut: () => void }) => (
  <button type="button" onClick={() => void signOut().then(onWayOut)}>
    Cerrar sesión
  </button>
)
const ingresar = async (rol: string, password = contrasena) => {
  await persona.type(await screen.findByLabelText('Usuario'), correoDe(rol))
  await persona.type(screen.getByLabelText('Contraseña'), `${password}{Enter}`)
}
const leerPerfil = async (token = currentToken()) =>
  (await prueba.app.request('/api/datos/personales/usuario', { headers: { authorization: `Bearer ${token}` } })).status

it.each(['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante'])(
  '%s signs in and out',
  async rol => {
    abrir('/')
    await ingresar(rol)
    const salir = await screen.findByRole('button', { name: 'Cerrar sesión' })
    expect(location.pathname).toBe('/homePage')
    expect(currentSession()).toMatchObject({ rol, usuario: { email: correoDe(rol) } })
    const token = currentToken()
    expect(await leerPerfil(token)).toBe(200)
    await persona.click(salir)
    expect(await screen.findByText('Sesión cerrada correctamente')).toBeDefined()
    expect(await leerPerfil(token)).toBe(401)
  },
)

it('refuses a wrong password in the words of the server', async () => {
  abrir('/')
  await ingresar('escolar', 'otra')
  expect(await screen.findByText('Ocurrio un error: Credenciales incorrectas')).toBeDefined()
  expect(currentSession()).toBeNull()
})

/** Requests a link for a forgotten password. Returns the address in the mail. */
const enlaceDe = async (rol: string) => {
  prueba.correos.length = 0
  const { unmount } = abrir('/recuperarContrasena')
  await persona.type(screen.getByLabelText('Correo electrónico'), correoDe(rol))
  await persona.click(screen.getByRole('button', { name: 'Restablecer contraseña' }))
  expect(await screen.findByText(/^Si el correo pertenece a una cuenta activa/)).toBeDefined()
  await vi.waitFor(() => expect(prueba.correos).toHaveLength(1))
  const enlace = new URL(/http\S+/.exec(prueba.correos[0]?.texto ?? '')?.[0] ?? '')
  unmount()
  return enlace.pathname + enlace.search
}
const restablecer = async (enlace: string, nueva: string) => {
  const pantalla = abrir(enlace)
  await persona.type(await screen.findByLabelText('Contraseña nueva'), nueva)
  await persona.type(screen.getByLabelText('Confirmar contraseña'), `${nueva}{Enter}`)
  return pantalla
}

it('restores a forgotten password once', async () => {
  const enlace = await enlaceDe('facilitador')
  const usado = await restablecer(enlace, 'Tequio2026')
  expect(await screen.findByText('Su contraseña fue restablecida, ya puede iniciar sesión')).toBeDefined()
  await ingresar('facilitador', 'Tequio2026')
  await waitFor(() => expect(currentSession()?.rol).toBe('facilitador'))
  usado.unmount()
  clearSession()

  await restablecer(enlace, 'Tequio2027')
  expect(await screen.findByText('El enlace ya fue utilizado o venció, solicite uno nuevo')).toBeDefined()
})

describe('a password whose answer was lost', () => {
  const perder = () =>
    server.use(
      http.post(
        '*/api/restablecer-contrasenia',
        async ({ request }) => {
          await prueba.app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
  const guardar = () => persona.click(screen.getByRole('button', { name: 'Guardar contraseña' }))

  it('says that it may be set already; the same again is done', async () => {
    const enlace = await enlaceDe('escolar')
    perder()
    await restablecer(enlace, 'Tequio2026')
    expect(await screen.findByText(/puede que su contraseña ya haya cambiado/)).toBeDefined()
    await guardar()
    expect(await screen.findByText('Su contraseña fue restablecida, ya puede iniciar sesión')).toBeDefined()
    await ingresar('escolar', 'Tequio2026')
    await waitFor(() => expect(currentSession()?.rol).toBe('escolar'))
  })

  it('and is then another says which may serve', async () => {
    const enlace = await enlaceDe('consejero')
    perder()
    await restablecer(enlace, 'Tequio2026')
    expect(await screen.findByText(/puede que su contraseña ya haya cambiado/)).toBeDefined()
    for (const campo of ['Contraseña nueva', 'Confirmar contraseña'])
      await persona.type(screen.getByLabelText(campo), '7')
    await guardar()
    expect((await screen.findByText(/El enlace ya fue utilizado/)).textContent).toContain(
      'Puede que ya valga la contraseña que escribió la primera vez: pruebe a entrar con ella',
    )
  })
})
