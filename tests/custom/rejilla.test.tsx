import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { theme } from '../../src/admin/theme/theme.ts'
import { createHoja } from '../../src/custom/calificaciones/hoja.ts'
import { Rejilla } from '../../src/custom/calificaciones/Rejilla.tsx'

const alumnos = Array.from({ length: 23 }, (_, lugar) => ({
  matricula: `M${lugar}`.padEnd(18, '0'),
  nombre: `Alumno ${lugar + 1}`,
}))

it('every student has a row, in order and counted, however the rows are laid out', () => {
  render(
    <ThemeProvider theme={theme}>
      <Rejilla hoja={createHoja(alumnos, new Map())} editable revisada={false} nombre="Calificaciones" />
    </ThemeProvider>,
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    alumnos.map(({ nombre, matricula }) => nombre + matricula),
  )
  expect(screen.getAllByRole('row').map(fila => Number(fila.getAttribute('aria-rowindex')))).toEqual(
    Array.from({ length: 24 }, (_, lugar) => lugar + 1),
  )
})

it('under the sheet appears the error of the focused cell, and nothing once it is left for a valid one', async () => {
  render(
    <ThemeProvider theme={theme}>
      <Rejilla hoja={createHoja(alumnos, new Map())} editable revisada={false} nombre="Calificaciones" />
    </ThemeProvider>,
  )
  const celda = screen.getByLabelText('Asistencia de Alumno 12')
  celda.focus()
  fireEvent.input(celda, { target: { value: '101' } })
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Alumno 12: .+/)
  screen.getByLabelText('Asistencia de Alumno 13').focus()
  await expect.poll(() => screen.getByRole('status').textContent).toBe('')
})

it('a copied cell goes into the cell of the focus, of several lines without its quotation marks; within a text nothing is spread', async () => {
  const hoja = createHoja(alumnos, new Map())
  render(
    <ThemeProvider theme={theme}>
      <Rejilla hoja={hoja} editable revisada={false} nombre="Calificaciones" />
    </ThemeProvider>,
  )
  const dicho = (lugar: number) => hoja.fila(alumnos[lugar]?.matricula ?? '').textos.retroalimentacion
  const pegarEn = (celda: HTMLElement, texto: string) =>
    fireEvent.paste(celda, { clipboardData: { getData: () => texto } })
  const celda = screen.getByLabelText<HTMLInputElement>('Retroalimentación de Alumno 2')
  celda.focus()
  pegarEn(celda, '"Dijo ""sí"".\nSiga así."\r\n')
  await expect.poll(() => celda.value).toBe('Dijo "sí". Siga así.')
  expect(dicho(1)).toBe('Dijo "sí". Siga así.')
  fireEvent.keyDown(celda, { key: 'F2' })
  celda.setSelectionRange(0, 4)
  pegarEn(celda, 'Un párrafo\ny otro:')
  await expect.poll(() => celda.value).toBe('Un párrafo y otro: "sí". Siga así.')
  expect([dicho(2), celda.selectionStart]).toEqual(['', 'Un párrafo y otro:'.length])
  const nota = screen.getByLabelText<HTMLInputElement>('Calificación de Alumno 2')
  nota.focus()
  fireEvent.keyDown(nota, { key: 'F2' })
  pegarEn(nota, '8\n\n7')
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Calificación de Alumno 4').value).toBe('7')
  expect([nota.value, screen.getByLabelText<HTMLInputElement>('Calificación de Alumno 3').value]).toEqual(['8', ''])
})

const deHoja = (hoja: ReturnType<typeof createHoja>, editable: boolean) => (
  <ThemeProvider theme={theme}>
    <Rejilla hoja={hoja} editable={editable} revisada={false} nombre="Calificaciones" />
  </ThemeProvider>
)
const textoDe = (titulo: string) => screen.getByLabelText<HTMLInputElement>(`${titulo} de Alumno 12`).value

it('changes of the sheet appear in its cells: the words of a grade, an undo, and everything once it may be edited', () => {
  const hoja = createHoja(alumnos, new Map())
  const { rerender } = render(deHoja(hoja, true))
  fireEvent.input(screen.getByLabelText('Calificación de Alumno 12'), { target: { value: '7.5' } })
  expect(textoDe('Calificación en letra')).toBe('siete punto cinco')
  act(() => void hoja.undo())
  expect([textoDe('Calificación'), textoDe('Calificación en letra')]).toEqual(['', ''])
  act(() => void hoja.redo())
  rerender(deHoja(hoja, false))
  expect(screen.getByText('siete punto cinco')).toBeDefined()
  rerender(deHoja(hoja, true))
  expect([textoDe('Calificación'), textoDe('Calificación en letra')]).toEqual(['7.5', 'siete punto cinco'])
})

it('a cell turns red once it is left, not while it is written', () => {
  render(deHoja(createHoja(alumnos, new Map()), true))
  const celda = screen.getByLabelText('Asistencia de Alumno 12')
  const roja = () => celda.getAttribute('aria-invalid') === 'true'
  act(() => celda.focus())
  fireEvent.input(celda, { target: { value: '101' } })
  expect(roja()).toBe(false)
  act(() => screen.getByLabelText('Asistencia de Alumno 13').focus())
  expect(roja()).toBe(true)
  act(() => celda.focus())
  fireEvent.input(celda, { target: { value: '100' } })
  expect(roja()).toBe(false)
})
