import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { cuc } from '../harness/filas.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, claves } = pantalla()

/** Focuses a button and presses it, as with the keyboard. */
const pulsar = (boton: HTMLElement) => {
  boton.focus()
  fireEvent.click(boton)
}
const boton = (name: string | RegExp) => screen.findByRole('button', { name })
const expectEn = (nombre: string | RegExp) =>
  waitFor(() => {
    const { activeElement } = document
    expect(activeElement).not.toBe(document.body)
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toMatch(nombre)
  })

it('«Quitar la selección» and «Quitar filtros» of a list leave the keyboard in the list', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  const [fila] = await screen.findAllByRole('checkbox', { name: /^Seleccionar / })
  fireEvent.click(fila ?? document.body)
  pulsar(await boton('Quitar la selección'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selección' })).toBeNull())
  await expectEn('Estudiantes')

  pulsar(await boton('Filtrar'))
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }))
  fireEvent.click(panel.getByLabelText('Activo'))
  await waitFor(() => expect(panel.getByRole('button', { name: 'Quitar filtros' })).toHaveProperty('disabled', false))
  pulsar(panel.getByRole('button', { name: 'Quitar filtros' }))
  await expectEn(/^Ver/)
  await waitFor(() => expect(panel.getByLabelText('Activo')).toHaveProperty('checked', false))
  fireEvent.click(panel.getByLabelText('Activo'))
  pulsar(panel.getByRole('button', { name: /^Ver/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const chips = await screen.findByRole('list', { name: 'Filtros' })
  pulsar(within(chips).getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filtros' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.closest('main')).toBeTruthy())
})

it('a column that has come to an end of «Columnas» goes back by the other button', async () => {
  await abrir('escolar', '/grupos', 'Grupos')
  pulsar(await boton('Columnas'))
  const columnas = within(await screen.findByRole('dialog', { name: 'Columnas' }))
  const penultima = columnas.getAllByRole('button', { name: /^Bajar / }).at(-2)
  const nombre = penultima?.getAttribute('aria-label')?.replace('Bajar ', '') ?? ''
  pulsar(penultima ?? document.body)
  await expectEn(`Subir ${nombre}`)
})

it('the screen that a press replaces takes the keyboard', async () => {
  await base().db.delete(tables.clases)
  await clase(base().db, claves())
  await abrir('facilitador', '/calificarClases', 'Asignar Calificaciones')
  pulsar(await boton(`Seleccionar ${cuc.nombre}`))
  await expectEn('Volver')
})
