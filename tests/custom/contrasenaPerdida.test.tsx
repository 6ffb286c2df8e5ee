import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { avisos, boton, dialogos, pulsar } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

const { abrir, base, server } = pantalla()

/** Lets the server do one call, and loses its answer. */
const perder = (ruta: string) =>
  server.use(
    http.post(
      `*/api/${ruta}`,
      async ({ request }) => {
        await base().app.fetch(request)
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
const llenar = (valores: Record<string, string>) => {
  for (const [etiqueta, value] of Object.entries(valores))
    fireEvent.change(screen.getByLabelText(etiqueta), { target: { value } })
}
const cambiar = async () => {
  fireEvent.click(boton('Cambiar contraseña', document.body))
  await waitFor(() => expect(dialogos()).toHaveLength(1))
  pulsar('Confirmar')
  await waitFor(() => expect(dialogos()).toHaveLength(0))
}
const ingresa = async (rol: string, password: string) =>
  (
    await base().app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: correoDe(rol), password }),
    })
  ).status

it('a password change whose answer was lost says so, and repeating it succeeds', async () => {
  await abrir('facilitador', '/profilePage', 'Perfil')
  llenar({ 'Contraseña actual': contrasena, 'Contraseña nueva': 'Tequio2026', 'Confirmar contraseña': 'Tequio2026' })
  perder('cambio-contrasenia')
  await cambiar()
  await waitFor(() => expect(avisos().join()).toContain('puede que su contraseña ya haya cambiado'))
  expect(await ingresa('facilitador', 'Tequio2026')).toBe(200)
  fireEvent.click(boton('Cerrar', document.body))
  await cambiar()
  await waitFor(() => expect(avisos()).toEqual(['Su contraseña fue actualizada']))
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('')
})
