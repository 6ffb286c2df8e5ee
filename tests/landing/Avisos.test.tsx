import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { Avisos } from '../../src/landing/Avisos.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  waitingNotices.clear()
  vi.useRealTimers()
})
const pasan = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const visible = (texto: string) => screen.queryByText(texto) !== null
const avisar = (texto: string) => act(() => waitingNotices.add({ type: 'success', text: texto }))

it('closes by itself after 5000 ms, each on its own time', () => {
  render(<Avisos />)
  avisar('uno')
  pasan(3000)
  avisar('dos')
  pasan(1999)
  expect(visible('uno')).toBe(true)
  pasan(1)
  expect([visible('uno'), visible('dos')]).toEqual([false, true])
  pasan(3000)
  expect(visible('dos')).toBe(false)
})

it('waits while somebody points at it or has the focus in it', () => {
  render(<Avisos />)
  avisar('uno')
  fireEvent.mouseEnter(screen.getByRole('status'))
  fireEvent.focus(screen.getByRole('button', { name: 'Cerrar aviso' }))
  fireEvent.mouseLeave(screen.getByRole('status'))
  pasan(60_000)
  expect(visible('uno')).toBe(true)
  fireEvent.blur(screen.getByRole('button', { name: 'Cerrar aviso' }))
  pasan(5000)
  expect(visible('uno')).toBe(false)
})

it('waits in a tab that is not in sight', () => {
  const enVista = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  render(<Avisos />)
  avisar('uno')
  pasan(60_000)
  expect(visible('uno')).toBe(true)
  enVista.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pasan(4999)
  expect(visible('uno')).toBe(true)
  pasan(1)
  expect(visible('uno')).toBe(false)
  enVista.mockRestore()
})

it('closes at once when asked', () => {
  render(<Avisos />)
  avisar('uno')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(visible('uno')).toBe(false)
})

it('shows what was said before it was there, and the same text once', () => {
  waitingNotices.add({ type: 'error', text: 'venció' })
  waitingNotices.add({ type: 'error', text: 'venció' })
  render(<Avisos />)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
