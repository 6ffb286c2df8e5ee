import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, type Mock } from 'vitest'
import { avisos } from '../../src/api/avisos.ts'
import { dialogos, pulsar, titulo } from './formulario.ts'

/** Signs out, stays, and signs out after all: what was typed is asked about, and who agreed is not told again. */
export const expectPreguntaAlCerrarSesion = async (onSalida: Mock) => {
  const preguntado = async () => {
    fireEvent.click(screen.getByText('Cerrar sesión'))
    await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
  }
  await preguntado()
  pulsar('Seguir editando')
  await waitFor(() => expect(dialogos()).toEqual([]))
  expect(onSalida).not.toHaveBeenCalled()
  await preguntado()
  pulsar('Salir sin guardar')
  await waitFor(() => expect(onSalida).toHaveBeenCalled())
  expect(avisos.lista().map(({ texto }) => texto)).toEqual(['Sesión cerrada correctamente'])
  avisos.vaciar()
}
