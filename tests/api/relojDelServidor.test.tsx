import { renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { usePdf } from '../../src/admin/pdf/usePdf.ts'
import { callApi } from '../../src/api/callApi.ts'
import '../../src/university.ts'
import { servidor } from './servidor.ts'

const { responde } = servidor()

it('a document carries the day of the server, not that of a computer whose clock is behind', async () => {
  const delServidor = new Date(Date.now() + 400 * 24 * 3_600_000)
  responde('get', 'cucs', () =>
    HttpResponse.json(
      { err: false, statusText: 'OK', message: '', data: [] },
      { headers: { Date: delServidor.toUTCString() } },
    ),
  )
  const { result } = renderHook(usePdf, { wrapper: CoreAdminContext })
  const build = vi.fn((_dia: string) => Promise.reject<Blob>(new Error('no document')))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await callApi('cucs')
  result.current.download('horario', build)
  const dia = delServidor.toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' })
  await waitFor(() => expect(build.mock.calls).toEqual([[dia]]))
})
