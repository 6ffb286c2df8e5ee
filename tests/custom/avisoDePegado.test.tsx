import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AvisoDePegado } from '../../src/custom/calificaciones/AvisoDePegado.tsx'
import { bloqueDe } from '../../src/domain/pegado/bloque.ts'
import { createHoja } from '../../src/custom/calificaciones/hoja.ts'
import { pegado } from '../../src/domain/pegado/pegado.ts'

afterEach(cleanup)

const alumnos = ['Ana', 'Beto'].map((nombre, lugar) => ({ matricula: `M${lugar}`.padEnd(18, '0'), nombre }))
const [ana = '', beto = ''] = alumnos.map(({ matricula }) => matricula)
const pegada = (hoja = createHoja(alumnos, new Map()), texto = '8\n9') => {
  const hecho = pegado(bloqueDe(texto) ?? [], alumnos, { renglon: 0, campo: 'calificacion' })
  const cambio = hoja.apply(hecho.cambios)
  render(
    <AvisoDePegado hoja={hoja} hecho={hecho} version={cambio ? hoja.version() : undefined} onClose={() => undefined} />,
  )
  return hoja
}

it('a paste by order shows a warning and can be undone at once', () => {
  const hoja = pegada()
  expect(screen.getByText(/se llenó por orden en 2 estudiantes, desde Ana/)).toBeDefined()
  fireEvent.click(screen.getByText('Deshacer'))
  expect([ana, beto].map(quien => hoja.fila(quien).textos.calificacion)).toEqual(['', ''])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('once something else was typed its button undoes nothing of that: it is gone, the warning stays until nothing of the paste is left', async () => {
  const hoja = pegada()
  hoja.write({ matricula: ana, campo: 'asistencia', texto: '90' })
  await screen.findByText(/se llenó por orden/)
  expect(screen.queryByText('Deshacer')).toBeNull()
  hoja.undo()
  hoja.undo()
  await expect.poll(() => screen.queryByText(/se llenó por orden/)).toBeNull()
})

it('the message of a paste leaves when it is undone by any key, and comes back with it', async () => {
  const hoja = pegada(undefined, '8\n9\n10\n7')
  const sobraron = /Sobraron 2 renglones/
  expect(screen.getByText(sobraron)).toBeDefined()
  hoja.undo()
  await expect.poll(() => screen.queryByText(sobraron)).toBeNull()
  hoja.redo()
  expect(await screen.findByText(sobraron)).toBeDefined()
  hoja.undo()
  hoja.write({ matricula: ana, campo: 'calificacion', texto: '8' })
  await expect.poll(() => screen.queryByText(sobraron)).toBeNull()
})

it('a paste of equal values offers nothing to undo', () => {
  const hoja = pegada()
  cleanup()
  pegada(hoja)
  expect(screen.getByText(/se llenó por orden en 2 estudiantes/)).toBeDefined()
  expect(screen.queryByText('Deshacer')).toBeNull()
})
