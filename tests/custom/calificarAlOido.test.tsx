import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { pulsar } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { cuc, persona, programa } from '../harness/filas.ts'

const { abrir, base, claves } = pantalla()
let quienes: string[]
let id_clase: string
beforeAll(async () => {
  quienes = await alumnos(base().db, claves(), 1)
})
beforeEach(async () => {
  id_clase = await clase(base().db, claves(), { matriculas: quienes })
})

/** Opens the class's sheet, where its facilitador had been grading it. */
const entrar = async () => {
  const { id_materia, id_periodo } = claves()
  const eleccion = { clave_cuc: cuc.clave, clave_programa: programa.clave, id_periodo, id_materia, id_clase }
  localStorage.setItem(`cuc.calificando.${persona('F').matricula}`, JSON.stringify(eleccion))
  await abrir('facilitador', '/calificarClases', 'Asignar Calificaciones')
  await screen.findByRole('grid')
}

it('each Ctrl+Z announces the restored value of the focused cell', async () => {
  await entrar()
  const suya = screen.getByLabelText<HTMLInputElement>(/^Asistencia de /)
  suya.focus()
  const dicho = () => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
  expect(dicho()).not.toContain('Deshecho: en blanco')
  fireEvent.input(suya, { target: { value: '9' } })
  fireEvent.keyDown(suya, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(dicho()).toContain('Deshecho: en blanco'))
  fireEvent.keyDown(suya, { key: 'y', ctrlKey: true })
  await waitFor(() => expect(dicho()).toContain('Rehecho: 9'))
  fireEvent.input(suya, { target: { value: '8' } })
  await waitFor(() => expect(dicho()).not.toContain('Rehecho: 9'))
  fireEvent.keyDown(suya, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(dicho()).toContain('Deshecho: 9'))
  fireEvent.blur(suya)
  await waitFor(() => expect(dicho()).not.toContain('Deshecho: 9'))
})

it('how many students are to be corrected is told by itself, their list is there to be read', async () => {
  await entrar()
  pulsar('Calificar')
  const aviso = await screen.findByRole('alert')
  expect(aviso.getAttribute('aria-atomic')).toBe('false')
  expect(within(aviso).getByRole('list').getAttribute('aria-live')).toBe('off')
})
