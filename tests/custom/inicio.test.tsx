import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { menuDe } from '../../src/resources/pantallas.ts'
import { dentro } from '../admin/dentro.tsx'

const { entrar, server, base } = dentro()
afterEach(() => void vi.useRealTimers())

it.each(roles)('welcomes %s with mission, vision and the ways to the own screens', async rol => {
  await entrar(rol)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenido al sistema' })).toBeDefined()
  expect((await screen.findByRole('heading', { name: 'Misión' })).nextElementSibling?.textContent).toBe(
    universidad.mision,
  )
  expect(screen.getByRole('heading', { name: 'Visión' }).nextElementSibling?.textContent).toBe(universidad.vision)
  const enlaces = within(screen.getByRole('region', { name: /estas son sus pantallas/ })).getAllByRole('link')
  const propias = menuDe(rol)
    .map(({ route }) => route)
    .filter(route => route !== '/homePage')
  expect(enlaces.map(enlace => enlace.getAttribute('href'))).toEqual(propias)
})

it('a page left open over midnight shows the next day’s classes once it is looked at', async () => {
  const es = (momento: string) => {
    base().reloj.hoy = new Date(momento)
    vi.setSystemTime(base().reloj.hoy)
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  es('2026-11-20T23:58:00-06:00')
  const deEseDia = (path: string, data: unknown) =>
    http.get(`*/api/${path}`, () => HttpResponse.json({ err: false, statusText: 'OK', message: '', data }), {
      once: true,
    })
  server.use(
    deEseDia('agenda', { clases: [], fecha: { dia: '2026-11-20', que: 'Termina el trimestre' } }),
    deEseDia('pendientes', [{ resource: 'clases', label: 'por atender ayer', total: 3, screen: 'Una', to: '/kardex' }]),
  )
  await entrar('estudiante')
  expect(await screen.findByText('Termina el trimestre el 20/11/2026.')).toBeDefined()
  expect(screen.getByText('por atender ayer')).toBeDefined()
  es('2026-11-20T23:59:00-06:00')
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByText('Termina el trimestre el 20/11/2026.')).toBeDefined()
  es('2026-11-21T00:01:00-06:00')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => {
    expect(screen.queryByText('Termina el trimestre el 20/11/2026.')).toBeNull()
    expect(screen.queryByText('por atender ayer')).toBeNull()
  })
  expect(screen.getByText('Hoy no tiene clases.')).toBeDefined()
})
