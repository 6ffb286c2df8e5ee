import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { everyCall } from '../../server/openapi/openApiDocument.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

/** Returns the names that the document lists as accepted by a query parameter. */
const admitidos = (query: z.ZodObject | undefined, palabra: string) =>
  query?.shape[palabra]?.description?.split('Se admite: ')[1]?.split(', ') ?? []

const lecturas = everyCall().flatMap(({ method, path, roles: suyos, query }) =>
  method === 'GET'
    ? [
        {
          path,
          suyos,
          nombres: Object.keys(query?.shape ?? {}),
          filtros: admitidos(query, 'filter'),
          ordenes: admitidos(query, 'sort'),
          columnas: admitidos(query, 'columnas'),
        },
      ]
    : [],
)
const listas = lecturas.flatMap(({ suyos, ...lectura }) =>
  suyos !== 'public' && lectura.nombres.includes('vistas') ? [{ ...lectura, rol: suyos[0] ?? 'coordinador' }] : [],
)

const leer = (path: string, consulta: string, rol?: Rol) =>
  e.pedir('GET', `${path.replaceAll(/\{\w+\}/g, 'x')}?${consulta}`, { token: rol && tokens.get(rol) })

/** Returns the text of the answer, which may be a file. */
const dicho = async (path: string, consulta: string, rol: Rol) =>
  (
    await e.app.request(`/api/${path.replaceAll(/\{\w+\}/g, 'x')}?${consulta}`, {
      headers: { authorization: `Bearer ${tokens.get(rol)}` },
    })
  ).text()

const buenos: Readonly<Record<string, string>> = {
  range: '[0,0]',
  filter: '{}',
  conteo: 'solo',
  vistas: '1',
  exportar: 'csv',
  formato: 'csv',
}

describe('a list refuses names that it does not take, and takes those of the document', () => {
  it.each(listas)('GET $path', async ({ path, nombres, rol }) => {
    const { status, message, errors } = await leer(path, 'desconocido=1', rol)
    expect({ status, errors }).toEqual({ status: 422, errors: { desconocido: 'No se reconoce' } })
    for (const nombre of nombres) expect(message).toContain(nombre)
    for (const nombre of nombres)
      expect([nombre, await dicho(path, `${nombre}=${buenos[nombre] ?? '1'}`, rol)]).not.toEqual([
        nombre,
        expect.stringContaining('No se reconoce'),
      ])
  })
})

it('every list without places takes each name of a list', async () => {
  const abiertas = listas.filter(({ path }) => !path.includes('{'))
  expect(abiertas.length).toBeGreaterThan(30)
  for (const { path, rol } of abiertas)
    for (const nombre of ['range', 'filter', 'conteo', 'vistas', 'exportar'])
      expect([path, nombre, (await leer(path, `${nombre}=${buenos[nombre]}`, rol)).status]).toEqual([path, nombre, 200])
})

describe('a list is filtered and sorted by the names that the document tells, and leaves with them', () => {
  const abiertas = listas.filter(({ path }) => !path.includes('{'))
  it.each(abiertas)('GET $path', async ({ path, filtros, ordenes, columnas, rol }) => {
    const mensaje = async (consulta: string) => (await leer(path, consulta, rol)).message
    for (const nombre of filtros)
      expect([nombre, await mensaje(`range=[0,0]&filter=${JSON.stringify({ [nombre]: 'x' })}`)]).not.toEqual([
        nombre,
        expect.stringMatching(/^No se puede filtrar/),
      ])
    for (const nombre of ordenes)
      expect([nombre, await mensaje(`range=[0,0]&sort=${JSON.stringify([nombre, 'ASC'])}`)]).toEqual([nombre, ''])
    expect(await dicho(path, `formato=csv&columnas=${columnas.join()}`, rol)).toMatch(/^\ufeff?[^{]/)
    expect([filtros.length, ordenes.length, columnas.length].map(Math.sign)).toEqual([1, 1, 1])
  })

  it('and by no other field of its records', async () => {
    const { filtros = [] } = listas.find(({ path }) => path === 'estudiantes') ?? {}
    const otros = Object.keys(resources.estudiantes.fields).filter(nombre => !filtros.includes(nombre))
    for (const nombre of [...otros, 'contrasena', 'matricula_gte'])
      expect([
        nombre,
        (await leer('estudiantes', `filter=${JSON.stringify({ [nombre]: 'x' })}`, 'coordinador')).message,
      ]).toEqual([nombre, 'No se puede filtrar por ese campo'])
  })
})

it('a word of a search said beside the filter is refused, whatever stands with it', async () => {
  for (const consulta of ['q=kua', 'estatus=1', 'rango=[0,9]', 'range=[0,9]&Filter={}', 'constructor=1'])
    expect([consulta, (await leer('cuc/estudiantes/escolar', consulta, 'escolar')).status]).toEqual([consulta, 422])
  const cabeza = await e.app.request('/api/cuc/estudiantes/escolar?q=kua', { method: 'HEAD' })
  expect(cabeza.status).toBe(422)
  const { message } = await leer('cuc/estudiantes/escolar', 'q=kua', 'escolar')
  expect(message).toBe(
    'No se reconoce «q»: en la dirección se admite range, sort, filter, formato, columnas, conteo, vistas, por, parecido, exportar',
  )
})

it('a call without restricted names ignores unknown ones', async () => {
  const otras = lecturas.filter(({ path }) => !listas.some(lista => lista.path === path))
  expect(otras.length).toBeGreaterThan(30)
  for (const { path } of otras)
    expect([path, await dicho(path, 'desconocido=1', 'coordinador')]).not.toEqual([
      path,
      expect.stringContaining('No se reconoce'),
    ])
})
