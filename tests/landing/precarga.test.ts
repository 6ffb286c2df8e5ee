// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { precarga } from '../../src/landing/precarga.ts'

const pedidas = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)

const enReposo = vi.fn((hacer: () => void) => hacer())

beforeEach(() => {
  document.head.innerHTML = '<meta name="precarga" content="/assets/uno.js /assets/dos.js">'
  vi.stubGlobal('requestIdleCallback', enReposo)
  vi.stubGlobal('navigator', {})
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('each file is fetched once, by importance, when the browser rests', () => {
  precarga()
  precarga()
  expect(enReposo).toHaveBeenCalledTimes(1)
  expect(pedidas()).toEqual(['/assets/uno.js', '/assets/dos.js'].map(path => location.origin + path))
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nobody is made to with %j',
  connection => {
    vi.stubGlobal('navigator', { connection })
    precarga()
    expect(pedidas()).toEqual([])
  },
)

/** Time passes. */
const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const tecla = () => dispatchEvent(new KeyboardEvent('keydown'))
const llegan = () => {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'))
}

test('what was fetched is run step by step, each when no key has fallen for a moment', async () => {
  vi.useFakeTimers()
  const [uno, dos] = [vi.fn(async () => Promise.reject(new Error('cut'))), vi.fn(async () => undefined)]
  precarga([uno, dos])
  await pasan(2000)
  expect(uno).not.toHaveBeenCalled()
  llegan()
  await pasan(200)
  tecla()
  await pasan(200)
  expect(uno).not.toHaveBeenCalled()
  await pasan(100)
  expect(uno).toHaveBeenCalledTimes(1)
  expect(dos).not.toHaveBeenCalled()
  tecla()
  await pasan(250)
  expect(dos).not.toHaveBeenCalled()
  await pasan(300)
  expect(dos).toHaveBeenCalledTimes(1)
})

test('a page that names no files is left as it is', () => {
  document.head.innerHTML = ''
  precarga()
  expect(pedidas()).toEqual([])
})
