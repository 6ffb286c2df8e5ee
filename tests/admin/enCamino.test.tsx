import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore, useStore } from 'ra-core'
import { lazy, Suspense, type ComponentType } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AddressStore } from '../../src/admin/address/AddressStore.tsx'
import { places } from '../../src/admin/address/places.ts'

/** A list that stays visible while the screen behind its link is being prepared. */
const Lista = () => {
  const [, setTab] = useStore(places.tab, '')
  return (
    <>
      <Link to="/programas">Programas</Link>
      <button type="button" onClick={() => setTab('cerradas')}>
        escribir en la dirección
      </button>
    </>
  )
}

const abrir = (Programas: ComponentType = () => null) => {
  const cucs = (
    <CoreAdminContext store={memoryStore()}>
      <AddressStore>
        <Lista />
      </AddressStore>
    </CoreAdminContext>
  )
  const router = createMemoryRouter(
    [
      { path: '/cucs', element: cucs },
      { path: '/programas', element: <Programas /> },
    ],
    { initialEntries: ['/cucs'] },
  )
  render(
    <Suspense fallback="…">
      <RouterProvider router={router} />
    </Suspense>,
  )
  return router
}
const pulsar = (control: HTMLElement) => act(async () => void fireEvent.click(control))

it('a list whose person is on the way to another screen does not bring them back', async () => {
  let llegan: (programas: { default: () => string }) => void = () => undefined
  const router = abrir(lazy(() => new Promise<{ default: () => string }>(resolve => (llegan = resolve))))
  const escribir = screen.getByRole('button', { name: 'escribir en la dirección' })
  await pulsar(screen.getByRole('link', { name: 'Programas' }))
  await pulsar(escribir)
  await act(async () => llegan({ default: () => 'los programas' }))
  expect(await screen.findByText('los programas')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/programas', search: '' })
})

it('a list writes its address while its person stays', async () => {
  const router = abrir()
  await pulsar(screen.getByRole('button', { name: 'escribir en la dirección' }))
  expect(router.state.location.search).toContain('cerradas')
})
