import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Rol } from '../../src/domain/roles.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { dentro } from '../admin/dentro.tsx'
import { estudiante } from '../harness/filas.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { formulario } from '../servicioSocial/oficina.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { entrar, base } = dentro()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const { matricula } = estudiante
const puesto = { id: '5e0c1a50-0000-4000-8000-000000000001', matricula }
const carta = 1

/** Sends a step as somebody else, meanwhile. */
const mandar = async (rol: Rol, ruta: string, textos: Record<string, string>, archivo: File | null = null) => {
  const ingreso = await base().app.request('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: correoDe(rol), password: contrasena }),
  })
  const quienes = { id_servicio_social: puesto.id, matricula_estudiante: matricula, nombre_archivo: '', rol }
  const { status } = await base().app.request(`/api/${ruta}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${JSON.parse(await ingreso.text()).data.token}` },
    body: formulario({ ...quienes, nombre_fase: fases[carta]?.clave ?? '', ...textos }, archivo),
  })
  expect(status).toBe(200)
}

it('a file sent again while the office looks must be looked at before it is decided', async () => {
  await ponerServicio(base().db, en({ 0: 'aceptado', [carta]: 'enviado' }), puesto, base().reloj.hoy)
  await entrar('escolar', '/servicioSocialEscolar')
  await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
  const dialogo = within(await screen.findByRole('dialog'))
  await dialogo.findByText('Aceptar')
  await mandar('escolar', 'servicio-social/fase/estudiante/actualizar/status', {
    status: 'rechazado',
    comentario: 'Sin firma',
  })
  await mandar('estudiante', 'estudiante/servicio-social/fase/enviar', {}, pdfDePrueba('segunda'))

  await persona.click(dialogo.getByText('Aceptar'))
  await persona.click(await screen.findByText('Confirmar'))
  expect(await screen.findByText(/^José Luis Peña Cruz ya envió «Carta de solicitud» el /)).toBeDefined()
  expect(await dialogo.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Esta fase cambió mientras veía el servicio: revísela antes de decidir.'),
  )
  expect(dialogo.queryByText('Aceptar')).toBeNull()
  await persona.click(dialogo.getByText(/^Informacion servicio/))
  await waitFor(() => expect(dialogo.queryByRole('alert')).toBeNull())
  await persona.click(dialogo.getByText('Carta de solicitud', { selector: '[role=tab] *' }))
  await persona.click(await dialogo.findByText('Ya la revisé'))
  expect(screen.queryByText('Confirmar')).toBeNull()
  await persona.click(dialogo.getByText('Aceptar'))
  await persona.click(await screen.findByText('Confirmar'))
  expect(await screen.findByText('«Carta de solicitud»: aceptado correctamente')).toBeDefined()
})

it('a file sent between two looks is simply found by the second one', async () => {
  await ponerServicio(base().db, en({ 0: 'aceptado', [carta]: 'rechazado' }), puesto, base().reloj.hoy)
  await entrar('escolar', '/servicioSocialEscolar')
  await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
  const primero = within(await screen.findByRole('dialog'))
  await primero.findByText('El estudiante debe corregirla y enviarla de nuevo.')
  await persona.click(primero.getByText('Cerrar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await mandar('estudiante', 'estudiante/servicio-social/fase/enviar', {}, pdfDePrueba('segunda'))

  await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
  const segundo = within(await screen.findByRole('dialog'))
  expect(await segundo.findByText('Aceptar')).toBeDefined()
  expect(segundo.queryByRole('alert')).toBeNull()
})
