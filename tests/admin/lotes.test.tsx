import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { documentacion } from '../../server/custom/documentacion/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { estudiante } from '../harness/filas.ts'
import { pulsar } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { estudiantes } = tables
const aqui = pantalla()
const { base, llamadas } = aqui
const clavesNuevas = Array.from({ length: 12 }, (_, lugar) => `LOTE${String(lugar).padStart(14, '0')}`)

beforeAll(async () => {
  const [uno] = await base().db.select().from(estudiantes).where(eq(estudiantes.matricula, estudiante.matricula))
  if (!uno) throw new Error('nobody to copy')
  await base()
    .db.insert(estudiantes)
    .values(
      clavesNuevas.map((matricula, lugar) => ({ ...uno, matricula, nombre: `Alumna ${lugar}`, id_usuario: null })),
    )
})
beforeEach(async () => {
  await base().db.update(estudiantes).set({ estatus: 1 })
  await aqui.abrir('escolar', '/estudiantes', 'Estudiantes')
  await screen.findByText(/^1–10 de 13$/)
})

const caja = (nombre: string | RegExp) => screen.getByRole('checkbox', { name: nombre })
const seleccion = () => screen.queryByRole('region', { name: 'Selección' })
const dialogo = () => screen.findByRole('dialog')
const inactivos = async () => (await base().db.select().from(estudiantes).where(eq(estudiantes.estatus, 0))).length
const cambiarEstatus = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar estatus' }))
  fireEvent.mouseDown(await within(await dialogo()).findByRole('combobox', { name: /Estatus/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Inactivo' }))
  pulsar('Continuar')
}

it('rows are chosen over pages, counted, and forgotten', async () => {
  expect(seleccion()).toBeNull()
  fireEvent.click(caja('Seleccionar esta página'))
  await screen.findByText('10 seleccionados')
  pulsar('Ir a la página 2')
  await screen.findByText(/^11–13 de 13$/)
  const tres = await waitFor(() => {
    const cajas = screen.getAllByRole('checkbox', { name: /^Seleccionar (?!esta)/ })
    expect(cajas).toHaveLength(3)
    return cajas
  })
  fireEvent.click(tres[0] ?? document.body)
  await screen.findByText('11 seleccionados')
  pulsar('Seleccionar los 13 de la lista')
  await screen.findByText('13 seleccionados')
  pulsar('Quitar la selección')
  await waitFor(() => expect(seleccion()).toBeNull())
})

it('all of a list change at once, after it was said to how many, and are given back', async () => {
  fireEvent.click(caja('Seleccionar esta página'))
  await screen.findByText('10 seleccionados')
  pulsar('Seleccionar los 13 de la lista')
  await cambiarEstatus()
  await screen.findByText('Se cambiarán 13 de 13')
  expect(await inactivos()).toBe(0)
  pulsar('Confirmar')
  await screen.findByText('Cambiar estatus: 13 registros')
  expect(await inactivos()).toBe(13)
  pulsar('Deshacer')
  await screen.findByText('Se deshizo «Cambiar estatus»: 13 registros')
  expect(await inactivos()).toBe(0)
  await waitFor(() => expect(seleccion()).toBeNull())
})

it('a field that is asked for is not left empty; nothing is asked of the server', async () => {
  fireEvent.click(screen.getAllByRole('checkbox', { name: /^Seleccionar (?!esta)/ })[0] ?? document.body)
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar estatus' }))
  await within(await dialogo()).findByRole('combobox', { name: /Estatus/ })
  llamadas.splice(0)
  pulsar('Continuar')
  await screen.findByText('El estatus es requerido')
  expect(llamadas.filter(({ ruta }) => ruta.startsWith('lotes'))).toEqual([])
})

it('documents are chosen once; who does not owe one is named', async () => {
  fireEvent.click(caja('Seleccionar esta página'))
  fireEvent.click(await screen.findByRole('button', { name: 'Documentos recibidos' }))
  const ventana = within(await dialogo())
  fireEvent.click(await ventana.findByRole('checkbox', { name: 'Acta de nacimiento' }))
  pulsar('Continuar')
  await ventana.findByText('Se cambiarán 10 de 10')
  pulsar('Volver')
  fireEvent.click(await ventana.findByRole('checkbox', { name: 'Acta de nacimiento' }))
  fireEvent.click(await ventana.findByRole('checkbox', { name: 'Apostille de acta de nacimiento' }))
  pulsar('Continuar')
  await ventana.findByText(
    "10 no se pueden: El documento 'Apostille de acta de nacimiento' no se pide a este estudiante",
  )
  expect(ventana.getByRole('button', { name: 'Confirmar' }).hasAttribute('disabled')).toBe(true)
  expect(await base().db.select().from(documentacion).where(inArray(documentacion.matricula, clavesNuevas))).toEqual([])
})

it('another list begins with none chosen, and one without such acts has no boxes', async () => {
  fireEvent.click(caja('Seleccionar esta página'))
  await screen.findByText('10 seleccionados')
  fireEvent.click(screen.getByRole('link', { name: 'Grupos' }))
  await screen.findByRole('heading', { level: 1, name: 'Grupos' })
  await screen.findByText(/^1–\d+ de \d+$/)
  expect([seleccion(), screen.queryAllByRole('checkbox', { name: /^Seleccionar/ })]).toEqual([null, []])
  fireEvent.click(screen.getByRole('link', { name: 'Estudiantes' }))
  await screen.findByText(/^1–10 de 13$/)
  expect(seleccion()).toBeNull()
})
