import { cleanup, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { dentro } from '../admin/dentro.tsx'
import { estudiante } from '../harness/filas.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { entrar, base } = dentro()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const puesto = { id: '5e0c1a50-0000-4000-8000-000000000001', matricula: estudiante.matricula }
const poner = (servicio: Servicio) => ponerServicio(base().db, servicio, puesto, base().reloj.hoy)
const dicho = (texto: string) => screen.findByText(texto)
/** The dialog in which the school office decides, of the service that is there or of this one. */
const detalles = async (servicio?: Servicio) => {
  if (servicio) await poner(servicio)
  await entrar('escolar', '/servicioSocialEscolar')
  await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
  const dialogo = within(await screen.findByRole('dialog'))
  await dialogo.findByLabelText('Fases del servicio social')
  return dialogo
}

it('reads before a report is accepted that its two months are not over, and nothing of it before one is rejected', async () => {
  const aceptadas = Object.fromEntries(Array.from({ length: 7 }, (_, fase) => [fase, 'aceptado' as const]))
  const dialogo = await detalles(en({ ...aceptadas, 7: 'enviado' }))
  await persona.click(dialogo.getByText('Aceptar'))
  expect(
    await dicho(
      'Se aceptará «Reporte bimestral 5». El bimestre de este reporte termina el 1 de enero de 2027, que aún no llega.',
    ),
  ).toBeDefined()
  await persona.click(await dicho('Cancelar'))
  await persona.type(dialogo.getByLabelText('Comentario de rechazo'), 'Aún no termina')
  await persona.click(dialogo.getByText('Rechazar'))
  expect(await dicho('Se rechazará «Reporte bimestral 5» y el estudiante podrá enviarla de nuevo.')).toBeDefined()
})

it('finds open the phase that awaits a decision, though the one before it awaits the student', async () => {
  const dialogo = await detalles(en({ 0: 'aceptado', 1: 'rechazado', 2: 'enviado' }))
  expect(dialogo.getByRole('tab', { selected: true }).textContent).toBe('Carta de aceptacionEnviado')
  expect(dialogo.getByLabelText('Comentario de rechazo')).toBeDefined()
})

it('reads until when the student has time for a rejected phase beside one under review', async () => {
  const dialogo = await detalles(en({ 0: 'aceptado', 1: 'rechazado', 2: 'enviado' }))
  await persona.click(dialogo.getByRole('tab', { name: /^Carta de solicitud/ }))
  expect(await dialogo.findByText(/^Para corregirla (tiene|tenía) hasta el 25 de marzo de 2026\.$/)).toBeDefined()
})

it('reads before the information that its hours are too few', async () => {
  await poner(en({ 0: 'enviado' }))
  await base().db.update(tables.serviciosSociales).set({ horas_totales: 300 })
  const dialogo = await detalles()
  const aviso = await dialogo.findByText('El reglamento del servicio social pide al menos 480 horas')
  const dependencia = dialogo.getByRole('heading', { name: 'Dependencia' })
  expect(aviso.compareDocumentPosition(dependencia)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('reads that its student is inactive and gets no notices, and nothing about an active one', async () => {
  const inactivo = 'El estudiante está inactivo: no puede entrar al sistema ni recibe avisos de lo que aquí se decida.'
  const servicio = en({ 0: 'aceptado', 1: 'enviado' })
  expect((await detalles(servicio)).queryByText(inactivo)).toBeNull()
  cleanup()
  const estatus = (cual: 0 | 1) =>
    base()
      .db.update(tables.estudiantes)
      .set({ estatus: cual })
      .where(eq(tables.estudiantes.matricula, puesto.matricula))
  await estatus(0)
  expect(await (await detalles(servicio)).findByText(inactivo)).toBeDefined()
  await estatus(1)
})

it('reads that the case of an inactive student is on pause, in «Detalles» and on the screen of the service', async () => {
  const enPausa =
    'El estudiante está inactivo: no puede entrar al sistema ni recibe avisos de lo que aquí se decida. El plazo de lo que le toca no corre hasta que vuelva.'
  const alumno = (estatus: 0 | 1) =>
    base().db.update(tables.estudiantes).set({ estatus }).where(eq(tables.estudiantes.matricula, puesto.matricula))
  await poner(en({ 0: 'aceptado', 1: 'aceptado' }))
  await base().db.update(tables.serviciosSociales).set({ turno: 'pausa', vence: null, ausente_desde: '2026-11-20' })
  await alumno(0)
  await entrar('escolar', `/serviciosSociales/${puesto.id}`)
  expect(await screen.findByText(enPausa)).toBeDefined()
  await alumno(1)
})

it('reads that its student goes on under another matrícula, and can sign in', async () => {
  const estudiantes = (values: { estatus: 0 | 1; continua: boolean }) =>
    base().db.update(tables.estudiantes).set(values).where(eq(tables.estudiantes.matricula, puesto.matricula))
  await estudiantes({ estatus: 0, continua: true })
  const aceptadas = Object.fromEntries(Array.from({ length: 10 }, (_, fase) => [fase, 'aceptado' as const]))
  const dialogo = await detalles(en({ ...aceptadas, 10: 'enviado' }))
  const continua =
    'El estudiante continúa con otra matrícula: mientras esté activa, recibe con ella los avisos de lo que aquí se decida.'
  expect(await dialogo.findByText(continua)).toBeDefined()
  await estudiantes({ estatus: 1, continua: false })
})

it('reads the same on the screen of the service, to which its notices lead, and nothing of it before a report is rejected', async () => {
  const aceptadas = Object.fromEntries(Array.from({ length: 7 }, (_, fase) => [fase, 'aceptado' as const]))
  await poner(en({ ...aceptadas, 7: 'enviado' }))
  await entrar('escolar', `/serviciosSociales/${puesto.id}`)
  const anticipo = 'El bimestre de este reporte termina el 1 de enero de 2027, que aún no llega.'
  const pedido = async (paso: string) => {
    await persona.click(await screen.findByRole('button', { name: paso }))
    return within(await screen.findByRole('dialog', { name: paso }))
  }
  const rechazar = await pedido('Reporte bimestral 5: Rechazar')
  expect(rechazar.queryByText(anticipo)).toBeNull()
  await persona.click(rechazar.getByRole('button', { name: 'Cancelar' }))
  expect((await pedido('Reporte bimestral 5: Aceptar')).getByText(anticipo)).toBeDefined()
})
