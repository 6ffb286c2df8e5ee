import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, type Mock } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { dialogos, pulsar, titulo } from './formulario.ts'

/** Signs out, stays by the button `stay`, and then signs out after all. Expects a question about unsaved text, and no second warning after agreeing. */
export const expectPreguntaAlCerrarSesion = async (onWayOut: Mock, stay = 'Seguir editando') => {
  const preguntado = async () => {
    fireEvent.click(screen.getByText('Cerrar sesión'))
    await waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
  }
  await preguntado()
  pulsar(stay)
  await waitFor(() => expect(dialogos()).toEqual([]))
  expect(onWayOut).not.toHaveBeenCalled()
  await preguntado()
  pulsar('Salir sin guardar')
  await waitFor(() => expect(onWayOut).toHaveBeenCalled())
  expect(waitingNotices.all().map(({ text: texto }) => texto)).toEqual(['Sesión cerrada correctamente'])
  waitingNotices.clear()
}
