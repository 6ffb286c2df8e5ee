import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tell } from '../../server/crud/notices/tell.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { avisos } from '../../server/university/notices.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { aFondo } from '../harness/aFondo.ts'
import { pauseAfter, readBell } from '../../src/admin/bell/readBell.ts'
import { dentro } from './dentro.tsx'

const { entrar, server, base } = dentro()
const persona = userEvent.setup()
const decir = (role: Rol, subject: string, mas: object = {}) => {
  const opciones = { now: () => base().reloj.hoy, address: 'http://cuc.prueba', wakeCorreos: () => undefined }
  return inTransaction(base().db, tx =>
    tell(tx, opciones, { to: { role, everywhere: true }, subject, text: 'Motivo: falta la firma', ...mas }),
  )
}
const campana = (dicho: string | RegExp) => screen.findByRole('button', { name: dicho }, { timeout: 20_000 })
const abrir = async (dicho: string) => {
  await persona.click(await campana(dicho))
  return within(await screen.findByRole('dialog', { name: 'Avisos' }))
}
/** Simulates coming back to the tab, which reads at once. */
const volver = () => act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

afterEach(() => void vi.restoreAllMocks())

/** Name of the only row's checkbox. */
const elegida = /^Seleccionar Magdalena/

describe('the bell', () => {
  it.each(aFondo ? roles : roles.slice(-2))('%s sees how many are unread, opens one, and it is read', async rol => {
    await base().db.delete(avisos)
    await decir(rol, 'Leído después', { address: '/profilePage' })
    await decir(rol, 'El más nuevo', { address: '/profilePage' })
    await entrar(rol)
    const lista = await abrir('Avisos: 2 avisos sin leer')
    const suyos = (await lista.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(suyos.map(cada => cada?.split('Motivo')[0])).toEqual(['Sin leer: El más nuevo', 'Sin leer: Leído después'])
    await persona.click(lista.getByRole('link', { name: /El más nuevo/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Perfil' })).toBeDefined()
    expect(await campana('Avisos: 1 aviso sin leer')).toBeDefined()
  })

  it('marks all as read, says kindly that there is nothing, and has no axe finding', async () => {
    await base().db.delete(avisos)
    await decir('escolar', 'Uno', { address: '/grupos' })
    await entrar('escolar')
    const lista = await abrir('Avisos: 1 aviso sin leer')
    await lista.findByRole('listitem')
    const { violations } = await axe.run(screen.getByRole('dialog', { name: 'Avisos' }), {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
    await persona.click(lista.getByRole('button', { name: 'Marcar todo como leído' }))
    await waitFor(() => expect(lista.getByRole('listitem').textContent).not.toContain('Sin leer'))
    await base().db.delete(avisos)
    await persona.keyboard('{Escape}')
    const vacia = await abrir('Avisos: todos leídos')
    expect(await vacia.findByText('Está al día: aquí le avisaremos de lo que le concierne.')).toBeDefined()
    expect(vacia.queryByRole('button', { name: 'Marcar todo como leído' })).toBeNull()
  })

  it('an open list is read again when a notice about it arrives, keeping its page and selection', async () => {
    await base().db.delete(avisos)
    const leidas: string[] = []
    server.events.on('request:start', ({ request }) => void leidas.push(request.url))
    await entrar('administrativo', '/escolares?perPage=25')
    await persona.click(await screen.findByRole('checkbox', { name: elegida }, { timeout: 20_000 }))
    await campana('Avisos: todos leídos')
    const listas = () => leidas.filter(url => /\/api\/escolares\?.*range/.test(decodeURIComponent(url)))
    const antes = listas().length
    await decir('administrativo', 'Sobre otra cosa', { about: { resource: 'consejeros', key: 'x' } })
    volver()
    await campana('Avisos: 1 aviso sin leer')
    expect(listas().length).toBe(antes)
    await decir('administrativo', 'Sobre escolares', { about: { resource: 'escolares', key: 'x' } })
    volver()
    await campana('Avisos: 2 avisos sin leer')
    await waitFor(() => expect(listas().length).toBe(antes + 1))
    expect(listas().at(-1)).toBe(listas()[0])
    expect(screen.getByRole('checkbox', { name: elegida })).toHaveProperty('checked', true)
  })

  it('a server without notices has no bell, and is not asked again', async () => {
    let veces = 0
    server.use(
      http.get('*/api/avisos/estado', () => {
        veces += 1
        return HttpResponse.json({ err: true, message: 'no' }, { status: 404 })
      }),
    )
    await entrar('escolar')
    await waitFor(() => expect(veces).toBe(1), { timeout: 20_000 })
    volver()
    await screen.findByRole('link', { name: 'Magdalena' })
    expect(screen.queryByRole('button', { name: /^Avisos/ })).toBeNull()
    expect(veces).toBe(1)
  })
})

describe('reading it', () => {
  const leer = (last?: Parameters<typeof readBell>[0]) => readBell(last, new AbortController().signal)

  it('asks nobody when nobody is signed in, and leaves a session alone that the server no longer takes', async () => {
    expect(pauseAfter(await leer())).toBe(false)
    server.use(http.get('*/api/avisos/estado', () => HttpResponse.json({ err: true, message: 'x' }, { status: 401 })))
    await entrar('escolar')
    const cookies = document.cookie
    expect(pauseAfter(await leer())).toBe(false)
    expect(document.cookie).toBe(cookies)
  })

  it('waits longer after each failure, five minutes at most, keeps its count, and starts again', async () => {
    await entrar('escolar')
    let visto = await leer()
    expect([visto.state?.sinLeer, pauseAfter(visto)]).toEqual([expect.any(Number), 10_000])
    server.use(http.get('*/api/avisos/estado', () => HttpResponse.json({ err: true }, { status: 500 })))
    const pausas: unknown[] = []
    for (let vez = 0; vez < 7; vez += 1) {
      visto = await leer(visto)
      pausas.push(pauseAfter(visto))
    }
    expect(pausas).toEqual([20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000])
    expect(visto.state).not.toBeNull()
    server.resetHandlers()
    expect(pauseAfter(await leer(visto))).toBe(10_000)
  })
})

describe('the pace of mails, on the profile', () => {
  it.each(aFondo ? roles : roles.slice(0, 1))('%s chooses, and it is kept', async rol => {
    const { unmount } = await entrar(rol, '/profilePage')
    const elegir = within(await screen.findByRole('region', { name: 'Avisos por correo' }))
    await persona.click(elegir.getByRole('radio', { name: /^Nunca/ }))
    await waitFor(() => expect(elegir.getByRole('radio', { name: /^Nunca/ })).toHaveProperty('checked', true))
    const { violations } = await axe.run(screen.getByRole('region', { name: 'Avisos por correo' }), {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
    unmount()
    await entrar(rol, '/profilePage')
    const otra = within(await screen.findByRole('region', { name: 'Avisos por correo' }))
    expect(otra.getByRole('radio', { name: /^Nunca/ })).toHaveProperty('checked', true)
  })
})
