import { fireEvent, screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { http } from 'msw'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { clase } from '../harness/aula.ts'
import { boton, pulsar, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, claves, server } = pantalla()

const nombreDe = (lugar: number) => `Clase ${String(lugar).padStart(2, '0')}`

beforeAll(async () => {
  for (const lugar of Array.from({ length: 30 }).keys())
    await clase(base().db, claves(), { cambios: { nombre: nombreDe(lugar) } })
  await base().db.execute(
    sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'clases', 'reltuples', 30000::real)`,
  )
})
beforeEach(async () => {
  await abrir('facilitador', '/misAsignaturas', 'Mis asignaturas')
  fireEvent.click(await screen.findByRole('tab', { name: 'Todas' }))
  await estan('1–10')
})

const pie = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent
const estan = (dicho: string) => waitFor(() => expect(pie()).toMatch(new RegExp(`^${dicho} de 30`)))
const renglones = () =>
  [...document.querySelectorAll('tbody tr')].map(({ textContent }) => /Clase \d\d/.exec(textContent ?? '')?.[0])
const abrirRenglon = (lugar: number) =>
  fireEvent.click(screen.getAllByRole('button', { name: /^Abrir hoja/ })[lugar] ?? document.body)
const esLaDe = (cual = '') => waitFor(() => expect(titulo()).toBe(`Calificaciones de ${cual}`))

it('the last row of a page is followed by the first of the next, however often that is asked for meanwhile', async () => {
  const primera = renglones()
  abrirRenglon(9)
  await esLaDe(primera[9])
  let llegar = () => {}
  const llegada = new Promise<void>(resolve => (llegar = resolve))
  server.use(http.get(/\/api\/.*range=%5B10/, () => llegada))
  pulsar('Siguiente asignatura')
  await estan('11–20')
  pulsar('Siguiente asignatura')
  llegar()
  await waitFor(() => expect(renglones()).not.toEqual(primera))
  await estan('11–20')
  await esLaDe(renglones()[0])
  pulsar('Siguiente asignatura')
  await esLaDe(renglones()[1])
})

it('after the very last row there is none, also where the list was counted apart', async () => {
  pulsar('Ir a la página 3')
  await estan('21–30')
  await waitFor(() => expect(renglones()).toHaveLength(10))
  abrirRenglon(8)
  await esLaDe(renglones()[8])
  pulsar('Siguiente asignatura')
  await esLaDe(renglones()[9])
  expect(boton('Siguiente asignatura').hasAttribute('disabled')).toBe(true)
})
