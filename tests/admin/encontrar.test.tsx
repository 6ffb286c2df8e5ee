import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markWords } from '../../src/admin/find/markWords.ts'
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

it('does not open a result of earlier words while the typed ones are being searched', async () => {
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

it('does not offer records that the role may not see', async () => {
  await abrir('consejero', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'agregar' } })
  await waitFor(() => expect(screen.getByText('No se encontró nada que contenga «agregar»')).toBeDefined())
  expect(opciones()).toEqual([])
})

it('offers, for words that find nothing, the nearest that do, and Enter searches them', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  const control = await abrirCaja()
  fireEvent.change(control, { target: { value: 'penia crus' } })
  await waitFor(() => expect(opciones()).toEqual(['¿Quiso decir «Peña Cruz»?']))
  await screen.findByText('No se encontró nada que contenga «penia crus»')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(opciones()).toEqual([expect.stringMatching(/^José Luis Peña Cruz/)]))
  expect(control).toHaveProperty('value', 'Peña Cruz')
  expect(document.activeElement).toBe(control)
  expect(location.pathname).toBe('/homePage')
})

it('offers the screen whose name was probably meant, without farther words of records, and Enter opens it', async () => {
  server.use(http.get('*/api/busqueda/parecido', () => HttpResponse.json({ data: { parecido: 'estudio' } })))
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'estudintes' } })
  await screen.findByText('No se encontró nada que contenga «estudintes»')
  await waitFor(() => expect(llamadas.some(({ ruta }) => ruta === 'busqueda/parecido?q=estudintes')).toBe(true))
  await waitFor(() => expect(grupos()).toEqual(['Pantallas parecidas']))
  expect(opciones()).toEqual(['Estudiantes'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/estudiantes'))
})

it('asks for no nearest words where something was found', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  fireEvent.change(await abrirCaja(), { target: { value: 'pena' } })
  await waitFor(() => expect(opciones().length).toBeGreaterThan(0))
  expect(llamadas.filter(({ ruta }) => ruta.includes('parecido'))).toEqual([])
})

it('says that it could not search', async () => {
  await abrir('escolar', '/homePage', 'Bienvenido al sistema')
  server.use(http.get('*/api/busqueda', () => HttpResponse.json({ err: true, message: 'Falla' }, { status: 500 })))
  fireEvent.change(await abrirCaja(), { target: { value: 'xyz' } })
  await waitFor(() => expect(within(document.body).getByText(/^No se pudo buscar/)).toBeDefined())
})

describe('the record that Enter opens', () => {
  const personas = (...cuales: readonly string[]) =>
    cuales.map(cual => ({
      resource: 'estudiantes',
      title: `Peña ${cual.slice(0, -1)}`,
      subtitle: cual,
      to: `/estudiantes/${cual}`,
    }))
  const respuestas = (dichas: Readonly<Record<string, readonly object[]>>) =>
    server.use(
      http.get('*/api/busqueda', ({ request }) =>
        HttpResponse.json({ data: dichas[new URL(request.url).searchParams.get('q') ?? ''] ?? [] }),
      ),
    )
  const senalada = (control: HTMLElement) =>
    document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent

  it('is the first that is found, also once letters are deleted and more is found before it', async () => {
    respuestas({ 'peña l': personas('Luz1'), peña: personas('Ana1', 'Luz1') })
    await abrir('escolar', '/homePage', 'Bienvenido al sistema')
    const control = await abrirCaja()
    fireEvent.change(control, { target: { value: 'peña l' } })
    await waitFor(() => expect(senalada(control)).toBe('Peña LuzLuz1'))
    fireEvent.change(control, { target: { value: 'peña' } })
    await waitFor(() => expect(opciones()).toHaveLength(2))
    await waitFor(() => expect(senalada(control)).toBe('Peña AnaAna1'))
  })

  it('is the one chosen by the arrows, even among several with the same name, as long as it is there', async () => {
    respuestas({ 'peña a': personas('Ana1', 'Ana2'), peña: personas('Ana1', 'Ana2', 'Luz1') })
    await abrir('escolar', '/homePage', 'Bienvenido al sistema')
    const control = await abrirCaja()
    fireEvent.change(control, { target: { value: 'peña a' } })
    await waitFor(() => expect(opciones()).toHaveLength(2))
    fireEvent.change(control, { target: { value: 'peña' } })
    fireEvent.keyDown(control, { key: 'ArrowDown' })
    expect(senalada(control)).toBe('Peña AnaAna2')
    await waitFor(() => expect(opciones()).toHaveLength(3))
    expect(senalada(control)).toBe('Peña AnaAna2')
  })
})

it('a match is marked where it contains the typed text, however it was typed; a typed ñ marks no n', () => {
  const pieces = (text: string, ...words: readonly string[]) =>
    markWords(text, words).flatMap(({ text: piece, found }) => (found ? [piece] : []))
  expect(pieces('José Núñez', 'JOSE\u0301')).toEqual(['José'])
  expect(pieces('Jose\u0301 Peña', 'josé')).toEqual(['José'])
  expect(pieces('Pena Peña', 'peña')).toEqual(['Peña'])
  expect(pieces('Pena Peña', 'pen\u0303a')).toEqual(['Peña'])
  expect(pieces('Pena Peña', 'pena')).toEqual(['Pena', 'Peña'])
})
