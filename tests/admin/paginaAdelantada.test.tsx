import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { v4 as uuid } from 'uuid'
import { http } from 'msw'
import { beforeAll, expect, it, vi } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { answersAhead } from '../../src/api/answersAhead.ts'
import { callApi } from '../../src/api/callApi.ts'
import { dataProvider } from '../../src/dataProvider/dataProvider.ts'
import { enTelefono } from './enTelefono.ts'
import { boton, pulsar } from './formulario.ts'
import { filas, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { base, llamadas } = aqui
const { materias } = materiasEn(aqui)

beforeAll(async () => {
  await base()
    .db.insert(tables.materias)
    .values(
      Array.from({ length: 35 }, (_, lugar) => ({
        clave_materia: `MAT-${lugar}`,
        nombre: `Materia ${String(lugar).padStart(2, '0')}`,
        creditos: 5,
      })),
    )
})

const paginas = () =>
  llamadas.flatMap(({ ruta }) => {
    const [, desde] = /^materias\?.*range=\[(\d+),/.exec(ruta) ?? []
    return desde === undefined ? [] : [Number(desde) / 10 + 1]
  })
const irAlSiguiente = /siguiente/i
const siguiente = () => boton(irAlSiguiente)
const hastaRenglon = (dicho: string) =>
  waitFor(() =>
    expect(document.querySelector('.MuiTablePagination-displayedRows')?.textContent).toMatch(
      new RegExp(`^${dicho} de`),
    ),
  )

const abiertas = async () => {
  await materias()
  await waitFor(() => expect(filas()).toHaveLength(10))
  await hastaRenglon('1–10')
  llamadas.splice(0)
}

it('the next page is read while its button is pointed at, shown once it is pressed, and not read again', async () => {
  await abiertas()
  fireEvent.pointerEnter(siguiente())
  await waitFor(() => expect(paginas()).toEqual([2]))
  pulsar(irAlSiguiente)
  await hastaRenglon('11–20')
  await waitFor(() => expect(paginas()).toEqual([2, 3]))
  const segunda = filas()
  expect(segunda).toHaveLength(10)
  pulsar(irAlSiguiente)
  await hastaRenglon('21–30')
  await waitFor(() => expect(paginas()).toEqual([2, 3, 4]))
  await waitFor(() => expect(filas()).not.toEqual(segunda))
})

it('a page is read while its number is pressed, but neither the one in sight nor one that does not exist', async () => {
  await abiertas()
  fireEvent.pointerDown(boton(/^página 1$/i))
  fireEvent.pointerDown(boton('Ir a la página 4'))
  pulsar('Ir a la página 4')
  await hastaRenglon('31–36')
  fireEvent.pointerEnter(siguiente())
  await waitFor(() => expect(filas()).toHaveLength(6))
  expect(paginas()).toEqual([4])
})

it('a page read before a write is read again', async () => {
  await abiertas()
  fireEvent.pointerEnter(siguiente())
  await waitFor(() => expect(paginas()).toEqual([2]))
  const clave = uuid()
  const antes = answersAhead.writes()
  await callApi('materias', {
    method: 'POST',
    key: clave,
    body: { id: clave, clave_materia: 'MAT-NUEVA', nombre: 'Materia 10 bis', creditos: 5 },
  })
  expect(answersAhead.writes(), 'told when it begins and when it has ended').toBe(antes + 2)
  pulsar(irAlSiguiente)
  await waitFor(() => expect(filas().join()).toContain('Materia 10 bis'))
  expect(paginas().slice(0, 2)).toEqual([2, 2])
})

it('the next page is given up when the mouse leaves its button without a press, and is not once that is pressed', async () => {
  await abiertas()
  const leer = vi.spyOn(dataProvider, 'getList')
  let soltar = () => undefined as void
  const retenida = new Promise<void>(resolve => (soltar = resolve))
  aqui.server.use(http.get('*/api/materias', async () => retenida))
  const senal = (vez: number) => leer.mock.calls[vez]?.[1].signal
  fireEvent.pointerEnter(siguiente())
  await waitFor(() => expect(leer).toHaveBeenCalledTimes(1))
  expect(senal(0)?.aborted).toBe(false)
  fireEvent.pointerLeave(siguiente())
  await waitFor(() => expect(senal(0)?.aborted).toBe(true))
  fireEvent.pointerEnter(siguiente())
  await waitFor(() => expect(leer).toHaveBeenCalledTimes(2))
  fireEvent.pointerDown(siguiente())
  fireEvent.pointerLeave(siguiente())
  expect(senal(1)?.aborted).toBe(false)
  soltar()
  leer.mockRestore()
})

it('a phone offers the page before and the page after alone, and reads the next one ahead', async () => {
  enTelefono()
  await materias()
  await hastaRenglon('1–10')
  llamadas.splice(0)
  const paginador = within(screen.getByRole('navigation', { name: 'Páginas' }))
  expect(paginador.getAllByRole('listitem')).toHaveLength(2)
  siguiente().focus()
  await waitFor(() => expect(paginas()).toEqual([2]))
  pulsar(irAlSiguiente)
  await hastaRenglon('11–20')
  expect(document.activeElement).toBe(siguiente())
})
