import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, useNotify } from 'ra-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../src/admin/i18n/i18nProvider.ts'
import { Notices } from '../../src/admin/notice/Notices.tsx'
import { theme } from '../../src/admin/theme/theme.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ThemeProvider theme={theme}>
        <Voz />
        <Notices />
      </ThemeProvider>
    </CoreAdminContext>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

/** A button that shows the notice that a test wants. */
const Voz = () => {
  const notify = useNotify()
  return (
    <button type="button" onClick={({ currentTarget: { name, value } }) => notify(value, { type: tipoDe(name) })}>
      decir
    </button>
  )
}
const tipoDe = (tipo: string) => (tipo === 'error' || tipo === 'info' ? tipo : 'success')
const avisar = (texto: string, tipo: 'success' | 'info' | 'error') => {
  const voz = screen.getByRole<HTMLButtonElement>('button', { name: 'decir' })
  voz.value = texto
  voz.name = tipo
  fireEvent.click(voz)
}
const pasan = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const visible = (texto: string) => screen.queryByText(texto) !== null

it('each closes by itself after 5000 ms', () => {
  avisar('uno', 'success')
  pasan(3000)
  avisar('dos', 'info')
  pasan(1999)
  expect(visible('uno')).toBe(true)
  pasan(1)
  expect([visible('uno'), visible('dos')]).toEqual([false, true])
  pasan(3000)
  expect(visible('dos')).toBe(false)
})

it('stays while it is being read', () => {
  avisar('uno', 'error')
  fireEvent.mouseEnter(screen.getByRole('alert'))
  pasan(60_000)
  expect(visible('uno')).toBe(true)
  fireEvent.mouseLeave(screen.getByRole('alert'))
  pasan(5000)
  expect(visible('uno')).toBe(false)
})

it('the same text stands once and starts its time again', () => {
  avisar('Primero corrija las validaciones', 'info')
  pasan(4000)
  avisar('Primero corrija las validaciones', 'info')
  pasan(4000)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  pasan(1000)
  expect(screen.queryByRole('status')).toBeNull()
})

it('closes at once when asked', () => {
  avisar('uno', 'success')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(visible('uno')).toBe(false)
})

it('shows the server’s text unchanged, with its signs', () => {
  avisar('El 100%{algo} |||| de CUC.nombre', 'error')
  expect(visible('El 100%{algo} |||| de CUC.nombre')).toBe(true)
})
