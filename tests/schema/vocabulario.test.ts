import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { meetsCondition, isAssigned, isDecided, isEditable } from '../../src/schema/active.ts'
import { byName } from '../../src/schema/record/byName.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { findableFields } from '../../src/schema/doors/findableFields.ts'
import { choosingOrder, firstOrder, nextInOrder } from '../../src/schema/record/firstOrder.ts'
import { headingOf } from '../../src/schema/record/headingOf.ts'
import { resourceNamed } from '../../src/schema/house.ts'
import { storedValue } from '../../src/schema/record/storedValue.ts'
import { type AnyResource } from '../../src/schema/resource.ts'
import { sealOf, settlementOf } from '../../src/schema/record/sealOf.ts'
import { shownTextOf, textOf } from '../../src/schema/record/text.ts'
import { isOutsideHistory, traitsOf } from '../../src/schema/traits.ts'
import { valueAt } from '../../src/schema/record/valueAt.ts'
import { campo } from './campo.ts'
import { herramientas } from './herramientas.ts'

const { fields } = herramientas
const con = (cambios: object): AnyResource => ({ ...herramientas, ...cambios })

describe('conditions', () => {
  it('hold when every field has the value or one of the values, as text or as number, and several contain it', () => {
    expect(meetsCondition(undefined, {})).toBe(true)
    expect(meetsCondition({ tipo: 2 }, { tipo: '2' })).toBe(true)
    expect(meetsCondition({ tipo: 2, estado: 'Nueva' }, { tipo: 2, estado: 'Usada' })).toBe(false)
    expect(meetsCondition({ tipo: [1, 2] }, { tipo: 2 })).toBe(true)
    expect(meetsCondition({ usos: 3 }, { usos: [1, 3] })).toBe(true)
    expect(meetsCondition({ usos: 2 }, { usos: [1, 3] })).toBe(false)
  })
})

describe('a field is changed by', () => {
  it('a person in Agregar, in Editar unless it is locked, never in Eliminar', () => {
    expect((['create', 'update', 'delete'] as const).map(mode => isEditable(campo('clave'), mode))).toEqual([
      true,
      false,
      false,
    ])
    expect((['create', 'update', 'delete'] as const).map(mode => isEditable(campo('lema'), mode))).toEqual([
      true,
      true,
      false,
    ])
  })
  it('nobody, when it is generated, worked out or given', () => {
    expect(Object.keys(fields).filter(name => !isDecided(campo(name)))).toEqual(['folio', 'donde', 'edad', 'alta'])
    expect(Object.keys(fields).filter(name => isAssigned(campo(name)))).toEqual(['folio', 'alta'])
  })
  it('nobody, while the record is in the state that closes it', () => {
    expect(sealOf(herramientas, 'update', { prestada: true })).toBe('Está prestada')
    expect(sealOf(herramientas, 'update', { prestada: false })).toBeUndefined()
    expect(sealOf(herramientas, 'delete', { prestada: true })).toBeUndefined()
    expect(sealOf(herramientas, 'create', { prestada: true })).toBeUndefined()
    expect(sealOf(con({ write: undefined }), 'update', { prestada: true })).toBeUndefined()
    const fijo = (settled?: unknown) => Object.assign({}, campo('lugar'), { settled })
    expect(settlementOf(fijo({ when: { prestada: true }, because: 'Ya salió' }), { prestada: true })).toBe('Ya salió')
    expect(settlementOf(fijo({ when: { prestada: true }, because: 'Ya salió' }), { prestada: false })).toBeUndefined()
    expect(settlementOf(fijo(true), { prestada: true })).toBeUndefined()
    expect(settlementOf(campo('lema'), { prestada: true })).toBeUndefined()
  })
})

