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
  await expectDicho(/^Estudiantes: 1–(\d+) de \1$/)
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'zzz' } })
  await expectDicho(/^Estudiantes: No hay registros que contengan «zzz»$/)
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: '' } })
  await expectDicho(/^Estudiantes: 1–(\d+) de \1$/)
  fireEvent.click(await screen.findByRole('button', { name: /^Bajas/ }))
  await expectDicho(/^Estudiantes: No hay registros$/)
})
