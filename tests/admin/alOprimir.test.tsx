import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { menuDe } from '../../src/resources/pantallas.ts'
import { fresh } from '../../src/admin/readAhead.ts'
import { dentro } from './dentro.tsx'
import { linea, paginasPedidas } from './menu.ts'

const { entrar, server } = dentro()

const { pedidas } = paginasPedidas(server)
/** Data read ahead is fresh for three seconds. Stops the clock, because a busy machine takes longer to draw a list. */
const detenerReloj = () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const esperar = globalThis.setTimeout
  const sinCaducar = (hacer: () => void, plazo?: number) => esperar(hacer, plazo === fresh ? 100 * fresh : plazo)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(sinCaducar, esperar))
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['coordinador', 3],
  ['escolar', 1],
] as const)(
  'a line of the menu of %s asks for its list while it is pressed, and the list asks no second time',
  async (rol, menos) => {
    await entrar(rol)
    detenerReloj()
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

it('a link to another tab, or to the present screen, asks for nothing', async () => {
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
  detenerReloj()
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
  detenerReloj()
  Reflect.deleteProperty(navigator, 'connection')
  fireEvent.pointerDown(cucs)
  fireEvent.click(cucs)
  await screen.findByRole('table')
  expect(pedidas.map(cada => cada.split('?')[0])).toEqual(['/api/cucs'])
})
