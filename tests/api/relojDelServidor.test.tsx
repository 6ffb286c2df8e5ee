import { renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { HttpResponse } from 'msw'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePdf } from '../../src/admin/pdf/usePdf.ts'
import { useToday } from '../../src/admin/useToday.ts'
import { callApi } from '../../src/api/callApi.ts'
import { toBody } from '../../src/dataProvider/records.ts'
import { resources } from '../../src/resources/index.ts'
import '../../src/university.ts'
import { servidor } from './servidor.ts'

const { responde } = servidor()
afterEach(() => void vi.useRealTimers())

const day = 24 * 3_600_000
const diaDe = (momento: Date) => momento.toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' })
/** Makes the server's clock run `days` ahead of this computer's. Returns that day. */
const serverIsAhead = async (days: number) => {
  const delServidor = new Date(Date.now() + days * day)
  responde('get', 'cucs', () =>
    HttpResponse.json(
      { err: false, statusText: 'OK', message: '', data: [] },
      { headers: { Date: delServidor.toUTCString() } },
    ),
  )
  await callApi('cucs')
  return diaDe(delServidor)
}

it('a document has the server’s date, not that of a slow computer clock', async () => {
  const { result } = renderHook(usePdf, { wrapper: CoreAdminContext })
  const build = vi.fn((_dia: string) => Promise.reject<never>(new Error('no document')))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const dia = await serverIsAhead(400)
  result.current.download('horario', build)
  await waitFor(() => expect(build.mock.calls).toEqual([[dia]]))
})

it('a form tells the age that somebody has on the day of the server', async () => {
  const nacimiento = '2000-01-01'
  const edadDe = () => toBody(resources.estudiantes, 'create', { fecha_nacimiento: nacimiento }).edad
  await serverIsAhead(0)
  const hoy = Number(edadDe())
  await serverIsAhead(3660)
  expect(edadDe()).toBe(hoy + 10)
})

it('a page that is left open over midnight takes note of the day', async () => {
  const dia = await serverIsAhead(0)
  vi.useFakeTimers({ now: Date.now() })
  const { result } = renderHook(useToday)
  expect(result.current).toBe(dia)
  await act(() => vi.advanceTimersByTimeAsync(day))
  expect(result.current).toBe(diaDe(new Date()))
  expect(result.current).not.toBe(dia)
})
