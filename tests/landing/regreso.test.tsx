import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadable } from '../../src/admin/defer/preloadable.tsx'
import { signOut } from '../../src/api/signOut.ts'
import { callApi } from '../../src/api/callApi.ts'
import { returnAddress } from '../../src/api/returnAddress.ts'
import { clearSession, currentSession, storeSession } from '../../src/api/session.ts'
import { Entrance } from '../../src/landing/Entrance.tsx'
import { goTo } from '../../src/landing/router.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { exito, falla, servidor } from '../api/servidor.ts'

const { responde } = servidor()
const persona = userEvent.setup()
const ana = { token: 'abc', rol: 'escolar', nombre: 'Ana', email: 'ana@uni.mx' }
const eva = { token: 'def', rol: 'escolar', nombre: 'Eva', email: 'eva@uni.mx' }

/** Channel of another tab of the browser, and what it has heard. */
const otra = new BroadcastChannel('sesion')
const oido: string[] = []
otra.addEventListener('message', ({ data }) => oido.push(data))
beforeEach(() => void oido.splice(0))
afterEach(() => {
  vi.useRealTimers()
  returnAddress.forget()
  sessionStorage.clear()
})
/** Sends an event from the other tab, and waits until every tab has heard it. */
const dice = async (suceso: string) => {
  const veces = oidoAqui.length
  otra.postMessage(suceso)
  await waitFor(() => expect(oidoAqui).toHaveLength(veces + 1))
}
const aqui = new BroadcastChannel('sesion')
const oidoAqui: string[] = []
aqui.addEventListener('message', ({ data }) => oidoAqui.push(data))
afterAll(() => {
  otra.close()
  aqui.close()
})

const Dentro = ({ onWayOut }: { onWayOut: () => void }) => (
  <>
    <button type="button" onClick={() => void signOut().then(onWayOut)}>
      Cerrar sesión
    </button>
    <button type="button" onClick={() => void callApi('cucs').catch(onWayOut)}>
      Consultar
    </button>
    <input aria-label="Escrito" />
  </>
)
const abrir = (direccion: string) => {
  history.replaceState(null, '', direccion)
  return render(<Entrance Admin={preloadable(async () => Dentro)} loadRoutes={async () => pantallas} />)
}
const login = () => screen.findByRole('button', { name: 'Ingresar' })
const boton = (name: string) => screen.findByRole('button', { name })
const ingresar = async (quien: typeof ana) => {
  responde('post', 'login', () => exito('Bienvenido', quien))
  await persona.type(await screen.findByLabelText('Usuario'), quien.email)
  await persona.type(screen.getByLabelText('Contraseña'), 'Comunal2026{Enter}')
  await boton('Cerrar sesión')
}
const direccion = () => location.pathname + location.search + location.hash

describe('somebody who asked for an address without a session', () => {
  it('returns to it, as it was asked for', async () => {
    abrir('/grupos?page=2&sort=nombre&order=DESC#fin')
    await login()
    expect(direccion()).toBe('/')
    await ingresar(ana)
    expect(direccion()).toBe('/grupos?page=2&sort=nombre&order=DESC#fin')
  })

  it.each([
    ['of another role', '/cucs'],
    ['that does not exist', '/noExiste'],
    ['that is public', '/recuperarContrasena'],
    ['with more behind it', '/grupos/otra'],
  ])('goes home from one %s', async (_, pedida) => {
    const { unmount } = abrir(pedida)
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
    unmount()
    abrir('/')
    await ingresar(ana)
    expect(direccion()).toBe('/homePage')
  })

  it('goes home when the addresses cannot be loaded', async () => {
    returnAddress.keep()
    history.replaceState(null, '', '/')
    render(
      <Entrance Admin={preloadable(async () => Dentro)} loadRoutes={() => Promise.reject(new Error('no network'))} />,
    )
    await ingresar(ana)
    expect(direccion()).toBe('/homePage')
  })
})

describe('somebody whose session ended', () => {
  const vencida = async () => {
    responde('get', 'cucs', () => falla(401, 'La sesión venció'))
    storeSession(ana)
    const { unmount } = abrir('/clases?tab=cierre&page=3')
    await persona.click(await boton('Consultar'))
    await login()
    expect(direccion()).toBe('/')
    return unmount
  }

  it('returns to where they were', async () => {
    await vencida()
    await ingresar(ana)
    expect(direccion()).toBe('/clases?tab=cierre&page=3')
  })

  it('finds it also after a reload and a wrong password', async () => {
    const cerrar = await vencida()
    cerrar()
    abrir('/')
    responde('post', 'login', () => falla(401, 'Credenciales incorrectas'))
    await persona.type(await screen.findByLabelText('Usuario'), 'ana@uni.mx')
    await persona.type(screen.getByLabelText('Contraseña'), 'otra{Enter}')
    await screen.findByText('Ocurrio un error: Credenciales incorrectas')
    await persona.clear(screen.getByLabelText('Usuario'))
    await persona.clear(screen.getByLabelText('Contraseña'))
    await ingresar(ana)
    expect(direccion()).toBe('/clases?tab=cierre&page=3')
  })

  it('leaves no way to somebody else, who goes home', async () => {
    await vencida()
    await ingresar(eva)
    expect(direccion()).toBe('/homePage')
  })
})

