import { describe, expect, it } from 'vitest'
import '../../src/university.ts'
import { localPage } from '../../src/dataProvider/localPage.ts'
import { fromApi } from '../../src/dataProvider/records.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

const cucs: AnyResource = resources.cucs
const grupos: AnyResource = resources.grupos
const periodos: AnyResource = resources.periodos

const cuc = (clave_cuc: string, nombre: string, municipio: string, id_colonia = 9) =>
  fromApi(cucs, {
    clave_cuc,
    nombre,
    numero: '01',
    version: 41,
    direccion: {
      cp: { id_cp: '68770' },
      estado: { nombre: 'Oaxaca' },
      municipio: { nombre: municipio },
      colonia: { id_colonia, nombre: `Colonia ${nombre}` },
      calle: 'Del Tequio',
      num_exterior: '8',
    },
  })
const campus = [
  cuc('C1', 'Ñuu Savi', 'Tlaxiaco', 1),
  cuc('C2', 'Nochixtlán', 'Asunción', 55),
  cuc('C3', 'Oaxaca', 'Álamo', 3),
]

const pagina = (
  resource: AnyResource,
  filas: Parameters<typeof localPage>[1],
  {
    q,
    filter = {},
    sort = ['id', 'ASC'],
    range = [0, 99],
  }: { q?: string; filter?: object; sort?: [string, string]; range?: [number, number] },
) =>
  localPage(
    resource,
    filas,
    new URLSearchParams({
      filter: JSON.stringify({ ...filter, ...(q ? { q } : {}) }),
      sort: JSON.stringify(sort),
      range: JSON.stringify(range),
    }),
  )
const claves = (...args: Parameters<typeof pagina>) => pagina(...args).records.map(({ id }) => id)

describe('order', () => {
  it('is Spanish, both ways, and also of what lies deep in a record or is called by another', () => {
    expect(claves(cucs, campus, { sort: ['nombre', 'ASC'] })).toEqual(['C2', 'C1', 'C3'])
    expect(claves(cucs, campus, { sort: ['municipio', 'DESC'] })).toEqual(['C1', 'C2', 'C3'])
    expect(claves(cucs, campus, { sort: ['direccion.municipio.nombre', 'ASC'] })).toEqual(['C3', 'C2', 'C1'])
    expect(claves(cucs, campus, { sort: ['colonia', 'ASC'] })).toEqual(['C2', 'C1', 'C3'])
    const deGrupos = [
      ['G1', 'P1', 'Zoología'],
      ['G2', 'P2', 'Arte'],
    ].map(([clave_grupo, clave, nombre]) =>
      fromApi(grupos, { clave_grupo, nombre: 'x', clave_programa: clave, programa: { clave, nombre } }),
    )
    expect(claves(grupos, deGrupos, { sort: ['clave_programa', 'ASC'] })).toEqual(['G2', 'G1'])
  })

  it('of rows that are alike goes on by the rest of the declared order, both ways, but not of another', () => {
    const gente = [
      ['A', 'Ruiz', 'Sosa', 'Beto'],
      ['B', 'Ruiz', 'Luna', 'Rosa'],
      ['C', 'Cruz', 'Soto', 'Ana'],
      ['D', 'Ruiz', 'Luna', 'Ana'],
    ].map(([matricula, apellido_paterno, apellido_materno, nombre]) =>
      fromApi(resources.escolares, { matricula, apellido_paterno, apellido_materno, nombre }),
    )
    const por = (campo: string, orden: string) => claves(resources.escolares, gente, { sort: [campo, orden] })
    expect(por('apellidopaterno', 'ASC')).toEqual(['C', 'D', 'B', 'A'])
    expect(por('apellidopaterno', 'DESC')).toEqual(['A', 'B', 'D', 'C'])
    expect(por('apellidomaterno', 'ASC')).toEqual(['B', 'D', 'A', 'C'])
  })

  it("puts a link's own columns in order, figures as figures, and empty values last", () => {
    const filas = [
      ['A', 9],
      ['B', 10],
      ['C', null],
      ['D', 2],
    ].map(([id, creditos]) => ({ id, pivot: { creditos } }))
    expect(claves(cucs, filas, { sort: ['pivot.creditos', 'ASC'] })).toEqual(['D', 'A', 'B', 'C'])
    expect(claves(cucs, filas, { sort: ['pivot.creditos', 'DESC'] })).toEqual(['C', 'B', 'A', 'D'])
  })
})

describe('search', () => {
  it('finds every word in what the columns show, without accents or case', () => {
    expect(claves(cucs, campus, { q: 'NUU tlax' })).toEqual(['C1'])
    expect(claves(cucs, campus, { q: 'colonia nochi' })).toEqual(['C2'])
    expect(claves(cucs, campus, { q: 'nuu asuncion' })).toEqual([])
  })

  it('looks neither into keys that nobody reads nor into versions', () => {
    expect(claves(cucs, campus, { q: '55' })).toEqual([])
    expect(claves(cucs, campus, { q: '41' })).toEqual([])
    const fila = fromApi(periodos, {
      id_periodo: '7f3e9a10-0000-4000-8000-000000000000',
      nombre: '2026-A',
      fecha_inicio: '2026-02-01',
      fecha_final: '2026-07-31',
      periodicidad: 'Semestre',
    })
    expect(pagina(periodos, [fila], { q: '7f3e' }).total).toBe(0)
    expect(pagina(periodos, [fila], { q: '31/07/2026' }).total).toBe(1)
  })
})

it('a filter asks for a value or one of several; the page is cut after it, and the total says how many there are', () => {
  expect(claves(cucs, campus, { filter: { id: ['C1', 'C3'] } })).toEqual(['C1', 'C3'])
  expect(claves(cucs, campus, { filter: { municipio: 'Tlaxiaco' } })).toEqual(['C1'])
  expect(pagina(cucs, campus, { range: [1, 1] })).toMatchObject({ total: 3, records: [{ id: 'C2' }] })
})

it('in a choice of periodos the nearest to today comes first, and a leading filter hides none', () => {
  const dia = (lejos: number) => new Date(Date.now() + lejos * 86_400_000).toISOString().slice(0, 10)
  const filas = [
    ['lejano', 300, 400],
    ['pasado', -200, -20],
    ['actual', -90, 90],
    ['siguiente', 91, 200],
  ].map(([nombre, desde, hasta]) =>
    fromApi(periodos, {
      id_periodo: nombre,
      nombre,
      fecha_inicio: dia(Number(desde)),
      fecha_final: dia(Number(hasta)),
    }),
  )
  const filter = { leading: { to: 'clases', by: 'id_periodo', given: {} } }
  expect(claves(periodos, filas, { filter, sort: ['nearest', 'ASC'] })).toEqual([
    'actual',
    'pasado',
    'siguiente',
    'lejano',
  ])
})
