import { render, screen } from '@testing-library/react'
import { TestMemoryRouter } from 'ra-core'
import { expect, it } from 'vitest'
import { ErrorPage } from '../../src/admin/error/ErrorPage.tsx'

it.each([
  ['Failed to fetch dynamically imported module: /assets/ImportDialog.js', 'Esta parte no se pudo cargar'],
  ['error loading dynamically imported module: /assets/ImportDialog.js', 'Esta parte no se pudo cargar'],
  ['Importing a module script failed.', 'Esta parte no se pudo cargar'],
  ['Unable to preload CSS for /assets/mesa.css', 'Esta parte no se pudo cargar'],
  ['undefined is not an object', 'Algo salió mal'],
])('of «%s» it is said: %s', async (message, titulo) => {
  render(
    <TestMemoryRouter>
      <ErrorPage error={new TypeError(message)} resetErrorBoundary={() => undefined} />
    </TestMemoryRouter>,
  )
  expect((await screen.findByRole('heading')).textContent).toBe(titulo)
})
