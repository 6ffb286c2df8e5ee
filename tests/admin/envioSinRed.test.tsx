import { QueryObserver } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { CoreAdminContext, useNotificationContext } from 'ra-core'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/admin/createQueryClient.ts'
import { useSend } from '../../src/admin/send/useSend.ts'
import { falla, servidor } from '../api/servidor.ts'

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

/** Sends while a list that the write affects is mounted. Returns how often the list was read. */
const enviado = async (respuesta: () => Response, dicho: string) => {
  const client = createQueryClient()
  let leidas = 0
  const lista = new QueryObserver(client, { queryKey: ['grupos', 'getList'], queryFn: () => (leidas += 1) })
  responde('post', 'reporte', respuesta)
  render(
    <CoreAdminContext queryClient={client}>
      <Envia />
      <Avisos />
    </CoreAdminContext>,
  )
  lista.subscribe(() => undefined)
  const quieta = () => waitFor(() => expect(lista.getCurrentResult().isFetching).toBe(false))
  await quieta()
  await userEvent.click(screen.getByText('Enviar'))
  expect(await screen.findByText(dicho)).toBeDefined()
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Enviar').disabled).toBe(false))
  await quieta()
  return () => leidas
}

afterEach(() => vi.restoreAllMocks())

it('without a connection the shown data stays as it is until the line is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const leidas = await enviado(() => HttpResponse.error(), 'No hay conexión a internet')
  expect(leidas()).toBe(1)
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(leidas()).toBe(2))
})

it('an answer that was lost on the way reads it again: it may have been done', async () => {
  const leidas = await enviado(() => HttpResponse.error(), 'No hay conexión a internet')
  expect(leidas()).toBe(2)
})

it('a refusal reads it again', async () => {
  const leidas = await enviado(() => falla(409, 'Ya se envió'), 'Ya se envió')
  expect(leidas()).toBe(2)
})
