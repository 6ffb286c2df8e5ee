import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { notasEscritas } from '../../src/custom/equivalencias/notasEscritas.ts'
import { drafts } from '../../src/api/drafts.ts'
import { currentSession } from '../../src/api/session.ts'
import { identityOf } from '../../src/api/currentUser.ts'
import { avisos, boton, botones, dialogo, dialogos, escribir, pulsar, titulo, valor } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { estudiante } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'

const { abrir, base, escritas } = pantalla()
conIndexedDB()
beforeAll(async () => {
  await historia(base().db, {
    creditos: [4, 5, 6, 7],
    tomadas: [{ materia: 0, periodo: 0, calificacion: 9, acreditado: 'Si' }],
  })
})
beforeEach(async () => {
  await base().db.delete(tables.calificacionesPrevias)
})

const abrirPlan = async () => {
  await abrir('escolar', '/equivalencias', 'Equivalencias de un plan')
  fireEvent.click(await waitFor(() => boton(/^Equivalencias José Luis/)))
  await waitFor(() => nota('Materia 02'))
}
/** Finds the input of a grade by its accessible name. */
const nota = (materia: string) => {
  const control = dialogo().querySelector<HTMLInputElement>(`[aria-label="Calificación de ${materia}"]`)
  if (!control) throw new Error(`there is no place for the grade of ${materia}`)
  return control
}
const calificar = (materia: string, dicha: string) => fireEvent.change(nota(materia), { target: { value: dicha } })
const pulsarAlLado = () => {
  const lado = dialogo().parentElement ?? document.body
  fireEvent.mouseDown(lado)
  fireEvent.click(lado)
}
const preguntado = () => waitFor(() => expect(titulo()).toBe('¿Salir sin guardar?'))
const cerrado = () => waitFor(() => expect(dialogos()).toEqual([]))
const quien = () => identityOf(currentSession()?.usuario ?? { nombre: '' })
const guardado = async () =>
  JSON.stringify(
    (await drafts.read(quien(), JSON.stringify(['calificacionesPrevias', `plan/${estudiante.matricula}`])))[0] ?? null,
  )
const hayBorrador = (texto: string) => waitFor(async () => expect(await guardado()).toContain(texto))

describe('grades of a whole plan that are not recorded', () => {
  it.each([
    ['Cancelar', () => pulsar('Cancelar')],
    ['Esc', () => fireEvent.keyDown(dialogo(), { key: 'Escape' })],
    ['a click beside it', () => pulsarAlLado()],
    ['Back', () => history.back()],
  ])('are asked about before they go by %s', async (_, salir) => {
    await abrirPlan()
    calificar('Materia 02', '9')
    await waitFor(() => expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false))
    salir()
    await preguntado()
    pulsar('Seguir editando')
    await waitFor(() => expect([titulo(), nota('Materia 02').value]).toEqual(['Equivalencias del plan', '9']))
    salir()
    await preguntado()
    pulsar('Salir sin guardar')
    await cerrado()
    await waitFor(async () => expect(await guardado()).toBe('null'))
  })

  it('that nobody typed, or that were taken back, close at once', async () => {
    await abrirPlan()
    calificar('Materia 02', '9')
    calificar('Materia 02', '')
    pulsar('Cancelar')
    await waitFor(() => expect(dialogos()).toEqual([]))
  })

  it('come back after a reload with their common data, and are dropped once they are recorded', async () => {
    await abrirPlan()
    escribir('Institución', 'Universidad de la Costa')
    calificar('Materia 02', '8.5')
    await hayBorrador('8.5')
    cleanup()
    await abrirPlan()
    await waitFor(() => expect(dialogo().textContent).toMatch(/Hay un borrador de las? \d+:\d\d\./))
    expect([valor('Institución'), nota('Materia 02').value]).toEqual(['', ''])
    pulsar('Recuperar')
    await waitFor(() =>
      expect([valor('Institución'), nota('Materia 02').value]).toEqual(['Universidad de la Costa', '8.5']),
    )
    expect(botones('Recuperar')).toEqual([])
    escribir('Periodo que no está en la lista', 'Agosto 2019 – Enero 2020')
    escribir('Documento', 'Dictamen 12/2024')
    escribir('Por qué se registra', 'Dictamen de equivalencia')
    pulsar('Registrar calificaciones')
    await cerrado()
    expect(avisos().join()).toMatch(/registr/i)
    expect(await escritas()[0]?.cuerpo()).toMatchObject({
      institucion: 'Universidad de la Costa',
      calificaciones: [{ calificacion: 8.5 }],
    })
    await waitFor(async () => expect(await guardado()).toBe('null'))
  })

  it('show each fault at its place: invalid grades, and data missing in all of them', async () => {
    await abrirPlan()
    calificar('Materia 02', 'nueve')
    pulsar('Registrar calificaciones')
    await waitFor(() => expect(avisos()).toContain('Primero corrija las validaciones'))
    expect(nota('Materia 02').getAttribute('aria-invalid')).toBe('true')
    expect(dialogo().textContent).toContain('De 0 a 10, con máximo un decimal')
    expect(dialogo().textContent).toContain('La institución es requerida')
    expect(escritas()).toEqual([])
  })
})

it('a grade that a draft brings for a subject that was passed since is not recorded: nobody sees it', () => {
  const notas = { pasada: '7', abierta: '8' }
  expect(notasEscritas(notas, [{ id_materia: 'pasada', acreditado: 'Si', calificacion: 9 }]).calificaciones).toEqual([
    { id_materia: 'abierta', calificacion: 8 },
  ])
})
