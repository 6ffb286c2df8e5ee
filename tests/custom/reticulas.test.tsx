import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { tables } from '../../server/db/tables.ts'
import { dentro } from '../admin/dentro.tsx'
import { historia } from '../harness/historia.ts'

const { entrar, server, base } = dentro()
let ids: string[]
beforeAll(async () => {
  const { materias } = await historia(base().db, { creditos: [4, 5, 6, 7, 8, 9, 10, 4, 5, 6, 7, 8], tomadas: [] })
  ids = materias.map(({ id_materia }) => id_materia)
})

const abrir = async (boton: RegExp) => {
  await entrar('coordinador', '/reticulas')
  await userEvent.click(await screen.findByRole('button', { name: boton }))
  return screen.findByRole('dialog')
}
const materiasDe = (dialogo: HTMLElement, ciclo: string) =>
  within(within(dialogo).getByRole('region', { name: ciclo })).queryAllByRole('listitem').map(cada => cada.querySelector('.nombre')?.textContent)

test('a grid without cycles, and one with an empty cycle, are refused in the words of the specification', async () => {
  const dialogo = await abrir(/^Agregar$/)
  expect(within(dialogo).getByText('Agregar Malla Curricular')).toBeDefined()
  expect(within(dialogo).queryByLabelText(/Id_reticula/)).toBeNull()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
  expect(await within(dialogo).findByText('Agregue los ciclos y materias')).toBeDefined()
  await userEvent.click(await within(dialogo).findByRole('button', { name: 'Agregar ciclo' }))
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
  expect(await within(dialogo).findByText('Los ciclos no deben ir vacíos')).toBeDefined()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Eliminar ciclo' }))
  expect(within(dialogo).queryByRole('region', { name: 'Ciclo 1' })).toBeNull()
})

test('subjects are chosen, moved by arrows and by the menu, taken out, and sent by their keys in their order', async () => {
  const dialogo = await abrir(/^Agregar$/)
  await userEvent.type(within(dialogo).getByLabelText(/Nombre/), 'Plan 2027')
  await userEvent.type(within(dialogo).getByLabelText(/Creditos totales/), '30')
  await userEvent.click(within(dialogo).getByRole('combobox', { name: /Programa/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Comunalidad/ }))
  for (let cual = 0; cual < 2; cual += 1) await userEvent.click(await within(dialogo).findByRole('button', { name: 'Agregar ciclo' }))
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Agregar materias al Ciclo 1' }))
  const lista = await screen.findByRole('dialog', { name: 'Seleccione materias' })
  for (const cual of ['01', '02', '03']) await userEvent.click(await within(lista).findByRole('button', { name: `Agregar Materia ${cual}` }))
  expect(within(lista).getByRole('button', { name: 'Agregada Materia 01' })).toHaveProperty('disabled', true)
  await userEvent.click(within(lista).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seleccione materias' })).toBeNull())
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 01', 'Materia 02', 'Materia 03'])

  within(dialogo).getByRole('button', { name: 'Mover Materia 01' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Materia 01')
  expect(within(dialogo).getByText('Materia 01: Ciclo 2, lugar 1 de 1')).toBeDefined()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Mover Materia 02' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mover al Ciclo 2' }))
  expect([materiasDe(dialogo, 'Ciclo 1'), materiasDe(dialogo, 'Ciclo 2')]).toEqual([['Materia 03'], ['Materia 01', 'Materia 02']])
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Agregar materias al Ciclo 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar Materia 04' }))
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Seleccione materias' })).getByRole('button', { name: 'Cerrar' }))
  await userEvent.click(await within(dialogo).findByRole('button', { name: 'Quitar Materia 03' }))

  const enviado = new Promise<unknown>(resolve => server.use(http.post('*/api/reticulas', async ({ request }) => { resolve(await request.clone().json()) })))
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
  const pregunta = await screen.findByRole('dialog', { name: '¿Esta seguro de realizar esta acción?' })
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Confirmar' }))
  expect(await enviado).toMatchObject({
    nombre: 'Plan 2027', creditos_totales: 30,
    arregloMateriasSeleccionadas: [{ idCiclo: 0, materias: [ids[3]] }, { idCiclo: 1, materias: [ids[0], ids[1]] }],
  })
  expect(await screen.findByText('Malla Curricular registrada correctamente')).toBeDefined()
  expect(await base().db.$count(tables.reticulas)).toBe(2)
})

test('a cycle that goes with its subjects can be had back', async () => {
  const dialogo = await abrir(/^Editar Plan 2020$/)
  await within(dialogo).findByRole('region', { name: 'Ciclo 6' })
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Retirar el Ciclo 1' }))
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 03', 'Materia 04'])
  expect(within(dialogo).queryByRole('region', { name: 'Ciclo 6' })).toBeNull()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Deshacer' }))
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 01', 'Materia 02'])
})

test('in Eliminar nothing can be changed; Id_reticula and Programa are fixed in Editar', async () => {
  const dialogo = await abrir(/^Eliminar Plan 2020$/)
  await within(dialogo).findByRole('region', { name: 'Ciclo 1' })
  const abiertos = within(dialogo).getAllByRole('button').filter(boton => !boton.hasAttribute('disabled')).map(boton => boton.textContent)
  expect(abiertos.toSorted()).toEqual(['Cancelar', 'Confirmar'])
  for (const etiqueta of [/Id_reticula/, /Nombre/, /Creditos totales/]) expect(within(dialogo).getByLabelText(etiqueta)).toHaveProperty('disabled', true)
})
