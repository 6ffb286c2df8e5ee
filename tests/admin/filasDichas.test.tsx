import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clase } from '../harness/aula.ts'
import { estudiante, grupo } from '../harness/filas.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, claves, entrar } = pantalla()

/** Expects a list to announce these texts to screen readers. */
const expectDicho = (...esperados: readonly RegExp[]) =>
  waitFor(() => {
    const dichos = within(screen.getByRole('main')).getAllByRole('status')
    expect(dichos.map(({ textContent }) => textContent).filter(Boolean)).toEqual(
      esperados.map(dicho => expect.stringMatching(dicho)),
    )
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

it('each list of a record says its own', async () => {
  await clase(base().db, claves(), { matriculas: [estudiante.matricula] })
  await entrar('escolar', `/grupos/${grupo.clave_grupo}`)
  await expectDicho(
    /^Estudiantes: renglones 1 a (\d+), \1 en total$/,
    /^Asignaturas: renglones 1 a (\d+), \1 en total$/,
  )
})
