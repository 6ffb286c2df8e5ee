import { describe, expect, it } from 'vitest'
import { readFilterName, filterKey } from '../../src/schema/filters/readFilterName.ts'
import { doorToChoose } from '../../src/schema/filters/doorToChoose.ts'
import { mayBeEmpty, operatorsOf } from '../../src/schema/filters/filterForms.ts'
import { filteredFields, filterPart, withFilterPart } from '../../src/schema/filters/filterPart.ts'
import { filterValue } from '../../src/schema/filters/filterValue.ts'
import { filterWords } from '../../src/schema/filters/filterWords.ts'
import { filtersOf, isShown } from '../../src/schema/filters/isShown.ts'
import { herramientas } from './herramientas.ts'
import { campo } from './campo.ts'

describe('a filter of a field', () => {
  it.each([
    ['nombre', ['is', 'contains']],
    ['lema', ['is', 'contains', 'empty']],
    ['piezas', ['is', 'from', 'to', 'empty']],
    ['entrega', ['is', 'from', 'to', 'empty']],
    ['abre', ['is', 'from', 'to', 'empty']],
    ['tipo', ['is', 'empty']],
    ['usos', ['is', 'empty']],
    ['sangre', ['is', 'empty']],
    ['lugar', ['is', 'empty']],
    ['prestada', ['is']],
    ['motor', ['is', 'contains', 'empty']],
    ['password', []],
    ['edad', []],
    ['partes', []],
  ])('of %s is %j', (name, operadores) => expect(operatorsOf(campo(name))).toEqual(operadores))

  it('is nothing about emptiness where a record always holds something', () => {
    expect(['nombre', 'motor', 'lema', 'prestada'].map(name => mayBeEmpty(campo(name)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(mayBeEmpty(Object.assign({}, campo('tipo'), { initial: 1 }))).toBe(false)
  })

  it('is said by the name of the field, with an ending for all but its value', () => {
    const claves = (['is', 'from', 'to', 'contains', 'empty'] as const).map(operator => filterKey('lema', operator))
    expect(claves).toEqual(['lema', 'lema_gte', 'lema_lte', 'lema_contiene', 'lema_vacio'])
    expect(claves.map(clave => readFilterName(herramientas, clave)?.operator)).toEqual([
      'is',
      'from',
      'to',
      'contains',
      'empty',
    ])
    expect(readFilterName(herramientas, 'lema_gte')).toEqual({ name: 'lema', field: campo('lema'), operator: 'from' })
    for (const ninguna of ['nada', 'nada_gte', '_gte', 'gte_lema', 'toString', 'lema_gt'])
      expect(readFilterName(herramientas, ninguna)).toBeUndefined()
    const { fields } = herramientas
    const conTrampa = { fields: { ...fields, lema_gte: campo('piezas') } }
    expect(readFilterName(conTrampa, 'lema_gte')).toMatchObject({ name: 'lema_gte', operator: 'is' })
  })
})

describe('a filter', () => {
  const filtro = { piezas_gte: 3, piezas_lte: 5, lema_vacio: false, estado: ['Nueva'], q: 'x' }

  it('is taken apart by field, and put together again', () => {
    expect(filterPart(filtro, 'piezas')).toEqual({ from: 3, to: 5 })
    expect(filterPart(filtro, 'lema')).toEqual({ empty: false })
    expect(filterPart(filtro, 'nombre')).toEqual({})
    expect(withFilterPart(filtro, 'piezas', { from: 4, to: undefined })).toEqual({
      piezas_gte: 4,
      lema_vacio: false,
      estado: ['Nueva'],
      q: 'x',
    })
    expect(withFilterPart(filtro, 'nombre', { contains: 'a', is: ['b'] })).toEqual({
      ...filtro,
      nombre: ['b'],
      nombre_contiene: 'a',
    })
    expect(withFilterPart(filtro, 'estado', { is: [] })).not.toHaveProperty('estado')
    expect(withFilterPart(filtro, 'lema', { contains: '' })).not.toHaveProperty('lema_contiene')
    expect(withFilterPart({}, 'piezas', { is: 0, empty: false })).toEqual({ piezas: 0, piezas_vacio: false })
  })

  it('names its fields in the order of their declaration', () => {
    expect(filteredFields(herramientas, filtro)).toEqual(['lema', 'piezas', 'estado'])
  })
})

describe('the value that is asked for', () => {
  it.each<[string, Parameters<typeof filterValue>[1], unknown, unknown]>([
    ['piezas', 'from', 400, 400],
    ['piezas', 'is', '-7', -7],
    ['anios', 'to', 90, 90],
    ['peso', 'is', 1000.5, 1000.5],
    ['compra', 'from', '1950-01-01', '1950-01-01'],
    ['abre', 'is', '03:00', '03:00'],
    ['abre', 'is', '23:00', '23:00'],
    ['nombre', 'is', 'un nombre más largo que diez', 'un nombre más largo que diez'],
    ['tipo', 'is', '2', 2],
    ['usos', 'is', [3, 1], [1, 3]],
    ['prestada', 'is', false, false],
    ['lugar', 'is', 'CUC01', 'CUC01'],
    ['lema', 'contains', ' tequio ', 'tequio'],
    ['lema', 'contains', 'x'.repeat(200), 'x'.repeat(200)],
    ['lema', 'empty', true, true],
  ])('of %s (%s) may be %j', (name, operator, dicho, valor) => {
    expect(filterValue(campo(name), operator, dicho)).toEqual(valor)
  })

  it.each<[string, Parameters<typeof filterValue>[1], unknown]>([
    ['piezas', 'from', 'x'],
    ['piezas', 'is', 1.5],
    ['compra', 'from', '2026-02-30'],
    ['abre', 'is', '24:00'],
    ['tipo', 'is', 3],
    ['prestada', 'is', 'sí'],
    ['lugar', 'is', 5],
    ['nombre', 'is', 'a\u0000'],
    ['nombre', 'is', 5],
    ['nombre', 'is', null],
    ['lema', 'contains', ' '],
    ['lema', 'contains', 'x'.repeat(201)],
    ['lema', 'contains', 'a\u0000'],
    ['lema', 'contains', 5],
    ['lema', 'empty', 'true'],
  ])('of %s (%s) is never %j', (name, operator, dicho) => {
    expect(filterValue(campo(name), operator, dicho)).toBeUndefined()
  })

  it('of a reference is a key as the record that it leads to has it', () => {
    const uuid = '0e2c5f0e-8f57-4c1c-9d2f-0a1b2c3d4e5f'
    expect(filterValue(campo('lugar'), 'is', uuid, campo('folio'))).toBe(uuid)
    expect(filterValue(campo('lugar'), 'is', 'CUC01', campo('folio'))).toBeUndefined()
    expect(filterValue(campo('lugar'), 'is', 'CUC01', campo('clave'))).toBe('CUC01')
  })
})

describe('in words', () => {
  const dice = (name: string, part: Parameters<typeof filterWords>[1]) =>
    filterWords(campo(name), part, value => `«${String(value)}»`)
  it.each<[string, Parameters<typeof filterWords>[1], string]>([
    ['piezas', { from: 3, to: 5 }, 'de «3» a «5»'],
    ['piezas', { from: 3, to: 3 }, '«3»'],
    ['piezas', { from: 3 }, 'desde «3»'],
    ['piezas', { to: 5 }, 'hasta «5»'],
    ['piezas', { is: 4, from: 3 }, '«4»'],
    ['piezas', { empty: true }, 'sin dato'],
    ['piezas', {}, ''],
    ['estado', { is: ['Nueva', 'Usada'] }, '«Nueva», «Usada»'],
    ['estado', { is: 'Nueva', empty: false }, '«Nueva», con dato'],
    ['lema', { contains: 'teq' }, 'contiene «teq»'],
    ['lema', { is: 'x', contains: 'teq' }, '«x», contiene «teq»'],
    ['lema', {}, ''],
    ['prestada', { is: false }, '«false»'],
    ['password', { is: 'x' }, ''],
  ])('%s %j is %j', (name, part, texto) => expect(dice(name, part)).toBe(texto))
})

describe('the set of filters of a list', () => {
  const puerta = (cambios: object) => ({ path: 'x', roles: [], ...cambios })
  it('is limited to fields that its records show, by themselves or within a text', () => {
    const ve = (name: string, only?: readonly string[]) => isShown(herramientas, name, { only })
    expect([ve('lema'), ve('password'), ve('nada'), ve('toString')]).toEqual([true, false, false, false])
    expect([ve('lema', ['lema']), ve('lema', ['nombre']), ve('baja', ['salida'])]).toEqual([true, false, true])
    expect(ve('baja', ['baja'])).toBe(false)
    const { fields } = herramientas
    const conEco = { fields: { ...fields, lema: Object.assign({}, campo('lema'), { echo: 'frase' }) } }
    expect([isShown(conEco, 'lema', { only: ['frase'] }), isShown(conEco, 'nombre', { only: ['frase'] })]).toEqual([
      true,
      false,
    ])
    const contado = { fields: { ...fields, donde: Object.assign({}, campo('donde'), { of: ['nombre'] }) } }
    expect([isShown(contado, 'nombre', { only: ['donde'] }), isShown(contado, 'lema', { only: ['donde'] })]).toEqual([
      true,
      false,
    ])
    expect(isShown(contado, 'nombre', { only: ['edad'] })).toBe(false)
  })

  it('is the list’s own, else the resource’s', () => {
    const conFiltros = { ...herramientas, filters: ['lema', 'tipo'] }
    expect(filtersOf(conFiltros, puerta({}))).toEqual(['lema', 'tipo'])
    expect(filtersOf(conFiltros, puerta({ only: ['tipo'] }))).toEqual(['tipo'])
    expect(filtersOf(conFiltros, puerta({ filters: ['estado'] }))).toEqual(['estado'])
    expect(filtersOf(herramientas, puerta({}))).toEqual([])
  })

  it('takes options from the list that the field offers, or the first that its role reads without parameters', () => {
    const lists = {
      una: { path: 'x/una', roles: ['escolar'], single: true },
      deCuc: { path: 'x/{clave}', roles: ['escolar'] },
      ajena: { path: 'x/ajena', roles: ['estudiante'] },
      todas: { path: 'x', roles: ['escolar'] },
      activas: { path: 'x/activas', roles: ['escolar'] },
    } as const
    const elegida = (list?: string, role: 'escolar' | 'facilitador' | undefined = 'escolar') =>
      doorToChoose(list ? { offer: { list } } : {}, { lists }, role)
    expect([elegida(), elegida('activas'), elegida('deCuc'), elegida('ajena')]).toEqual([
      'todas',
      'activas',
      'todas',
      'todas',
    ])
    expect(elegida(undefined, 'facilitador')).toBeUndefined()
    expect(doorToChoose({}, { lists }, undefined)).toBeUndefined()
  })
})
