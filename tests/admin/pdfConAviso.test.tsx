import { renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext, useNotificationContext } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { usePdf } from '../../src/admin/pdf/usePdf.ts'

it('a document that lacks a letter comes with its notice', async () => {
  const { result } = renderHook(() => ({ ...usePdf(), ...useNotificationContext() }), { wrapper: CoreAdminContext })
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uno')
  result.current.download('kardex', () => Promise.resolve({ file: new Blob(['x']), warning: 'Falta una letra' }))
  await waitFor(() =>
    expect(result.current.notifications).toMatchObject([{ message: 'Falta una letra', type: 'warning' }]),
  )
  expect(saved).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
