import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { dentro } from '../admin/dentro.tsx'

const { entrar, server } = dentro()
const persona = userEvent.setup()

it.each([
  ['coordinador', '/homePageCoordinador'],
  ['administrativo', '/homePage'],
] as const)('a %s reaches it from the home page and reads every part with its remedy', async (rol, inicio) => {
  await entrar(rol, inicio)
  await persona.click(await screen.findByRole('link', { name: 'Estado del sistema' }))
  const partes = within(await screen.findByRole('list', { name: 'Partes del sistema' })).getAllByRole('listitem')
  expect(partes.length).toBeGreaterThan(5)
  expect(partes.map(({ textContent }) => textContent).join('\n')).toMatch(/Último respaldo.*npm run respaldo/)
})

it('a part that is broken says so in words, not by colour alone', async () => {
  server.use(
    http.get('*/api/estado', () =>
      HttpResponse.json({
        err: false,
        statusText: 'OK',
        message: '',
        data: {
          momento: '2026-03-10T15:00:00Z',
          partes: [{ parte: 'Disco', estado: 'mal', dicho: 'Sin espacio', hacer: 'Libere espacio.' }],
        },
      }),
    ),
  )
  await entrar('administrativo', '/estadoDelSistema')
  const partes = within(await screen.findByRole('list', { name: 'Partes del sistema' }))
  expect(partes.getByRole('listitem').textContent).toBe('MalDiscoSin espacioLibere espacio.')
})
