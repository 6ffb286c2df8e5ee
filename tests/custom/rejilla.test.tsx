import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { theme } from '../../src/admin/theme/theme.ts'
import { crearHoja } from '../../src/custom/calificaciones/hoja.ts'
import { Rejilla } from '../../src/custom/calificaciones/Rejilla.tsx'

const alumnos = Array.from({ length: 23 }, (_, lugar) => ({
  matricula: `M${lugar}`.padEnd(18, '0'),
  nombre: `Alumno ${lugar + 1}`,
}))

it('every student has a row, in order and counted, however the rows are laid out', () => {
  render(
    <ThemeProvider theme={theme}>
      <Rejilla hoja={crearHoja(alumnos, new Map())} editable revisada={false} nombre="Calificaciones" />
    </ThemeProvider>,
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    alumnos.map(({ nombre, matricula }) => nombre + matricula),
  )
  expect(screen.getAllByRole('row').map(fila => Number(fila.getAttribute('aria-rowindex')))).toEqual(
    Array.from({ length: 24 }, (_, lugar) => lugar + 1),
  )
})

it('under the sheet stands what is wrong with the cell that has the focus, and nothing once it is left for a good one', async () => {
  render(
    <ThemeProvider theme={theme}>
      <Rejilla hoja={crearHoja(alumnos, new Map())} editable revisada={false} nombre="Calificaciones" />
    </ThemeProvider>,
  )
  const celda = screen.getByLabelText('Asistencia de Alumno 12')
  celda.focus()
  fireEvent.change(celda, { target: { value: '101' } })
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Alumno 12: .+/)
  screen.getByLabelText('Asistencia de Alumno 13').focus()
  await expect.poll(() => screen.getByRole('status').textContent).toBe('')
})
