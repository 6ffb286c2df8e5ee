import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { currentSession } from '../../src/api/session.ts'
import { dialogo, pulsar, titulo } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { alumnos, clase } from '../harness/aula.ts'

const { abrir, base, claves } = pantalla()
const sinEnviar = '¿Dejar la hoja sin enviar?'
const marca = 'Escrito en este equipo, sin enviar'
const campos = () => screen.getAllByLabelText<HTMLInputElement>(/^(Asistencia|Calificación) de /)

/** Opens the sheet of the first of two classes from the list of the facilitador's own. */
const entrar = async () => {
  const unmount = await abrir('facilitador', '/misAsignaturas', 'Mis asignaturas')
  fireEvent.click(await screen.findByRole('tab', { name: 'Todas' }))
  fireEvent.click((await screen.findAllByRole('button', { name: /^Abrir hoja/ }))[0] ?? document.body)
  await screen.findByRole('grid')
  return unmount
}
const llenar = () => campos().forEach((celda, lugar) => fireEvent.input(celda, { target: { value: `${6 + lugar}` } }))
const expectPregunta = () => waitFor(() => expect(titulo()).toBe(sinEnviar))
const expectCerrada = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

let quienes: string[]
beforeAll(async () => {
  quienes = await alumnos(base().db, claves(), 2)
})
beforeEach(async () => {
  const { db } = base()
  await db.delete(tables.calificaciones)
  await db.delete(tables.clases)
  localStorage.clear()
  for (const nombre of ['Clase 1', 'Clase 2']) await clase(db, claves(), { matriculas: quienes, cambios: { nombre } })
})

it('asks before typed grades are left for the next sheet or closed, and only once they were typed', async () => {
  await entrar()
  const primera = titulo()
  llenar()
  pulsar('Siguiente asignatura')
  await expectPregunta()
  screen.getByText(/^Escribió calificaciones de 2 estudiantes y no las ha enviado. Se conservan solo en este equipo/)
  pulsar('Seguir en la hoja')
  await waitFor(() => expect(titulo()).toBe(primera))
  fireEvent.keyDown(dialogo(), { key: 'Escape' })
  await expectPregunta()
  pulsar('Seguir en la hoja')
  await waitFor(() => expect(titulo()).toBe(primera))
  pulsar('Siguiente asignatura')
  await expectPregunta()
  pulsar('Dejar sin enviar')
  await waitFor(() => expect(titulo()).toMatch(/^Calificaciones de /))
  expect(titulo()).not.toBe(primera)
  await screen.findByRole('grid')
  pulsar('Cerrar')
  await expectCerrada()
})

it('grades recovered from before, untouched, are left without a question; the list marks their class until they are discarded', async () => {
  await entrar()
  expect(screen.queryByText(marca)).toBeNull()
  llenar()
  pulsar('Cerrar')
  await expectPregunta()
  pulsar('Dejar sin enviar')
  await expectCerrada()
  expect(screen.getAllByText(marca)).toHaveLength(1)
  fireEvent.click(screen.getAllByRole('button', { name: /^Abrir hoja/ })[0] ?? document.body)
  await screen.findByText(/^Se recuperó lo que escribió/)
  pulsar('Cerrar')
  await expectCerrada()
  fireEvent.click(screen.getAllByRole('button', { name: /^Abrir hoja/ })[0] ?? document.body)
  await screen.findByText(/^Se recuperó lo que escribió/)
  pulsar('Descartar')
  pulsar('Cerrar')
  await expectCerrada()
  await waitFor(() => expect(screen.queryByText(marca)).toBeNull())
})

it('grades typed and left outlive the sign-out, which therefore asks nothing', async () => {
  const unmount = await entrar()
  llenar()
  pulsar('Cerrar')
  await expectPregunta()
  pulsar('Dejar sin enviar')
  await expectCerrada()
  fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar sesión' })[0] ?? document.body)
  await waitFor(() => expect(currentSession()).toBeNull())
  unmount()
  await entrar()
  await screen.findByText(/^Se recuperó lo que escribió/)
})

it('a submitted class is left without a question, and its mark goes', async () => {
  await entrar()
  llenar()
  await waitFor(() => expect(screen.getAllByText(marca)).toHaveLength(1))
  pulsar('Calificar')
  await screen.findByText('Una vez enviado los datos no se pueden volver a editar...')
  pulsar('Confirmar')
  await screen.findByRole('button', { name: 'Calificada' })
  expect(screen.queryByText(marca)).toBeNull()
  pulsar('Cerrar')
  await expectCerrada()
})

it('says that the grades are lost where the browser cannot keep them', async () => {
  await entrar()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  llenar()
  pulsar('Cerrar')
  expect(await screen.findByText(/ Este navegador no pudo conservarlas: si deja la hoja, se perderán.$/)).toBeDefined()
  vi.restoreAllMocks()
})

it('the school office is asked as well before its corrections are left', async () => {
  const { db } = base()
  await db.update(tables.clases).set({ status_facilitador: true })
  await db.update(clasesEstudiantes).set({ asistencia: 80, calificacion: 10, calificacion_letra: 'diez' })
  await abrir('escolar', '/clases', 'Asignaturas')
  fireEvent.click((await screen.findAllByRole('button', { name: /^Calificar/ }))[0] ?? document.body)
  await screen.findAllByText('diez')
  pulsar('Editar calificaciones')
  const [, primera] = await waitFor(() => campos())
  fireEvent.input(primera ?? document.body, { target: { value: '9' } })
  pulsar('Cerrar')
  await screen.findByText(/^Escribió calificaciones de 1 estudiante y /)
  pulsar('Dejar sin enviar')
  await expectCerrada()
})
