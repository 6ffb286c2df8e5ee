import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DeferredRecordDialog } from '../../src/admin/form/DeferredRecordDialog.tsx'
import { DeferredListPagination } from '../../src/admin/list/DeferredListPagination.ts'
import { noticeMail } from '../../server/crud/notices/noticeMail.ts'
import { clearSession, storeSession } from '../../src/api/session.ts'
import { ana, libro, otro, biblioteca, type Biblioteca } from './biblioteca.ts'
import { App } from './casa/web.ts'

let b: Biblioteca
const server = setupServer(http.all('*/api/*', ({ request }) => b.app.fetch(request)))
const quien = userEvent.setup()

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  b = await biblioteca()
  await b.pedir('flor', 'POST', 'libros', libro)
  await Promise.all([DeferredRecordDialog.preload(), DeferredListPagination.preload()])
  server.listen({ onUnhandledRequest: 'error' })
})
/** Each test begins as in a new tab: a list would return as the same person left it. */
afterEach(() => {
  clearSession()
  sessionStorage.clear()
})
afterAll(async () => {
  server.close()
  await b.cerrar()
})

const entrar = (pase: string, rol: string, ruta = '/libros') => {
  storeSession({ token: `${pase}`.padEnd(4), rol, nombre: pase })
  history.replaceState(null, '', ruta)
  dispatchEvent(new PopStateEvent('popstate'))
  render(<App onWayOut={() => undefined} />)
}

it('a librarian reads the list, adds a book in the form and searches it', async () => {
  entrar('flor', 'bibliotecaria')
  expect(await screen.findByText('El llano en llamas')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Préstamos' })).toBeDefined()
  await quien.click(screen.getByRole('button', { name: 'Agregar' }))
  const forma = within(await screen.findByRole('dialog', { name: 'Agregar Libro' }))
  await quien.click(forma.getByRole('button', { name: 'Confirmar' }))
  expect(await forma.findByText('El título es requerido')).toBeDefined()
  await quien.type(forma.getByLabelText(/^Signatura/), otro.signatura)
  await quien.type(forma.getByLabelText(/^Título/), otro.titulo)
  await quien.type(forma.getByLabelText(/^Autor/), otro.autor)
  await quien.type(forma.getByLabelText(/^Año/), String(otro.anio))
  await quien.click(forma.getByRole('combobox', { name: /^Género/ }))
  await quien.click(await screen.findByRole('option', { name: otro.genero }))
  await quien.click(forma.getByRole('button', { name: 'Confirmar' }))
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Esta seguro de realizar esta acción?' }))
  await quien.click(pregunta.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Libro registrado correctamente')).toBeDefined()
  expect(await screen.findByText(otro.titulo)).toBeDefined()
  await quien.type(screen.getByRole('searchbox'), 'aguila')
  await waitFor(() => expect(screen.queryByText(libro.titulo)).toBeNull())
  expect(screen.getByText(otro.titulo)).toBeDefined()
})

it('an amount stands right-aligned, its thousands apart, and what was typed of one is not lost unasked', async () => {
  entrar('flor', 'bibliotecaria')
  const celda = await screen.findByText('1,250.5')
  expect(celda.closest('td')?.className).toContain('figure')
  const fila = celda.closest('tr')
  if (!fila) throw new Error('the amount stands in no row')
  await quien.click(within(fila).getByRole('button', { name: /^Editar/ }))
  const forma = within(await screen.findByRole('dialog', { name: 'Editar Libro' }))
  const precio = forma.getByLabelText(/^Precio/)
  expect(precio).toHaveProperty('value', '1250.5')
  await quien.type(precio, '5')
  await quien.click(forma.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('¿Salir sin guardar?')).toBeDefined()
})

it('a reader sees the books and nothing to change them with, nor the way to the members', async () => {
  entrar('ana', 'lectora')
  expect(await screen.findByText('El llano en llamas')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Agregar' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Socias' })).toBeNull()
})

it('a step that sets what something is known against says it in its dialog, and goes past it by a tick', async () => {
  await b.pedir('flor', 'POST', 'socias', ana)
  const prestamo = { signatura: libro.signatura, numero: ana.numero, salida: '2026-05-04', vence: '2026-05-18' }
  await b.pedir('flor', 'POST', 'prestamos', prestamo)
  const { data } = await b.pedir('ana', 'POST', 'reparaciones', { signatura: libro.signatura, falla: 'El lomo' })
  entrar('flor', 'bibliotecaria', `/reparaciones/${data.id_caso}`)
  await quien.click(await screen.findByRole('button', { name: 'Enviar al taller' }))
  const forma = within(await screen.findByRole('dialog', { name: 'Enviar al taller' }))
  const enviar = () => quien.click(forma.getByRole('button', { name: 'Enviar al taller' }))
  await enviar()
  expect(await forma.findByText('Ana Cruz lo tiene en casa')).toBeDefined()
  await enviar()
  await quien.click(forma.getByRole('checkbox', { name: 'Lo revisé y es correcto así' }))
  await enviar()
  expect(await screen.findAllByText('En el taller')).not.toEqual([])
  const { data: caso } = await b.pedir('flor', 'GET', `reparaciones/${data.id_caso}`)
  expect(caso.estado).toBe('enTaller')
})

it.each([
  ['flor', 'bibliotecaria'],
  ['ana', 'lectora'],
])('%s comes home to the first entry of the menu: from `/`, a wrong address, and by the brand', async (pase, rol) => {
  entrar(pase, rol, '/')
  expect(await screen.findByText('El llano en llamas')).toBeDefined()
  expect(location.pathname).toBe('/libros')
  expect(screen.queryByRole('link', { name: pase })).toBeNull()
  const marca = screen.getByRole('link', { name: 'Logo de Biblioteca del Barrio' })
  const perderse = () => {
    history.pushState(null, '', '/noHay')
    dispatchEvent(new PopStateEvent('popstate'))
    return screen.findByText('Pagina No Encontrada Error:404')
  }
  await perderse()
  await quien.click(screen.getByRole('button', { name: 'Volver al inicio' }))
  expect(await screen.findByText('El llano en llamas')).toBeDefined()
  await perderse()
  await quien.click(marca)
  expect(await screen.findByText('El llano en llamas')).toBeDefined()
  expect(location.pathname).toBe('/libros')
})

it('a mail leads to where everybody begins, and to no profile where there is none', () => {
  const { texto, html } = noticeMail({ asunto: 'Vence', texto: 'Mañana.', direccion: null }, 'https://barrio.mx')
  expect(texto).toBe('Hola:\n\nVence\nMañana.\nhttps://barrio.mx/\n\nBiblioteca del Barrio')
  expect(html).toContain('href="https://barrio.mx/"')
  expect(html).not.toContain('perfil')
})
