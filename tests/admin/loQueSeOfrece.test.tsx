import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { cuc, grupo, programa } from '../harness/filas.ts'
import { otroCuc, otroGrupo } from '../harness/vecinos.ts'
import { campo, hallado, pulsar, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, server } = pantalla()
const opciones = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const hayMas = 'Hay más: escriba para encontrar lo que busca'

/** Opens the cascade that leads to the students of a group, with its programme chosen. */
const gruposDelPrograma = async () => {
  await abrir('coordinador', '/datosGenerales', 'Datos Generales')
  const persona = userEvent.setup({ delay: null })
  await persona.click(await screen.findByRole('tab', { name: 'Estudiantes Filtrado' }))
  await persona.click(await screen.findByRole('combobox', { name: 'Programa' }))
  await persona.click(await screen.findByRole('option', { name: new RegExp(programa.nombre) }))
  await persona.click(screen.getByRole('combobox', { name: 'Grupo' }))
  return persona
}

it('groups of several campuses are told apart by theirs, and a chain says which ones it offers', async () => {
  const persona = await gruposDelPrograma()
  await waitFor(() =>
    expect(opciones().toSorted()).toEqual([
      `${grupo.nombre}${grupo.clave_grupo} · ${cuc.nombre}`,
      `${otroGrupo.nombre}${otroGrupo.clave_grupo} · ${otroCuc.nombre}`,
    ]),
  )
  expect(screen.queryByText(hayMas)).toBeNull()
  await persona.keyboard('xyz')
  await screen.findByText('Solo se ofrecen grupos que llevan a algo que mostrar aquí')
})

it('a list that could not be read is not told as empty', async () => {
  server.use(http.get('*/api/programas/:clave/cucs/grupos', () => HttpResponse.json({}, { status: 500 })))
  await gruposDelPrograma()
  await screen.findByText('No se pudo obtener la lista')
  expect(screen.queryByText('Sin resultados')).toBeNull()
})

it('a box of a form or a filter that offers not all says so, as long as there are more', async () => {
  const { db } = base()
  const claves = Array.from({ length: 30 }, (_, lugar) => `LICMUCHO${lugar + 10}`)
  await db
    .insert(tables.programas)
    .values(claves.map((clave, lugar) => ({ ...programa, clave, nombre: `Programa ${lugar + 10}` })))
  await db.insert(tables.cucs_programas).values(
    claves.map(clave_programa => ({
      clave_cuc: cuc.clave,
      clave_programa,
      fecha_implementacion: '2020-08-15',
    })),
  )
  await db
    .insert(tables.grupos)
    .values(claves.map((clave_programa, lugar) => ({ ...grupo, clave_grupo: `MUC-${lugar}`, clave_programa })))
  await abrir('escolar', '/grupos', 'Grupos')
  const persona = userEvent.setup({ delay: null })
  const expectMasYMenos = async (control: HTMLElement) => {
    fireEvent.mouseDown(control)
    await screen.findByText(hayMas)
    expect(opciones()).toHaveLength(25)
    await persona.type(control, 'Programa 38')
    await waitFor(() => expect([opciones().length, screen.queryByText(hayMas)]).toEqual([1, null]), { timeout: 15_000 })
  }
  pulsar('Filtrar')
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }))
  await expectMasYMenos(await panel.findByRole('combobox', { name: 'Programa' }))
  await persona.keyboard('{Escape}{Escape}')
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe('Agregar Grupo'))
  await expectMasYMenos(campo('Programa'))
})
