import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { dataProvider } from '../../src/dataProvider/index.ts'
import { menuDe } from '../../src/resources/pantallas.ts'
import { askFirstList } from '../../src/universityApp.ts'
import { dentro } from './dentro.tsx'

const { entrar, server } = dentro()

/** The pages of lists that were asked for, in order. */
const pedidas: string[] = []
server.events.on('request:start', ({ request: { method, url } }) => {
  const { pathname, search, searchParams } = new URL(url)
  if (method === 'GET' && searchParams.has('range')) pedidas.push(pathname + search)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  pedidas.splice(0)
})

const linea = async (route: string) => {
  const menu = await screen.findByRole('navigation', { name: 'Menú' })
  const link = within(menu)
    .getAllByRole('link')
    .find(each => each.getAttribute('href') === route)
  if (!link) throw new Error(`the menu has no ${route}`)
  return link
}

it.each([
  ['coordinador', 3],
  ['escolar', 1],
] as const)(
  'a line of the menu of %s asks for its list while it is pressed, and the list asks no second time',
  async (rol, menos) => {
    await entrar(rol)
    let listas = 0
    for (const { route } of menuDe(rol)) {
      pedidas.length = 0
      const link = await linea(route)
      fireEvent.pointerDown(link)
      const antes = [...pedidas]
      fireEvent.click(link)
      await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'))
      if (!antes.length) continue
      listas += 1
      await waitFor(() => expect(document.querySelector('[role=region][aria-busy=false]')).not.toBeNull())
      const [path = ''] = antes[0]?.split('?') ?? []
      expect(pedidas.filter(cada => cada.startsWith(`${path}?`))).toEqual(antes)
    }
    expect(listas).toBeGreaterThanOrEqual(menos)
  },
)

it('one that opens another tab, or is where one stands, asks for nothing', async () => {
  await entrar('coordinador', '/cucs')
  await screen.findByRole('table')
  pedidas.length = 0
  fireEvent.pointerDown(await linea('/cucs'))
  fireEvent.pointerDown(await linea('/programas'), { ctrlKey: true })
  fireEvent.pointerDown(await linea('/programas'), { button: 1 })
  expect(pedidas).toEqual([])
})

const raton = { pointerType: 'mouse' }

it('a line that a mouse rests on asks for its list, once with the press; one that it passes over asks for nothing', async () => {
  await entrar('coordinador')
  const [cucs, periodos] = [await linea('/cucs'), await linea('/periodos')]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(periodos, raton)
  vi.advanceTimersByTime(60)
  fireEvent.pointerLeave(periodos, raton)
  fireEvent.pointerEnter(cucs, raton)
  vi.advanceTimersByTime(70)
  vi.useRealTimers()
  await waitFor(() => expect(pedidas).toHaveLength(1))
  fireEvent.pointerDown(cucs)
  fireEvent.click(cucs)
  await screen.findByRole('table')
  expect(pedidas.map(cada => cada.split('?')[0])).toEqual(['/api/cucs'])
})

it.each([
  ['a finger', undefined, { pointerType: 'touch' }],
  ['who saves data', { saveData: true }, raton],
])('nothing is asked before the press of %s', async (_, connection, con) => {
  await entrar('coordinador')
  const [cucs, periodos] = [await linea('/cucs'), await linea('/periodos')]
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(periodos, con)
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  fireEvent.pointerDown(cucs)
  fireEvent.click(cucs)
  await screen.findByRole('table')
  expect(pedidas.map(cada => cada.split('?')[0])).toEqual(['/api/cucs'])
})

it.each([
  ['escolar', '/estudiantes'],
  ['coordinador', '/cucs'],
] as const)('what the work of %s begins with, %s, is there when it is opened, and read once', async (rol, ruta) => {
  const leer = vi.spyOn(dataProvider, 'getList')
  await entrar(rol, '/homePage', askFirstList)
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
