import { QueryObserver } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../src/admin/createQueryClient.ts'
import { ApiError } from '../../src/api/ApiError.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()

/** Goes offline and online again. */
const corte = () => {
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
}

it('a list that failed without a connection reads itself once the line is back', async () => {
  const linea = { cortada: true }
  aqui.server.use(
    http.get('*/api/*', ({ request }) =>
      linea.cortada && new URL(request.url).pathname.includes('periodos') ? HttpResponse.error() : undefined,
    ),
  )
  const cerrar = await aqui.abrir('coordinador', '/periodos', 'Periodos')
  await screen.findByText('No se pudieron obtener los registros')
  linea.cortada = false
  corte()
  await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(0))
  expect(screen.queryByText('No se pudieron obtener los registros')).toBeNull()
  cerrar()
})

it('a reconnection does not repeat refused calls nor finished reads', async () => {
  const client = createQueryClient()
  client.mount()
  const leidas: string[] = []
  const lee = (cual: string, falla?: ApiError) =>
    new QueryObserver(client, {
      queryKey: [cual],
      queryFn: () => {
        leidas.push(cual)
        return falla ? Promise.reject(falla) : cual
      },
      retry: false,
    })
  const leen = [
    lee('bien'),
    lee('negada', new ApiError(403, 'No tiene permiso')),
    lee('sin red', new ApiError('network_error', 'No hay conexión a internet')),
  ]
  const dejar = leen.map(uno => uno.subscribe(() => undefined))
  const quietas = () => waitFor(() => expect(leen.map(uno => uno.getCurrentResult().isFetching)).not.toContain(true))
  await quietas()
  corte()
  await waitFor(() => expect(leidas).toEqual(['bien', 'negada', 'sin red', 'sin red']))
  await quietas()
  expect(leidas).toHaveLength(4)
  dejar.forEach(deja => deja())
  client.unmount()
})
