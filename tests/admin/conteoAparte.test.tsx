import { fireEvent, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { boton, guardar, pulsar } from './formulario.ts'
import { filas, llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { base, llamadas } = aqui
const { materias } = materiasEn(aqui)

const cuantas = 25
beforeAll(async () => {
  const { db } = base()
  await db.insert(tables.materias).values(
    Array.from({ length: cuantas }, (_, lugar) => ({
      clave_materia: `MAT-${lugar}`,
      nombre: `Materia ${lugar}`,
    })).map(una => ({ ...una, creditos: 5 })),
  )
  await db.execute(
    sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'materias', 'reltuples', 30000::real)`,
  )
})

const pie = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent
const conteos = () => llamadas.map(({ ruta }) => ruta).filter(ruta => /conteo=solo/.test(ruta))
const buscar = (texto: string) =>
  fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value: texto } })

it('a large list shows its rows and leads to the next page before it is counted, which it is once', async () => {
  const pies: unknown[] = []
  const mirada = new MutationObserver(() => {
    if (pie() !== pies.at(-1)) pies.push(pie())
  })
  mirada.observe(document.body, { childList: true, subtree: true, characterData: true })
  await materias()
  await waitFor(() => expect([filas().length, pie()]).toEqual([10, '1–10 de 26']))
  mirada.disconnect()
  expect(pies.filter(Boolean)).toEqual(['1–10 de …', '1–10 de 26'])
  pulsar('Ir a la página 2')
  await waitFor(() => expect(pie()).toBe('11–20 de 26'))
  pulsar('Ir a la página 3')
  await waitFor(() => expect([filas().length, pie()]).toEqual([6, '21–26 de 26']))
  pulsar('Ir a la página 1')
  await waitFor(() => expect(pie()).toBe('1–10 de 26'))
  expect(conteos()).toHaveLength(1)
  expect(boton('Exportar CSV').hasAttribute('disabled')).toBe(false)
})

it('a search asks for its total only where it fills a page', async () => {
  await materias()
  await waitFor(() => expect(pie()).toBe('1–10 de 26'))
  llamadas.splice(0)
  buscar('materia 23')
  await waitFor(() => expect(pie()).toBe('1–1 de 1'))
  expect(conteos()).toEqual([])
  buscar('materia')
  await waitFor(() => expect(pie()).toBe('1–10 de 25'))
  expect(conteos()).toEqual([expect.stringContaining('"q":"materia"')])
})

it('a count that fails is not told as it was before', async () => {
  await materias()
  await waitFor(() => expect(pie()).toBe('1–10 de 26'))
  aqui.server.use(
    http.get('*/api/materias', ({ request }) =>
      request.url.includes('conteo=solo') ? HttpResponse.json({ message: 'Se cayó' }, { status: 500 }) : undefined,
    ),
  )
  pulsar('Agregar')
  llenar('MAT-NUEVA')
  await guardar()
  await waitFor(() => expect(pie()).toBe('1–10 de …'))
})
