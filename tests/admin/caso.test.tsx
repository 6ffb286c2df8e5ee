import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { DeferredStepDialog } from '../../src/admin/caso/DeferredStepDialog.tsx'
import { tables } from '../../server/university/tables.ts'
import { solicitud } from '../casos/solicitud.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { pantalla } from './pantalla.ts'

const { entrar, base } = pantalla()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
beforeAll(async () => {
  await DeferredStepDialog.preload()
})

const boton = (name: string | RegExp) => screen.findByRole('button', { name })
const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }))
const historia = async () =>
  within(await screen.findByRole('list', { name: 'Historia' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a case goes from hand to hand on its screens: begun, accepted, confirmed, taken back with a reason', async () => {
  const alumno = await entrar('estudiante', '/bajasTemporales')
  await persona.click(await boton('Solicitar baja temporal'))
  const pedir = await dialogo('Solicitar baja temporal')
  await persona.click(pedir.getByRole('button', { name: 'Solicitar baja temporal' }))
  expect(await pedir.findByText('El motivo es requerido')).toBeDefined()
  await persona.click(pedir.getByRole('combobox', { name: /Motivo/ }))
  await persona.click(await screen.findByRole('option', { name: solicitud.motivo }))
  await persona.type(pedir.getByRole('textbox', { name: /Explique su motivo/ }), solicitud.explicacion)
  await persona.type(pedir.getByLabelText(/Primer día de la baja/), solicitud.fecha_inicio)
  expect(
    pedir.getByText('Su cuenta queda inactiva en cuanto se confirme la baja, aunque este día no haya llegado'),
  ).toBeDefined()
  await persona.type(pedir.getByLabelText(/Último día de la baja/), solicitud.fecha_final)
  await persona.click(pedir.getByRole('button', { name: 'Solicitar baja temporal' }))
  await waitFor(async () => expect(await base().db.$count(tables.bajasTemporales)).toBe(1))
  const [{ id_caso } = { id_caso: '' }] = await base().db.select().from(tables.bajasTemporales)
  alumno.unmount()

  const escolar = await entrar('escolar', `/bajasTemporales/${id_caso}`)
  expect(await screen.findByText('En espera de Servicios escolares desde hoy')).toBeDefined()
  await persona.click(await boton('Rechazar'))
  const rechazar = await dialogo('Rechazar')
  await persona.click(rechazar.getByRole('button', { name: 'Rechazar' }))
  expect(await rechazar.findByText('El motivo del rechazo es requerido')).toBeDefined()
  await persona.type(rechazar.getByRole('textbox'), 'Falta la firma')
  expect(rechazar.queryByText('El motivo del rechazo es requerido')).toBeNull()
  await persona.keyboard('{Escape}')
  await persona.click(await boton('Seguir editando'))
  expect(await rechazar.findByRole('textbox')).toHaveProperty('value', 'Falta la firma')
  await persona.click(await rechazar.findByRole('button', { name: 'Cancelar' }))
  await persona.click(await boton('Salir sin guardar'))
  await persona.click(await boton('Aceptar'))
  await persona.click((await dialogo('Aceptar')).getByRole('button', { name: 'Aceptar' }))
  expect(await screen.findByText('En espera de Coordinación académica desde hoy')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull()
  escolar.unmount()

  await base().db.update(tables.bajasTemporales).set({ fecha_inicio: '2126-12-01', fecha_final: '2127-06-01' })
  await entrar('coordinador', `/bajasTemporales/${id_caso}`)
  await persona.click(await boton('Dar de baja'))
  const confirmar = await dialogo('Dar de baja')
  expect(
    confirmar.getByText(
      'El estudiante quedará inactivo desde hoy y ya no podrá ingresar, aunque la baja comienza el 1 de diciembre de 2126.',
    ),
  ).toBeDefined()
  await persona.click(confirmar.getByRole('button', { name: 'Dar de baja' }))
  await waitFor(async () => expect(await historia()).toHaveLength(3))
  await persona.click(await boton('Deshacer el último paso'))
  const deshacer = await dialogo('Deshacer el último paso')
  await persona.click(deshacer.getByRole('button', { name: 'Deshacer el último paso' }))
  expect(await deshacer.findByText('Escriba por qué lo deshace')).toBeDefined()
  await persona.type(deshacer.getByRole('textbox', { name: /Motivo o comentario/ }), 'Era otro estudiante')
  await persona.click(deshacer.getByRole('button', { name: 'Deshacer el último paso' }))
  await waitFor(async () => expect(await historia()).toHaveLength(4))
  const [ultimo, anterior] = await historia()
  expect(ultimo).toContain('Se deshizo «Dar de baja»: está otra vez en «Aceptada»')
  expect(ultimo).toContain('Era otro estudiante')
  expect(anterior).toContain('Se deshizo después.')
})

test('the fault of the chosen file is shown, before and after a press, instead of «choose a file»', async () => {
  const [folio] = await solicitudes(base().db, [{ estado: 'Por emitir' }])
  await entrar('coordinador', `/certificados/${folio}`)
  await persona.click(await boton('Emitir certificado'))
  const emitir = await dialogo('Emitir certificado')
  const archivo = emitir.getByLabelText(/^Certificado/)
  const press = () => persona.click(emitir.getByRole('button', { name: 'Emitir certificado' }))
  await press()
  expect(await emitir.findByText('Seleccione un archivo PDF')).toBeDefined()
  await persona.upload(archivo, new File(['PK'], 'certificado.pdf', { type: 'application/pdf' }))
  expect(await emitir.findByText('Solo se permiten archivos PDF')).toBeDefined()
  await press()
  expect(emitir.queryByText('Seleccione un archivo PDF')).toBeNull()
  expect(emitir.getByText('Solo se permiten archivos PDF')).toBeDefined()
})
