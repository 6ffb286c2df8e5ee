import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { dentro } from '../admin/dentro.tsx'

const { entrar, server } = dentro()
const persona = userEvent.setup()
const cifras = {
  total_estudiantes: 3000,
  total_hombres: 1000,
  total_mujeres: 2000,
  total_estudiantes_mexicanos: 2999,
  total_estudiantes_no_mexicanos: 1,
}
const responde = (path: string, data: object) =>
  server.use(http.get(`*/api/${path}`, () => HttpResponse.json({ err: false, statusText: 'OK', message: '', data })))
const filas = async (titulo: string) => {
  const figura = within(await screen.findByRole('region', { name: titulo }))
  return figura
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(fila => [...fila.children].map(celda => celda.textContent))
}

it('draws the figures of the university, each also as a table', async () => {
  await entrar('coordinador')
  responde('cucs/estudiantes/total/numero', {
    ...cifras,
    estudiantes_programa: { Comunalidad: 2000, Agroecología: 1000 },
  })
  await persona.click(await screen.findByRole('link', { name: 'Inicio' }))
  expect((await screen.findByRole('heading', { name: 'Total de estudiantes' })).nextElementSibling?.textContent).toBe(
    '3,000',
  )
  expect(await filas('% Hombres y Mujeres')).toEqual([
    ['Hombres', '1,000', '33.3 %'],
    ['Mujeres', '2,000', '66.7 %'],
  ])
  expect(await filas('% Estudiantes mexicanos y no mexicanos')).toEqual([
    ['Mexicanos', '2,999', '100.0 %'],
    ['No mexicanos', '1', '0.0 %'],
  ])
  expect(await filas('Cantidad de estudiantes por programa')).toEqual([
    ['Comunalidad', '2,000', '66.7 %'],
    ['Agroecología', '1,000', '33.3 %'],
  ])
})

it.each([
  ['consejero', '/homePageConsejero'],
  ['escolar', '/homePageEscolar'],
] as const)('%s reads those of the own CUC, from the API', async (rol, ruta) => {
  await entrar(rol, ruta)
  expect((await screen.findByRole('heading', { name: 'Total de estudiantes' })).nextElementSibling?.textContent).toBe(
    '1',
  )
  expect(await filas('% Hombres y Mujeres')).toEqual([
    ['Hombres', '0', '0.0 %'],
    ['Mujeres', '1', '100.0 %'],
  ])
  expect(await filas('Cantidad de estudiantes por programa')).toEqual([['Comunalidad', '1', '100.0 %']])
})

it('without students every share is 0.0', async () => {
  await entrar('coordinador')
  responde('cucs/estudiantes/total/numero', {
    total_estudiantes: 0,
    total_hombres: 0,
    total_mujeres: 0,
    total_estudiantes_mexicanos: 0,
    total_estudiantes_no_mexicanos: 0,
    estudiantes_programa: {},
  })
  await persona.click(await screen.findByRole('link', { name: 'Inicio' }))
  expect(await filas('% Hombres y Mujeres')).toEqual([
    ['Hombres', '0', '0.0 %'],
    ['Mujeres', '0', '0.0 %'],
  ])
  expect(screen.getByText('No hay estudiantes registrados.')).toBeDefined()
})

it('a failure says so, and the figures can be asked for again', async () => {
  await entrar('coordinador')
  server.use(
    http.get(
      '*/api/cucs/estudiantes/total/numero',
      () => HttpResponse.json({ err: true, message: 'x' }, { status: 500 }),
      { once: true },
    ),
  )
  await persona.click(await screen.findByRole('link', { name: 'Inicio' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Error al obtener los datos de las CUCs:')
  await persona.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Total de estudiantes' })).toBeDefined()
})

it('leaving the screen cancels the call and says nothing', async () => {
  await entrar('coordinador')
  const cancelada = new Promise<void>(resolve => {
    server.use(
      http.get('*/api/cucs/estudiantes/total/numero', ({ request }) => {
        request.signal.addEventListener('abort', () => resolve())
        return new Promise(() => undefined)
      }),
    )
  })
  await persona.click(await screen.findByRole('link', { name: 'Inicio' }))
  await screen.findByText('Cargando…')
  await persona.click(screen.getByRole('link', { name: 'Certificados', current: false }))
  await cancelada
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificados' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
