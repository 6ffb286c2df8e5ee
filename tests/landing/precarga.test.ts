// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { precarga } from '../../src/landing/precarga.ts'

const pedidas = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)

const enReposo = vi.fn((hacer: () => void) => hacer())

beforeEach(() => {
  document.head.innerHTML = '<meta name="precarga" content="/assets/uno.js /assets/dos.js">'
  vi.stubGlobal('requestIdleCallback', enReposo)
  vi.stubGlobal('navigator', {})
  return () => vi.unstubAllGlobals()
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

test('a page that names no files is left as it is', () => {
  document.head.innerHTML = ''
  precarga()
  expect(pedidas()).toEqual([])
})
