import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { falla } from '../api/servidor.ts'
import { avisos, mensaje, pulsar, titulo } from './formulario.ts'
import { llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { abrirAgregar } = materiasEn(aqui)

it('an error of a field that the form does not show is announced; errors of shown fields stay on them', async () => {
  const errores = { sede: "La 'sede de la materia' es requerida", nombre: 'El nombre ya existe' }
  aqui.server.use(http.post('*/api/materias', () => falla(422, 'Primero corrija las validaciones', errores)))
  await abrirAgregar()
  llenar('TEQ-09')
  pulsar('Confirmar')
  await waitFor(() => expect(titulo()).not.toBe('Agregar Materia'))
  pulsar('Confirmar')
  await waitFor(() => expect(mensaje('Nombre')).toBe('El nombre ya existe'))
  expect(avisos()).toContain(
    "Primero corrija las validaciones. La 'sede de la materia' es requerida. Si el formulario no tiene ese dato, recargue la página: quizá se instaló una versión nueva",
  )
})
