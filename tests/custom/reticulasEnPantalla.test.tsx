import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { dentro } from '../admin/dentro.tsx'
import { historia } from '../harness/historia.ts'

const { entrar, server, base } = dentro()
let ids: string[]
beforeAll(async () => {
  const { materias } = await historia(base().db, { creditos: [4, 5, 6, 7, 8, 9, 10, 4, 5, 6, 7, 8], tomadas: [] })
  ids = materias.map(({ id_materia }) => id_materia)
})

const pulsar = (elemento: Element) => fireEvent.click(elemento)
const texto = (campo: HTMLElement, valor: string) => fireEvent.change(campo, { target: { value: valor } })
const abrir = async (boton: string) => {
  await entrar('coordinador', '/reticulas')
  const fila = await screen.findByLabelText('Editar Plan 2020')
  pulsar(
    boton === 'Agregar'
      ? screen.getByText('Agregar')
      : boton === 'Editar'
        ? fila
        : screen.getByLabelText('Eliminar Plan 2020'),
  )
  return ventana(`${boton} Malla Curricular`)
}
const ventana = async (titulo: string) =>
  (await screen.findByText(titulo)).closest<HTMLElement>('[role=dialog]') ?? document.body
const teclear = (...teclas: string[]) =>
  teclas.forEach(key => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const materiasDe = (dialogo: HTMLElement, ciclo: string) =>
  [...within(dialogo).getByLabelText(ciclo).querySelectorAll('li .nombre')].map(cada => cada.textContent)

test('a grid without cycles, and one with an empty cycle, are refused in the words of the specification', async () => {
  const dialogo = await abrir('Agregar')
  expect(within(dialogo).getByText('Agregar Malla Curricular')).toBeDefined()
  expect(within(dialogo).queryByLabelText(/Id_reticula/)).toBeNull()
  pulsar(within(dialogo).getByText('Confirmar'))
  expect(await within(dialogo).findByText('Agregue los ciclos y materias')).toBeDefined()
  pulsar(await within(dialogo).findByText('Agregar ciclo'))
  pulsar(within(dialogo).getByText('Confirmar'))
  expect(await within(dialogo).findByText('Los ciclos no deben ir vacíos')).toBeDefined()
  pulsar(within(dialogo).getByText('Eliminar ciclo'))
  expect(within(dialogo).queryByLabelText('Ciclo 1')).toBeNull()
})

test('subjects are chosen, moved by arrows and by the menu, taken out, and sent by their keys in their order', async () => {
  const dialogo = await abrir('Agregar')
  texto(within(dialogo).getByLabelText(/Nombre/), 'Plan 2027')
  texto(within(dialogo).getByLabelText(/Creditos totales/), '30')
  fireEvent.mouseDown(within(dialogo).getByLabelText(/Programa/))
  pulsar(await screen.findByText(/Comunalidad/, { selector: '[role=option], [role=option] *' }))
  for (let cual = 0; cual < 2; cual += 1) pulsar(await within(dialogo).findByText('Agregar ciclo'))
  pulsar(within(dialogo).getByLabelText('Agregar materias al Ciclo 1'))
  const lista = await ventana('Seleccione materias')
  for (const cual of ['01', '02', '03']) pulsar(await within(lista).findByLabelText(`Agregar Materia ${cual}`))
  expect(within(lista).getByLabelText('Agregada Materia 01')).toHaveProperty('disabled', true)
  pulsar(within(lista).getByText('Cerrar'))
  await waitFor(() => expect(screen.queryByText('Seleccione materias')).toBeNull())
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 01', 'Materia 02', 'Materia 03'])

  within(dialogo).getByLabelText('Mover Materia 01').focus()
  teclear('ArrowDown', 'ArrowDown', 'ArrowRight')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Materia 01')
  expect(within(dialogo).getByText('Materia 01: Ciclo 2, lugar 1 de 1')).toBeDefined()
  pulsar(within(dialogo).getByLabelText('Mover Materia 02'))
  pulsar(await screen.findByText('Mover al Ciclo 2'))
  expect([materiasDe(dialogo, 'Ciclo 1'), materiasDe(dialogo, 'Ciclo 2')]).toEqual([
    ['Materia 03'],
    ['Materia 01', 'Materia 02'],
  ])
  pulsar(within(dialogo).getByLabelText('Agregar materias al Ciclo 1'))
  pulsar(await screen.findByLabelText('Agregar Materia 04'))
  pulsar(within(await ventana('Seleccione materias')).getByText('Cerrar'))
  pulsar(await within(dialogo).findByLabelText('Quitar Materia 03'))

  const enviado = new Promise<unknown>(resolve =>
    server.use(
      http.post('*/api/reticulas', async ({ request }) => {
        resolve(await request.clone().json())
      }),
    ),
  )
  pulsar(within(dialogo).getByText('Confirmar'))
  const pregunta = await ventana('¿Esta seguro de realizar esta acción?')
  pulsar(within(pregunta).getByText('Confirmar'))
  expect(await enviado).toMatchObject({
    nombre: 'Plan 2027',
    creditos_totales: 30,
    arregloMateriasSeleccionadas: [
      { idCiclo: 0, materias: [ids[3]] },
      { idCiclo: 1, materias: [ids[0], ids[1]] },
    ],
  })
  expect(await screen.findByText('Malla Curricular registrada correctamente')).toBeDefined()
  expect(await base().db.$count(tables.reticulas)).toBe(2)
})

test('a cycle that goes with its subjects can be had back', async () => {
  const dialogo = await abrir('Editar')
  await within(dialogo).findByLabelText('Ciclo 6')
  pulsar(within(dialogo).getByLabelText('Retirar el Ciclo 1'))
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 03', 'Materia 04'])
  expect(within(dialogo).queryByLabelText('Ciclo 6')).toBeNull()
  pulsar(within(dialogo).getByText('Deshacer'))
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 01', 'Materia 02'])
})

test('a subject that is taken out by a key leaves the keyboard on the next one', async () => {
  const dialogo = await abrir('Editar')
  const quitar = await within(dialogo).findByLabelText('Quitar Materia 01')
  quitar.focus()
  pulsar(quitar)
  expect(materiasDe(dialogo, 'Ciclo 1')).toEqual(['Materia 02'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Materia 02'))
  expect(within(dialogo).getByText('Se quitó Materia 01')).toBeDefined()
})

test('in Eliminar nothing can be changed, so nothing is asked for; Id_reticula and Programa are fixed in Editar', async () => {
  const dialogo = await abrir('Eliminar')
  await within(dialogo).findByLabelText('Ciclo 1')
  const abiertos = within(dialogo)
    .getAllByRole('button')
    .filter(boton => !boton.hasAttribute('disabled'))
    .map(boton => boton.textContent)
  expect(abiertos.toSorted()).toEqual(['Cancelar', 'Confirmar'])
  for (const etiqueta of [/Id_reticula/, /Nombre/, /Creditos totales/])
    expect(within(dialogo).getByLabelText(etiqueta)).toHaveProperty('disabled', true)
  expect([...dialogo.querySelectorAll('label')].map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining('*'),
  )
})
