import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, useNotificationContext } from 'ra-core'
import { expect, it } from 'vitest'
import { useLetter } from '../../src/admin/letter/useLetter.tsx'

const Avisos = () => useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>)

const Pide = ({ falla }: { falla: Error }) => {
  const { make } = useLetter<string>(() => Promise.reject(falla))
  return <button onClick={() => make('una')}>Carta</button>
}

it.each([
  'error loading dynamically imported module: https://escuela.mx/assets/preparar-x.js',
  'Failed to fetch dynamically imported module: https://escuela.mx/assets/preparar-x.js',
  'Importing a module script failed.',
])('a letter without its code says what to do, not the browser’s error: %s', async dicho => {
  render(
    <CoreAdminContext>
      <Pide falla={new TypeError(dicho)} />
      <Avisos />
    </CoreAdminContext>,
  )
  await userEvent.click(screen.getByText('Carta'))
  expect(
    await screen.findByText(/^La carta no se pudo preparar: .+ Cargue la página de nuevo y vuelva a pedirla\.$/),
  ).toBeDefined()
  expect(screen.queryByText(dicho)).toBeNull()
})
