import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ayuda, escribir, hallado, pulsar, titulo, valor } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir } = pantalla()

it('a form says no age before a birth date is chosen', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  await hallado('Editar José Luis Peña Cruz')
  pulsar('Agregar')
  await waitFor(() => expect(titulo()).toBe('Agregar Estudiante'))
  expect([valor('Edad'), ayuda('Edad')]).toEqual(['', 'Se obtiene de «Fecha de nacimiento»'])
  escribir('Fecha de nacimiento', '2001-02-03')
  await waitFor(() => expect(valor('Edad')).toBe('25'))
})
