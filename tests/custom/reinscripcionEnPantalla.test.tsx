import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { dentro } from '../admin/dentro.tsx'
import { estudiante } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'

const { entrar, server, base } = dentro()
const persona = userEvent.setup()
const texto =
  'Verifique que el estudiante cumplio con su ficha de reinscripcion y en caso de maestria con su voucher de pago'
const semestre = async () =>
  (await base().db.select().from(tables.estudiantes).where(eq(tables.estudiantes.matricula, estudiante.matricula)))[0]
    ?.semestre

beforeEach(() =>
  historia(base().db, { creditos: [5], tomadas: [{ materia: 0, periodo: 1, calificacion: 9, acreditado: 'Si' }] }),
)

const abrir = async () => {
  await entrar('escolar', '/reinscripcion')
  const tabla = await screen.findByRole('table')
  expect(
    within(tabla)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Matrícula', 'Nombre completo', 'Semestre', 'Grupo', 'Programa', 'Acciones'])
  await persona.click(await screen.findByRole('button', { name: 'Reinscribir José Luis Peña Cruz' }))
  const dialogo = await screen.findByRole('dialog')
  expect(dialogo.textContent).toContain(texto)
  expect(dialogo.textContent).toContain(`José Luis Peña Cruz, ${estudiante.matricula}`)
  return within(dialogo)
}
const consultar = async (matricula: string) => {
  if (matricula) await persona.type(screen.getByLabelText('Matrícula'), matricula)
  await persona.click(screen.getByRole('button', { name: 'Consultar' }))
}

it('raises once, however fast it is confirmed, shows the server’s message, and reads the list again', async () => {
  const antes = (await semestre()) ?? 0
  const dialogo = await abrir()
  await persona.dblClick(dialogo.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Estudiante reinscrito correctamente')).toBeDefined()
  expect(await screen.findByText('No hay registros')).toBeDefined()
  expect([await semestre(), await base().db.$count(tables.reinscripciones)]).toEqual([antes + 1, 1])
  await consultar(` ${estudiante.matricula.toLowerCase()} `)
  expect(
    await screen.findByText(
      /^El estudiante ya fue reinscrito después de Semestre 2026-1: lo hizo Magdalena García López el/,
    ),
  ).toBeDefined()
})

it('leaves the keyboard in the list once the row of its button is gone', async () => {
  await entrar('escolar', '/reinscripcion')
  const boton = await screen.findByRole('button', { name: 'Reinscribir José Luis Peña Cruz' })
  boton.focus()
  await persona.keyboard('{Enter}')
  within(await screen.findByRole('dialog'))
    .getByRole('button', { name: 'Confirmar' })
    .focus()
  await persona.keyboard('{Enter}')
  expect(await screen.findByText('No hay registros')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.closest('main')).toBeTruthy())
  expect(document.activeElement?.matches('main')).toBe(false)
})

it('sends nothing when it is cancelled, and says why when it is refused', async () => {
  const antes = await semestre()
  const dialogo = await abrir()
  await persona.click(dialogo.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.use(
    http.post('*/api/estudiante/semestre/aumento', () =>
      HttpResponse.json({ err: true, message: 'No se pudo ahora' }, { status: 409 }),
    ),
  )
  await persona.click(screen.getByRole('button', { name: 'Reinscribir José Luis Peña Cruz' }))
  await persona.click(await screen.findByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('No se pudo ahora')).toBeDefined()
  expect(await semestre()).toBe(antes)
})

it('tells a waiting student from an unknown one, and asks for the matrícula first', async () => {
  await entrar('escolar', '/reinscripcion')
  await screen.findByRole('table')
  await consultar('')
  expect(await screen.findByText('Primero ingrese la matricula del estudiante')).toBeDefined()
  await consultar(estudiante.matricula)
  expect(await screen.findByText('Está pendiente de reinscripción: búsquelo en la lista.')).toBeDefined()
  await persona.clear(screen.getByLabelText('Matrícula'))
  await consultar('NADIE')
  expect(await screen.findByText('Sin resultados')).toBeDefined()
})
