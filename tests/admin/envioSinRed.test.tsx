import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, useNotificationContext } from 'ra-core'
import { expect, it } from 'vitest'
import { useSend } from '../../src/admin/send/useSend.ts'
import { falla, servidor } from '../api/servidor.ts'
import { HttpResponse } from 'msw'

const { responde } = servidor()

const Avisos = () => useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>)

const Envia = () => {
  const { send, sending } = useSend({ reads: ['grupos'] })
  return (
    <button disabled={sending} onClick={() => send('reporte', {})}>
      Enviar
    </button>
  )
}

it.each([
  ['a lost connection leaves what is shown as it is', () => HttpResponse.error(), 'No hay conexión a internet', false],
  ['a refusal reads it again', () => falla(409, 'Ya se envió'), 'Ya se envió', true],
])('%s', async (_, respuesta, dicho, seLee) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['grupos', 'getList'], [{ id: 1 }])
  responde('post', 'reporte', respuesta)
  render(
    <CoreAdminContext queryClient={queryClient}>
      <Envia />
      <Avisos />
    </CoreAdminContext>,
  )
  await userEvent.click(screen.getByText('Enviar'))
  expect(await screen.findByText(dicho)).toBeDefined()
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Enviar').disabled).toBe(false))
  expect(queryClient.getQueryState(['grupos', 'getList'])?.isInvalidated).toBe(seLee)
})