it('signing out leaves no return address', async () => {
  responde('delete', 'logout', () => exito('Sesión cerrada'))
  storeSession(ana)
  abrir('/grupos?page=2')
  await persona.click(await boton('Cerrar sesión'))
  await ingresar(ana)
  expect(direccion()).toBe('/homePage')
})

it('nor does what finds the session gone afterwards', async () => {
  responde('delete', 'logout', () => exito('Sesión cerrada'))
  storeSession(ana)
  abrir('/grupos?page=2')
  await boton('Cerrar sesión')
  await signOut()
  await signOut()
  goTo('/')
  await ingresar(ana)
  expect(direccion()).toBe('/homePage')
})

describe('the other tabs', () => {
  it('hear of a sign-in, a sign-out and a session that ended', async () => {
    responde('delete', 'logout', () => exito('Sesión cerrada'))
    responde('get', 'cucs', () => falla(401, 'La sesión venció'))
    abrir('/')
    await ingresar(ana)
    await persona.click(await boton('Cerrar sesión'))
    await waitFor(() => expect(oido).toEqual(['entrada', 'despedida', 'salida']))
    await ingresar(ana)
    await persona.click(await boton('Consultar'))
    await waitFor(() => expect(oido).toEqual(['entrada', 'despedida', 'salida', 'entrada', 'vencida']))
  })

  it('sign this one out at once, saying so, with no way back', async () => {
    storeSession(ana)
    abrir('/grupos?page=2')
    await boton('Cerrar sesión')
    clearSession()
    await dice('salida')
    await login()
    expect(direccion()).toBe('/')
    expect(screen.getByText('La sesión se cerró en otra pestaña.')).toBeDefined()
    await ingresar(ana)
    expect(direccion()).toBe('/homePage')
  })

  it('sign this one out, saying so, although it was drawn anew before their word came', async () => {
    storeSession(ana)
    abrir('/grupos?page=2')
    await boton('Cerrar sesión')
    clearSession()
    goTo('/')
    await login()
    await dice('salida')
    await screen.findByText('La sesión se cerró en otra pestaña.')
    expect(sessionStorage.length).toBe(0)
  })

  it('give the session up before they sign out: a refusal meanwhile ends nothing here, one long after does', async () => {
    responde('get', 'cucs', () => falla(401, 'La sesión venció'))
    storeSession(ana)
    abrir('/grupos?page=2')
    await boton('Cerrar sesión')
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    await dice('despedida')
    await expect(callApi('cucs')).rejects.toMatchObject({ status: 'abort' })
    expect(currentSession()).not.toBeNull()
    vi.advanceTimersByTime(3000)
    await expect(callApi('cucs')).rejects.toMatchObject({ status: 401 })
    expect(currentSession()).toBeNull()
  })

  it('take this one along where the session ended, and each comes back to its own address', async () => {
    storeSession(ana)
    abrir('/grupos?page=2')
    await boton('Cerrar sesión')
    clearSession()
    await dice('vencida')
    await login()
    expect(screen.getByText('Su sesión terminó, ingrese de nuevo.')).toBeDefined()
    storeSession(ana)
    await dice('entrada')
    await boton('Cerrar sesión')
    expect(direccion()).toBe('/grupos?page=2')
  })

  it('let this one in although their word comes before the cookies do', async () => {
    abrir('/')
    await login()
    await dice('entrada')
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeDefined()
    storeSession(ana)
    await boton('Cerrar sesión')
    expect(direccion()).toBe('/homePage')
  })

  it('let this one in from the login, not away from another page of the landing', async () => {
    abrir('/recuperarContrasena')
    await screen.findByRole('heading', { name: 'Recuperar contraseña' })
    storeSession(ana)
    await dice('entrada')
    expect(screen.getByRole('heading', { name: 'Recuperar contraseña' })).toBeDefined()
    clearSession()
    goTo('/')
    await login()
    storeSession(ana)
    await dice('entrada')
    await boton('Cerrar sesión')
    expect(direccion()).toBe('/homePage')
  })

  it('bring another person: nothing of the one before stays; the same one goes on', async () => {
    storeSession(ana)
    abrir('/grupos?page=2')
    await persona.type(await screen.findByLabelText('Escrito'), 'de Ana')
    storeSession({ ...ana, token: 'xyz' })
    await dice('entrada')
    expect(screen.getByLabelText<HTMLInputElement>('Escrito').value).toBe('de Ana')
    expect(direccion()).toBe('/grupos?page=2')
    storeSession(eva)
    await dice('entrada')
    await waitFor(() => expect(direccion()).toBe('/homePage'))
    expect(screen.getByLabelText<HTMLInputElement>('Escrito').value).toBe('')
  })

  it('bring the same person at another campus: what was begun at the one before does not stay', async () => {
    storeSession({ ...ana, clave_cuc: '20DCU0001A' })
    abrir('/grupos?page=2')
    await persona.type(await screen.findByLabelText('Escrito'), 'del primero')
    storeSession({ ...ana, token: 'xyz', clave_cuc: '20DCU0002B' })
    await dice('entrada')
    await waitFor(() => expect(direccion()).toBe('/homePage'))
    expect(screen.getByLabelText<HTMLInputElement>('Escrito').value).toBe('')
  })
})
