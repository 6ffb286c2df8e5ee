// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadAhead } from '../../src/landing/preloadAhead.ts'
import { fetchAhead } from '../../src/landing/fetchAhead.ts'

const pedidas = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)

const direcciones = (...cuales: string[]) => cuales.map(cual => `${location.origin}/assets/${cual}.js`)

beforeEach(() => {
  document.head.innerHTML = '<meta name="precarga" content="/assets/uno.js /assets/dos.js,/assets/tres.js">'
  vi.stubGlobal(
    'requestIdleCallback',
    vi.fn((hacer: () => void) => hacer()),
  )
  vi.stubGlobal('navigator', {})
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('each file is fetched once, round after round, by importance, after what the page itself needs', async () => {
  const [primera, segunda] = fetchAhead()
  expect(fetchAhead()).toEqual([])
  await vi.waitFor(() => expect(pedidas()).toEqual(direcciones('uno', 'dos')))
  llegan()
  await primera
  await vi.waitFor(() => expect(pedidas()).toEqual(direcciones('uno', 'dos', 'tres')))
  for (const link of document.querySelectorAll('link')) expect(link).toMatchObject({ fetchPriority: 'low' })
  llegan()
  await segunda
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nobody is made to with %j',
  connection => {
    vi.stubGlobal('navigator', { connection })
    expect(fetchAhead()).toEqual([])
    expect(pedidas()).toEqual([])
  },
)

test('a page that names no files is left as it is', () => {
  document.head.innerHTML = ''
  expect(fetchAhead()).toEqual([])
  expect(pedidas()).toEqual([])
})

/** Advances the clock. */
const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const tecla = () => dispatchEvent(new KeyboardEvent('keydown'))
const llegan = () => {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'))
}

test('fetched code runs step by step, each after a moment without keys', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const [uno, dos] = [vi.fn(async () => Promise.reject(new Error('cut'))), vi.fn(async () => undefined)]
  void preloadAhead([uno, dos])
  await pasan(2000)
  expect(uno).not.toHaveBeenCalled()
  tecla()
  llegan()
  await pasan(200)
  tecla()
  await pasan(299)
  expect(uno).not.toHaveBeenCalled()
  uno.mockImplementationOnce(async () => {
    tecla()
    throw new Error('cut')
  })
  await pasan(1)
  expect(uno).toHaveBeenCalledTimes(1)
  await pasan(299)
  expect(dos).not.toHaveBeenCalled()
  await pasan(1)
  expect(dos).toHaveBeenCalledTimes(1)
})

test('input without keys delays the next step as keys do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const uno = vi.fn(async () => undefined)
  void preloadAhead([uno])
  await pasan(2000)
  dispatchEvent(new Event('input'))
  llegan()
  await pasan(299)
  expect(uno).not.toHaveBeenCalled()
  await pasan(1)
  expect(uno).toHaveBeenCalledTimes(1)
})

test('the second round is not waited for; nor is somebody who types nothing', async () => {
  const uno = vi.fn(async () => undefined)
  const hecho = preloadAhead([uno])
  await vi.waitFor(() => expect(pedidas()).toHaveLength(2))
  llegan()
  await hecho
  expect(uno).toHaveBeenCalledTimes(1)
})

test('nothing is asked for before the page has come', async () => {
  const estado = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const hecho = preloadAhead([])
  await Promise.resolve()
  expect(pedidas()).toEqual([])
  estado.mockRestore()
  dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(pedidas()).toHaveLength(2))
  llegan()
  await hecho
})

test('nothing is run where nothing was fetched', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const uno = vi.fn(async () => undefined)
  await preloadAhead([uno])
  expect(uno).not.toHaveBeenCalled()
})
