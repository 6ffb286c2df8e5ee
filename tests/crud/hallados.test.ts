import { describe, expect, it } from 'vitest'
import { findersOf } from '../../server/crud/find/findersOf.ts'
import { resultOf } from '../../server/crud/find/resultOf.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'

const { clases, estudiantes, materias }: Record<string, AnyResource> = resources
if (!clases || !estudiantes || !materias) throw new Error('no such resources')

describe('a search in the lists of a role', () => {
  const con = (lists: Readonly<Record<string, Door>>): AnyResource => ({
    ...clases,
    lists,
    search: ['clave_grupo', 'del_cuc'],
  })
  const de = (resource: AnyResource) =>
    findersOf([resource], 'escolar').flatMap(({ finders }) =>
      finders.map(({ doors, fields, only }) => [doors.map(({ path }) => path), fields.map(([name]) => name), only]),
    )
  const todas: Door = { path: 'todas', roles: ['escolar'] }
  const todo = ['nombre', 'clave_grupo', 'del_cuc']

  it('uses all search fields where whole records are shown, in all such lists at once and first', () => {
    const suyas: Door = { path: 'suyas', roles: ['escolar'], scope: ['propioCuc'] }
    const otras: Door = { path: 'otras', roles: ['escolar'], where: { status_escolar: true } }
    const ajenas: Door = { path: 'ajenas', roles: ['facilitador'] }
    const nombres: Door = { path: 'nombres', roles: ['escolar'], only: ['nombre'], scope: ['inscritos'] }
    expect(de(con({ suyas, nombres, ajenas, otras }))).toEqual([
      [['suyas', 'otras'], todo, undefined],
      [['nombres'], ['nombre'], ['nombre']],
    ])
    expect(de({ ...con({ todas }), findable: false })).toEqual([])
  })

  it.each([
    [['nombre'], ['nombre']],
    [['nombre', 'clave_grupo'], ['nombre']],
    [['nombre', 'grupo'], ['nombre']],
    [
      ['nombre', 'del_cuc'],
      ['nombre', 'del_cuc'],
    ],
    [['nombre', 'grupo', 'clave_grupo', 'del_cuc'], todo],
    [['salon', 'grupo', 'clave_grupo'], undefined],
  ])('uses, in a list with %j alone, its whole fields: %j', (only, fields) => {
    expect(de(con({ todas: { ...todas, only } }))).toEqual(fields ? [[['todas'], fields, only]] : [])
  })

  it('uses a field deeper in the record too, where it is shown', () => {
    const solo = (...only: string[]) =>
      de({ ...estudiantes, search: ['email'], lists: { todas: { ...todas, only } } }).map(([, fields]) => fields)
    expect(solo('nombreC', 'usuario')).toEqual([['nombreC', 'email']])
    expect(solo('nombreC', 'matricula')).toEqual([['nombreC', 'matricula']])
  })
})

describe('a found record says', () => {
  const dicho = (resource: AnyResource, record: Record<string, unknown>, ...words: string[]) => {
    const { title, subtitle } = resultOf(resource, '1', record, words)
    return [title, subtitle]
  }

  it('its own key alone, unless it is the title', () => {
    expect(dicho(materias, { clave_materia: 'T-1', nombre: 'Telar', creditos: 5 })).toEqual(['Telar', 'T-1'])
    expect(dicho(materias, { clave_materia: 'Telar', nombre: 'Telar' })).toEqual(['Telar', ''])
    expect(dicho(materias, { clave_materia: null, nombre: 'Telar' })).toEqual(['Telar', ''])
  })

  it('where it belongs, three things at most, each once and without empty ones', () => {
    const lugar = { grupo: { nombre: 'Primero A' }, clave_grupo: 'G', materia: { nombre: 'Milpa' }, id_materia: 1 }
    const quien = { nombre_facilitador: 'Magdalena García' }
    expect(dicho(clases, { nombre: 'Maíz', ...lugar, ...quien })).toEqual([
      'Maíz',
      'Milpa · Magdalena García · Primero A',
    ])
    expect(dicho(clases, { nombre: 'Maíz', ...lugar, nombre_facilitador: '' })).toEqual(['Maíz', 'Milpa · Primero A'])
    expect(dicho(clases, { nombre: 'Milpa', ...lugar, nombre_facilitador: 'Primero A' })).toEqual([
      'Milpa',
      'Primero A',
    ])
    const otra: AnyResource = { ...clases, columns: ['id_materia', 'clave_programa', 'clave_grupo', 'id_periodo'] }
    const mas = { clave_programa: 'P', programa: { nombre: 'Música' }, id_periodo: 2, periodo: { nombre: '2026-B' } }
    expect(dicho(otra, { nombre: 'Maíz', ...lugar, ...mas })).toEqual(['Maíz', 'Milpa · Música · Primero A'])
    expect(dicho({ ...otra, title: 'clave_grupo' }, { ...lugar, ...mas })).toEqual([
      'Primero A',
      'Milpa · Música · 2026-B',
    ])
  })

  it('the first field with the words, with its label', () => {
    const buscada: AnyResource = { ...estudiantes, columns: [], search: ['curp', 'telefono', 'niveleducativo'] }
    const ana = { matricula: 'A1', nombreC: 'Ana Cruz', curp: 'CUXA050101', telefono: '9511112233' }
    expect(dicho(buscada, ana, 'ana', 'a1')).toEqual(['Ana Cruz', 'A1'])
    expect(dicho(buscada, ana, 'cux')).toEqual(['Ana Cruz', 'A1 · CURP: CUXA050101'])
    expect(dicho(buscada, ana, 'ana', 'cuxa', '951')).toEqual([
      'Ana Cruz',
      'A1 · CURP: CUXA050101 · Teléfono: 9511112233',
    ])
    expect(dicho(buscada, ana, 'nadie')).toEqual(['Ana Cruz', 'A1'])
  })
})
