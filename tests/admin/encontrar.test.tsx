import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { http, HttpResponse } from 'msw'
import { estudiante } from '../harness/filas.ts'
import { dialogos, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, llamadas, server } = pantalla()
const user = userEvent.setup()

const caja = () => screen.findByRole('combobox', { name: 'Encontrar' })
const abrirCaja = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return caja()
}
const opciones = () => [...document.body.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const grupos = () =>
  [...document.body.querySelectorAll('[role=listbox] [role=group]')].map(each => each.getAttribute('aria-label'))

it('opens by Ctrl-K and by its button, begins with the menu, and closes by Esc', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  await abrirCaja()
  expect(opciones().slice(0, 3)).toEqual(['Inicio', 'Programas', 'Grupos'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogos()).toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Encontrar' }))
  await caja()
})

it('finds as one writes, a moment after the last key, and Enter opens the record', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'pena jose' } })
  await waitFor(() => expect(grupos()).toEqual(['Estudiantes']))
  expect(opciones()).toEqual([expect.stringMatching(/^José Luis Peña Cruz.*S000/)])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['José', 'Peña'])
  expect(llamadas.filter(({ ruta }) => ruta.startsWith('busqueda')).map(({ ruta }) => ruta)).toEqual([
    'busqueda?q=pena+jose',
  ])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('José Luis Peña Cruz'))
  await abrirCaja()
  expect(grupos()).toEqual(['Recientes', 'Pantallas'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe(`/estudiantes/${estudiante.matricula}`))
})

it('opens nobody who was found by other words while the written ones are looked for', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  const control = await abrirCaja()
  fireEvent.change(control, { target: { value: 'pena' } })
  await waitFor(() => expect(grupos()).toContain('Estudiantes'))
  let soltar = () => {}
  const retenida = new Promise<void>(resolve => (soltar = resolve))
  server.use(http.get('*/api/busqueda', () => retenida.then(() => HttpResponse.json({ data: [] }))))
  fireEvent.change(control, { target: { value: 'pena cru' } })
  await waitFor(() => expect(llamadas.some(({ ruta }) => ruta.endsWith('q=pena+cru'))).toBe(true))
  expect(opciones()).toEqual([expect.stringMatching(/^José Luis Peña Cruz/)])
  fireEvent.change(control, { target: { value: 'perez' } })
  await waitFor(() => expect(llamadas.some(({ ruta }) => ruta.endsWith('q=perez'))).toBe(true))
  expect(opciones()).toEqual([])
  await screen.findByText('Buscando…')
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe('/homePage')
  soltar()
  await screen.findByText('No se encontró nada que contenga «perez»')
})

it('names the screens and actions of the role without a call, and leads to the form itself', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'agregar presta' } })
  await waitFor(() => expect(opciones()).toEqual(['Agregar Prestador externoServicio social']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(titulo()).toBe('Agregar Prestador externo'))
  expect(new URLSearchParams(location.search).get('tab')).toBe('Prestadores externos Servicio')
})

it('leads to the sheet that is brought in', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'importar estud' } })
  await waitFor(() => expect(opciones()).toEqual([expect.stringMatching(/^Importar Estudiantes/i)]))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(titulo()).toMatch(/^Importar estudiantes/i))
  expect(location.pathname).toBe('/estudiantes')
})

it('does not offer what the role may not', async () => {
  await abrir('consejero', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'agregar' } })
  await waitFor(() => expect(screen.getByText('No se encontró nada que contenga «agregar»')).toBeDefined())
  expect(opciones()).toEqual([])
})

it('says that it could not search', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  server.use(http.get('*/api/busqueda', () => HttpResponse.json({ err: true, message: 'Falla' }, { status: 500 })))
  fireEvent.change(await abrirCaja(), { target: { value: 'xyz' } })
  await waitFor(() => expect(within(document.body).getByText(/^No se pudo buscar/)).toBeDefined())
})
