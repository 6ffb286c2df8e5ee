import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pantalla } from './pantalla.ts'

const { abrir } = pantalla()

/** What a list says to who does not see it. */
const expectDicho = (dicho: RegExp) =>
  waitFor(() => {
    const dichos = within(screen.getByRole('main')).getAllByRole('status')
    expect(dichos.map(({ textContent }) => textContent).filter(Boolean)).toEqual([expect.stringMatching(dicho)])
  })

it('a list says how many rows a search or a view brought, once', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  await expectDicho(/^Estudiantes: renglones 1 a (\d+), \1 en total$/)
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'zzz' } })
  await expectDicho(/^Estudiantes: 0 en total$/)
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: '' } })
  await expectDicho(/^Estudiantes: renglones 1 a (\d+), \1 en total$/)
  fireEvent.click(await screen.findByRole('button', { name: /^Bajas/ }))
  await expectDicho(/^Estudiantes: 0 en total$/)
})
