import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DeferredResourceScreen } from '../../src/admin/screen/DeferredResourceScreen.ts'
import { answersAhead } from '../../src/api/answersAhead.ts'
import { signIn } from '../../src/api/signIn.ts'
import { clearSession } from '../../src/api/session.ts'
import { dataProvider } from '../../src/dataProvider/dataProvider.ts'
import { askFirstList } from '../../src/universityApp.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { dentro } from './dentro.tsx'
import { linea, paginasPedidas } from './menu.ts'

const { entrar, server } = dentro()
const { pedidas, puertas } = paginasPedidas(server)
beforeAll(() => DeferredResourceScreen.preload().then(() => undefined))
afterEach(() => vi.restoreAllMocks())

it.each([
  ['escolar', '/estudiantes'],
  ['coordinador', '/cucs'],
] as const)('the first list of the menu of %s, %s, is there when it is opened, and read once', async (rol, ruta) => {
  const leer = vi.spyOn(dataProvider, 'getList')
  const pedir = vi.spyOn(globalThis, 'fetch')
  await entrar(rol, '/homePage', () => {
    pedir.mockClear()
    askFirstList()
    expect(pedir).toHaveBeenCalledOnce()
  })
  const link = await linea(ruta)
  await waitFor(() => expect(leer).toHaveBeenCalledOnce())
  await act(() => leer.mock.results[0]?.value)
  expect(pedidas).toHaveLength(1)
  fireEvent.click(link)
  expect(document.querySelectorAll('tbody td').length).toBeGreaterThan(1)
  await waitFor(() => expect(document.querySelector('[role=region][aria-busy=false]')).not.toBeNull())
  expect(leer).toHaveBeenCalledOnce()
  expect(pedidas).toHaveLength(1)
})

it('a list requested for one person is not shown to the next', async () => {
  await signIn({ email: correoDe('escolar'), password: contrasena })
  askFirstList()
  clearSession()
  await entrar('coordinador', '/cucs')
  await screen.findByRole('table')
  expect(puertas()).toEqual(['/api/cuc/estudiantes/escolar', '/api/cucs'])
})

it('a list that opens while it is being read ahead, and something is written, is read again', async () => {
  await entrar('coordinador')
  const link = await linea('/cucs')
  let soltar = () => undefined as void
  const retenida = new Promise<void>(resolve => (soltar = resolve))
  server.use(
    http.get(
      '*/api/cucs',
      async () => {
        await retenida
      },
      { once: true },
    ),
  )
  fireEvent.pointerDown(link)
  await waitFor(() => expect(pedidas).toHaveLength(1))
  answersAhead.noteWrite(1)
  fireEvent.click(link)
  soltar()
  await screen.findByRole('table')
  await waitFor(() => expect(pedidas).toHaveLength(2))
})

it('a list that a mouse rests on is given up when it goes on without a press, and is not once it is pressed', async () => {
  await entrar('coordinador')
  const link = await linea('/cucs')
  const leer = vi.spyOn(dataProvider, 'getList')
  let soltar = () => undefined as void
  const retenida = new Promise<void>(resolve => (soltar = resolve))
  server.use(http.get('*/api/cucs', async () => retenida))
  const senal = (vez: number) => leer.mock.calls[vez]?.[1].signal
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  await waitFor(() => expect(leer).toHaveBeenCalledTimes(1))
  expect(senal(0)?.aborted).toBe(false)
  fireEvent.pointerLeave(link, { pointerType: 'mouse' })
  await waitFor(() => expect(senal(0)?.aborted).toBe(true))
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  await waitFor(() => expect(leer).toHaveBeenCalledTimes(2))
  fireEvent.pointerDown(link, { pointerType: 'mouse' })
  fireEvent.pointerLeave(link, { pointerType: 'mouse' })
  expect(senal(1)?.aborted).toBe(false)
  soltar()
})
