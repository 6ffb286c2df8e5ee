import { screen, within } from '@testing-library/react'
import type { SetupServer } from 'msw/node'
import { afterEach } from 'vitest'

/** Records the pages of lists requested in a test, in order. */
export const paginasPedidas = (server: SetupServer) => {
  const pedidas: string[] = []
  server.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname, search, searchParams } = new URL(url)
    if (method === 'GET' && searchParams.has('range')) pedidas.push(pathname + search)
  })
  afterEach(() => void pedidas.splice(0))
  return { pedidas, puertas: () => pedidas.map(cada => cada.split('?')[0]) }
}

/** Finds the menu entry of a route. */
export const linea = async (route: string) => {
  const menu = await screen.findByRole('navigation', { name: 'Menú' })
  const link = within(menu)
    .getAllByRole('link')
    .find(each => each.getAttribute('href') === route)
  if (!link) throw new Error(`the menu has no ${route}`)
  return link
}
