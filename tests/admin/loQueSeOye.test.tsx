import { readdirSync, readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { estudiante } from '../harness/filas.ts'
import { enTelefono } from './enTelefono.ts'
import { pantalla } from './pantalla.ts'

const { abrir, entrar, server } = pantalla()

const oprimir = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const ventana = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** Returns the texts of the live regions that no dialog hides. */
const dichos = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
const enVivo = () =>
  [...document.querySelectorAll('[aria-live=polite]')]
    .filter(cada => !cada.closest('[aria-hidden=true]'))
    .map(({ textContent }) => textContent)

it('whoever comes to a screen hears its title', async () => {
  await entrar('facilitador')
  fireEvent.click(
    within(await screen.findByRole('navigation', { name: 'Menú' })).getByRole('link', {
      name: 'Asignar Calificaciones',
    }),
  )
  const contenido = await screen.findByRole('main', { description: 'Asignar Calificaciones' })
  expect(document.activeElement).toBe(contenido)
})

it('a notice over an open form is heard, as is how many fields are wrong', async () => {
  await abrir('coordinador', '/materias', 'Materias')
  await oprimir('Agregar')
  const formulario = await ventana('Agregar Materia')
  expect(enVivo().join('')).toBe('')
  fireEvent.click(formulario.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(dichos()).toContain('Primero corrija las validaciones'))
  expect(screen.queryAllByRole('button', { name: 'Cerrar' })).toEqual([])
  const malos = document.querySelectorAll('[role=dialog] [aria-invalid=true]').length
  await waitFor(() => expect(enVivo()).toContain(`${malos} campos por corregir`))
})

it('what would be lost is told with the question', async () => {
  await abrir('coordinador', '/materias', 'Materias')
  await oprimir('Agregar')
  const formulario = await ventana('Agregar Materia')
  fireEvent.change(formulario.getByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Ética' } })
  fireEvent.click(formulario.getByRole('button', { name: 'Cancelar' }))
  const description = 'Lo que escribió o eligió y no ha guardado se perderá.'
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?', description })).toBeDefined()
})

it('every dialog with an explanation is described by it', () => {
  const mudos = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(archivo => archivo.endsWith('.tsx'))
    .filter(archivo => {
      const texto = readFileSync(`src/${archivo}`, 'utf8')
      return /<Dialog\b/.test(texto) && texto.includes('<DialogContentText') && !texto.includes('aria-describedby')
    })
  expect(mudos).toEqual([])
})

it('«Filtrar» and «Columnas» open at their first control, and what a filter brought is told in its panel', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  await oprimir('Columnas')
  const columnas = await ventana('Columnas')
  expect(document.activeElement).toBe(columnas.getAllByRole('checkbox')[0])
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await oprimir('Filtrar')
  const panel = await ventana('Filtrar')
  expect(document.activeElement).toBe(panel.getAllByRole('combobox')[0])
  expect(panel.queryByRole('status')).toBeNull()
  fireEvent.click(panel.getByRole('checkbox', { name: 'Inactivo' }))
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Estudiantes: 0 en total'))
})

it('why some of the chosen rows stay as they are is told with how many change', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^Seleccionar ${estudiante.nombre}`) }))
  await oprimir('Cambiar estatus')
  const acto = await ventana('Cambiar estatus')
  const estatus = await acto.findByRole('combobox', { name: 'Estatus' })
  expect(document.activeElement).toBe(estatus)
  fireEvent.mouseDown(estatus)
  fireEvent.click(await screen.findByRole('option', { name: 'Activo' }))
  fireEvent.click(acto.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(dichos()).toContain('Se cambiarán 0 de 1'))
  expect(enVivo()).toContain('1 ya está así')
})

it('leaving what is asked for an act judges nothing', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^Seleccionar ${estudiante.nombre}`) }))
  await oprimir('Cambiar estatus')
  const acto = await ventana('Cambiar estatus')
  await acto.findByRole('combobox', { name: 'Estatus' })
  const oprimidos = ['Cancelar', 'Continuar'].map(name => fireEvent.mouseDown(acto.getByRole('button', { name })))
  expect(oprimidos).toEqual([false, false])
})

it('what asks for a few things opens at the first of them', async () => {
  await abrir('estudiante', '/bajasTemporales', 'Bajas temporales')
  await oprimir('Solicitar baja temporal')
  const pedir = await ventana('Solicitar baja temporal')
  expect(document.activeElement).toBe(pedir.getByRole('combobox', { name: /^Motivo/ }))
})

it('the notices of the bell begin at their heading', async () => {
  await entrar('facilitador')
  await oprimir(/^Avisos: /)
  const avisos = await ventana('Avisos')
  await waitFor(() => expect(document.activeElement).toBe(avisos.getByRole('heading', { name: 'Avisos' })))
})

it('the button of the menu says of what it is', async () => {
  await entrar('facilitador')
  const boton = await screen.findByRole('button', { name: 'Ocultar' })
  expect(boton.getAttribute('aria-description')).toBe('Menú')
})

it('an element without content has no place in the page as it is read line by line', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  await waitFor(() => expect(dichos().join('')).toContain('en total'))
  expect(dichos()).not.toContain('')
  await oprimir('Encontrar')
  await ventana('Encontrar')
  expect(dichos()).not.toContain('')
})

it('«Documentos recibidos» opens at the first of them', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^Seleccionar ${estudiante.nombre}`) }))
  await oprimir('Documentos recibidos')
  const acto = await ventana('Documentos recibidos')
  const [primero] = await acto.findAllByRole('checkbox')
  expect(document.activeElement).toBe(primero)
})

it('the menu of a phone opens at its first line', async () => {
  enTelefono()
  await entrar('facilitador')
  await oprimir('Mostrar')
  const menu = within(await screen.findByRole('navigation', { name: 'Menú' }))
  expect(document.activeElement).toBe(menu.getAllByRole('link')[0])
})

it('«Confirmar» of the question says that it sends, and sends once', async () => {
  const recibidas: (() => void)[] = []
  const negar = () => Response.json({ message: 'Hoy no se puede' }, { status: 409 })
  server.use(
    http.delete('*/api/cucs/*', () => new Promise<Response>(resolve => recibidas.push(() => resolve(negar())))),
  )
  await abrir('coordinador', '/cucs', 'CUCs')
  fireEvent.click((await screen.findAllByRole('button', { name: /^Eliminar / }))[0] ?? document.body)
  const formulario = await ventana('Eliminar CUC')
  fireEvent.click(formulario.getByRole('button', { name: 'Confirmar' }))
  const pregunta = await ventana('¿Esta seguro de realizar esta acción?')
  const boton = pregunta.getByRole('button', { name: 'Confirmar' })
  boton.focus()
  fireEvent.click(boton)
  await waitFor(() => expect(enVivo()).toContain('Enviando…'))
  fireEvent.click(boton)
  await waitFor(() => expect(recibidas).toHaveLength(1))
  recibidas[0]?.()
  await waitFor(() => expect(enVivo()).not.toContain('Enviando…'))
  expect(await screen.findByText('Hoy no se puede')).toBeDefined()
  expect(recibidas).toHaveLength(1)
})
