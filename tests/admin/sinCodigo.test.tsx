import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, useNotificationContext } from 'ra-core'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, expect, it, vi } from 'vitest'
import { cell } from '../../src/admin/defer/cell.tsx'
import { openable } from '../../src/admin/defer/openable.tsx'
import { part } from '../../src/admin/defer/part.tsx'

const noLlega = () => new TypeError('error loading dynamically imported module: /assets/x.js')

/** A component whose code fails to load the first times, and then loads. */
const codigo = <P,>(fallas: number, componente: ComponentType<P>) => {
  const pedido = vi.fn(async () => {
    if (pedido.mock.calls.length <= fallas) throw noLlega()
    return componente
  })
  return pedido
}

const Avisos = () => useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>)

const pantalla = (de: ReactNode) =>
  render(
    <CoreAdminContext>
      <input aria-label="A medias" />
      {de}
      <Avisos />
    </CoreAdminContext>,
  )

const Abre = ({ Dialogo }: { Dialogo: ComponentType<{ onClose: () => void }> }) => {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <button onClick={() => setAbierto(true)}>Abrir</button>
      <Suspense>{abierto && <Dialogo onClose={() => setAbierto(false)} />}</Suspense>
    </>
  )
}

afterEach(() => vi.restoreAllMocks())

it.each([
  [true, /^Esta parte no se pudo cargar: .+ cargue la página otra vez\.$/],
  [false, /^No hay conexión a internet: intente de nuevo cuando la haya\.$/],
])(
  'a dialog whose code does not load says so, keeps the typed text, and opens when asked again (line: %s)',
  async (linea, dicho) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(linea)
    const pedido = codigo<{ onClose: () => void }>(1, () => <p>Abierto</p>)
    pantalla(<Abre Dialogo={openable(pedido)} />)
    await userEvent.type(screen.getByLabelText('A medias'), 'Ética')
    await userEvent.click(screen.getByText('Abrir'))
    expect(await screen.findByText(dicho)).toBeDefined()
    expect(screen.queryByText('Abierto')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('A medias').value).toBe('Ética')
    await userEvent.click(screen.getByText('Abrir'))
    expect(await screen.findByText('Abierto')).toBeDefined()
    expect(pedido).toHaveBeenCalledTimes(2)
  },
)

it('a part that does not come stands with «Reintentar» in its place, in each of its places', async () => {
  const pedido = codigo(1, ({ de }: { de: string }) => <p>Parte {de}</p>)
  const Parte = part(pedido)
  pantalla(
    ['uno', 'dos'].map(de => (
      <Suspense key={de}>
        <Parte de={de} />
      </Suspense>
    )),
  )
  await userEvent.type(screen.getByLabelText('A medias'), 'Ética')
  expect(await screen.findAllByText(/^Esta parte no se pudo cargar/)).toHaveLength(2)
  const reintentar = async () => {
    const [boton = document.body] = screen.getAllByText('Reintentar')
    await userEvent.click(boton)
  }
  await reintentar()
  expect(await screen.findByText('Parte uno')).toBeDefined()
  await reintentar()
  expect(await screen.findByText('Parte dos')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('A medias').value).toBe('Ética')
  expect(pedido).toHaveBeenCalledTimes(2)
})

it('a cell that does not come offers itself again, without an alert in each row', async () => {
  const Celda = cell(codigo(1, () => <p>Reporte enviado</p>))
  pantalla(
    <Suspense>
      <Celda />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar', description: /no se pudo cargar/ }))
  expect(await screen.findByText('Reporte enviado')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('code that fails for another reason leads to the error page', async () => {
  const Rota = openable<{ onClose: () => void }>(() => Promise.reject(new Error('rota')))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  pantalla(
    <ErrorBoundary fallback={<p>Algo salió mal</p>}>
      <Abre Dialogo={Rota} />
    </ErrorBoundary>,
  )
  await userEvent.click(screen.getByText('Abrir'))
  expect(await screen.findByText('Algo salió mal')).toBeDefined()
})