describe('the visible text', () => {
  it.each<[campo: string, record: object, texto: string, mostrado?: string]>([
    ['lema', { lema: 'Tequio' }, 'Tequio'],
    ['lema', { lema: null }, ''],
    ['lema', {}, ''],
    ['cuantas', { cuantas: 1200 }, '1200', '1,200'],
    ['cuantas', { cuantas: null }, '', ''],
    ['precio', { precio: 12345.5 }, '12345.5', '12,345.5'],
    ['clave', { clave: '1200' }, '1200', '1200'],
    ['entrega', { entrega: '2026-03-10' }, '10/03/2026'],
    ['abre', { abre: '07:00' }, '07:00'],
    ['prestada', { prestada: true }, 'Sí'],
    ['prestada', { prestada: false }, 'No'],
    ['tipo', { tipo: 2 }, 'Motor'],
    ['tipo', { tipo: 9 }, '9'],
    ['estado', { estado: 'Nueva' }, 'Nueva'],
    ['usos', { usos: [3, 1] }, 'Milpa, Camino'],
    ['usos', { usos: 2 }, 'Casa'],
    ['usos', { usos: [] }, 'Ninguno'],
    ['password', { password: 'Comunal2026' }, ''],
    ['lugar', { lugar: 'CUC01', cuc: { nombre: 'CUC Guelatao' } }, 'CUC Guelatao'],
    ['lugar', { lugar: 'CUC01', cuc: { nombre: null } }, 'CUC01'],
    ['lugar', { lugar: 'CUC01' }, 'CUC01'],
    ['partes', { partes: ['mango', 'hoja'] }, 'mango y hoja'],
    ['partes', { partes: 'mango' }, ''],
    ['edad', { edad: 3 }, '3 años'],
    ['donde', { donde: 'Guelatao' }, 'Guelatao'],
  ])('of %s in %j is «%s»', (name, record, texto, mostrado = texto) => {
    expect(textOf(name, campo(name), { ...record })).toBe(texto)
    expect(shownTextOf(name, campo(name), { ...record })).toBe(mostrado)
  })

  it('of choices without a word for none is nothing, and of a figure without a unit the figure', () => {
    expect(textOf('usos', Object.assign({}, campo('usos'), { none: undefined }), { usos: [] })).toBe('')
    expect(textOf('edad', Object.assign({}, campo('edad'), { unit: undefined }), { edad: 3 })).toBe('3')
  })

  it('of a reference is the name of its record, also one composed of several fields', () => {
    const persona = { nombre: 'Ana', apellidopaterno: 'Ruiz', apellidomaterno: 'Soto' }
    const de = (to: string) => Object.assign({}, campo('lugar'), { to, embed: { at: 'quien', fields: [] } })
    expect(textOf('lugar', de('estudiantes'), { lugar: 'X', quien: persona })).toBe('Ana Ruiz Soto')
    expect(textOf('lugar', de('estudiantes'), { lugar: 'X', quien: { ...persona, apellidomaterno: null } })).toBe(
      'Ana Ruiz',
    )
    expect(textOf('lugar', de('estudiantes'), { lugar: 'X' })).toBe('X')
    expect(textOf('lugar', Object.assign({}, campo('lugar'), { embed: undefined }), { lugar: 'X' })).toBe('X')
    expect(() => textOf('lugar', de('nadie'), { lugar: 'X' })).toThrow('no resource is called «nadie»')
    expect(() => resourceNamed('toString')).toThrow('no resource is called «toString»')
  })

  it('of a kind that the house brings is what the house says of it', () => {
    const { colonia } = resourceNamed('cucs').fields
    const lugar = { direccion: { colonia: { id_colonia: 7, nombre: 'Centro' } } }
    expect(colonia && textOf('direccion.colonia.id_colonia', colonia, lugar)).toBe('Centro')
    const { cp } = resourceNamed('cucs').fields
    expect(cp && textOf('cp', cp, { cp: '68000' })).toBe('68000')
  })

  it('stands under the heading, or the label where there is none', () => {
    expect(headingOf(campo('lema'))).toBe('Lema')
    expect(headingOf(Object.assign({}, campo('lema'), { heading: 'L.' }))).toBe('L.')
  })
})

describe('a record', () => {
  it('keeps each field in the column of the last word of its place', () => {
    expect([columnName('lema', campo('lema')), columnName('baja', campo('baja'))]).toEqual(['lema', 'fecha'])
  })

  it('is read at its dotted places, and has nothing where there is none', () => {
    const record = { salida: { fecha: '2026-01-01' }, lista: null, texto: 'x' }
    expect(valueAt(record, 'salida.fecha')).toBe('2026-01-01')
    expect([
      valueAt(record, 'lista.fecha'),
      valueAt(record, 'texto.length'),
      valueAt(undefined, 'a'),
      valueAt(record, 'b.c'),
    ]).toEqual([undefined, undefined, undefined, undefined])
    expect(byName(herramientas, record)).toMatchObject({ ...record, baja: '2026-01-01' })
  })

  it('is kept of a part without what is only read with it', () => {
    expect(storedValue(campo('partes'), [{ nombre: 'x' }])).toEqual([{ nombre: '[object Object]' }])
    expect(storedValue(campo('partes'), 'x')).toEqual([])
    expect(storedValue(campo('lema'), 'x')).toBe('x')
  })

  it('tells its history neither what is secret nor what other fields say already', () => {
    expect(Object.keys(fields).filter(name => isOutsideHistory(campo(name)))).toEqual(['password', 'donde', 'edad'])
  })

  it('is found by its title, its key, its unique values and its search fields; never by an unreadable field', () => {
    expect(findableFields(herramientas).map(([name]) => name)).toEqual(['nombre', 'clave', 'serie', 'lema'])
    expect(findableFields(con({ title: 'nada', search: undefined })).map(([name]) => name)).toEqual(['clave', 'serie'])
  })

  it('stands in the order declared, else by key; where one is chosen, nearest to today', () => {
    expect(firstOrder(herramientas)).toEqual({ field: 'nombre', order: 'ASC' })
    expect(firstOrder(con({ sort: undefined, newestFirst: true }))).toEqual({ field: 'clave', order: 'DESC' })
    const varias = con({ sort: ['nombre', 'serie'] })
    expect([firstOrder(varias).field, nextInOrder(varias, 'nombre'), nextInOrder(varias, 'serie')]).toEqual([
      'nombre',
      ['serie'],
      [],
    ])
    expect(choosingOrder(herramientas)).toEqual({ field: 'nombre', order: 'ASC' })
    expect(choosingOrder(con({ during: ['compra', 'vence'], newestFirst: true }))).toEqual({
      field: 'nearest',
      order: 'ASC',
    })
  })
})

it('a kind that nobody brings is refused', () => {
  expect(() => traitsOf(Object.assign({}, campo('lema'), { kind: 'nadie' }))).toThrow('no kind is called «nadie»')
})

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['milpa', 'milpa', 0],
  ['milpa', 'mlpa', 1],
  ['clave', 'clvae', 2],
  ['kitten', 'sitting', 3],
])('%s and %s are %i letters apart', (una, otra, letras) => {
  expect(distance(una, otra)).toBe(letras)
})

it('as many letters lie between two words there and back, and no way round is shorter', () => {
  const palabra = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 })
  fc.assert(
    fc.property(palabra, palabra, palabra, (una, otra, tercera) => {
      expect(distance(una, otra)).toBe(distance(otra, una))
      expect(distance(una, tercera)).toBeLessThanOrEqual(distance(una, otra) + distance(otra, tercera))
      expect(distance(una, `${una}${otra}`)).toBe(otra.length)
      expect(distance(`${una}${otra}`, otra)).toBe(una.length)
    }),
  )
})
