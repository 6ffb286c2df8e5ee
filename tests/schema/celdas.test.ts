import { describe, expect, it } from 'vitest'
import { exampleOf } from '../../src/schema/cells/exampleOf.ts'
import { readDay, readFigure, readHour } from '../../src/schema/cells/figures.ts'
import { columnTitle, importableFields, mayImport, templateFields } from '../../src/schema/cells/importable.ts'
import { headingKey, matchHeadings } from '../../src/schema/cells/matchHeadings.ts'
import { isFault, notAmong, readCell } from '../../src/schema/cells/readCell.ts'
import { closestName, findChoice, isAmbiguousCode, isOtherName, isSame } from '../../src/schema/cells/words.ts'
import { sexos } from '../../src/domain/personas.ts'
import { checkOf } from '../../src/schema/checkOf.ts'
import { choice, text } from '../../src/schema/fields.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { campo } from './campo.ts'
import { herramientas } from './herramientas.ts'

const con = (cambios: object): AnyResource => ({ ...herramientas, ...cambios })

describe('figures, days and hours as people write them', () => {
  it.each<[string, number | string]>([
    ['7', 7],
    ['-12', -12],
    [' $ 1,250.50 ', 1250.5],
    ['-1,250', -1250],
    ['12,345,678', 12345678],
    ['123,456', 123456],
    ['1250,5', 1250.5],
    ['1250,75', 1250.75],
    ['-12,5', -12.5],
    ['1 250', 1250],
    ['1\u00a0250', 1250],
    ['0.30000000000000004', 0.3],
    ['1e3', 1000],
    ['1E+3', 1000],
    ['1.5e-3', 0.0015],
    ['15e-1', 1.5],
    ['12e10', 12e10],
    ['1234,567', '1234,567'],
    ['1,25,000', '1,25,000'],
    ['1234,567,890', '1234,567,890'],
    ['x1,250', 'x1,250'],
    ['1,250x', '1,250x'],
    ['x1,5', 'x1,5'],
    ['1,5x', '1,5x'],
    ['x7', 'x7'],
    ['7x', '7x'],
    ['7.', '7.'],
    ['7.x', '7.x'],
    ['1e', '1e'],
    ['1ex', '1ex'],
    ['x,25', 'x,25'],
    ['1,xy', '1,xy'],
    ['a,bcd', 'a,bcd'],
    ['1,250.x', '1,250.x'],
    [' siete ', ' siete '],
  ])('%j is the figure %j', (dicho, cifra) => expect(readFigure(dicho)).toBe(cifra))

  it.each([
    ['2026-03-09', '2026-03-09'],
    ['2026/3/9', '2026-03-09'],
    ['2026.03.09', '2026-03-09'],
    ['2026-03-09T10:30:00Z', '2026-03-09'],
    ['2026-03-09 9:30', '2026-03-09'],
    ['9/3/2026', '2026-03-09'],
    ['09-03-2026', '2026-03-09'],
    ['9.3.2026', '2026-03-09'],
    ['9 3 2026', '2026-03-09'],
    ['19 12 2026', '2026-12-19'],
    ['9 de marzo de 2026', '2026-03-09'],
    ['9 Marzo 2026', '2026-03-09'],
    ['19-mar.-2026', '2026-03-19'],
    ['19/mar/2026', '2026-03-19'],
    ['1 de enero del 2026', '2026-01-01'],
    ['3 set 2026', '2026-09-03'],
    ['31 dic 2026', '2026-12-31'],
    ['45000', '2023-03-15'],
    ['2101', '1905-10-01'],
    ['99999', '2173-10-13'],
    ['2100', '2100'],
    ['100000', '100000'],
    ['999', '999'],
    ['1234567', '1234567'],
    ['x45000', 'x45000'],
    ['45000x', '45000x'],
    ['9 ma 2026', '9 ma 2026'],
    ['9 otro 2026', '9 otro 2026'],
    ['x9/3/2026', 'x9/3/2026'],
    ['9/3/2026x', '9/3/2026x'],
    ['9/3/26', '9/3/26'],
    ['119/3/2026', '119/3/2026'],
    ['9+3+2026', '9+3+2026'],
    ['x2026-03-09', 'x2026-03-09'],
    ['2026-03-09x', '2026-03-09x'],
    ['2026-03-09 al fin', '2026-03-09 al fin'],
    ['26-03-09', '26-03-09'],
    ['2026+03+09', '2026+03+09'],
    ['x9 marzo 2026', 'x9 marzo 2026'],
    ['9 marzo 2026x', '9 marzo 2026x'],
    ['9+marzo+2026', '9+marzo+2026'],
    ['Ayer', 'Ayer'],
  ])('%j is the day %j', (dicho, dia) => expect(readDay(dicho)).toBe(dia))

  it.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['19:05:59', '19:05'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['9 hrs', '09:00'],
    ['9:30 hr', '09:30'],
    ['9 hrs.', '09:00'],
    ['9.30 h', '09:30'],
    ['9 pm', '21:00'],
    ['9:30 p.m.', '21:30'],
    ['9:30 p. m.', '21:30'],
    ['12:15 am', '00:15'],
    ['12 pm', '12:00'],
    ['11 a.m.', '11:00'],
    ['0.5', '12:00'],
    ['.25', '06:00'],
    ['0.3854166667', '09:15'],
    ['0.0', '00:00'],
    ['0.99999', '0.99999'],
    ['9', '9'],
    ['9.30', '9.30'],
    ['x9:30', 'x9:30'],
    ['9:30x', '9:30x'],
    ['119:30', '119:30'],
    ['9:3', '9:3'],
    ['9:30:5', '9:30:5'],
    ['x0.5', 'x0.5'],
    ['0.5x', '0.5x'],
    ['0.', '0.'],
    ['1.5', '1.5'],
    ['mediodía', 'mediodía'],
  ])('%j is the hour %j', (dicho, hora) => expect(readHour(dicho)).toBe(hora))
})

describe('words', () => {
  it('are the same without accents, capitals and blanks', () => {
    expect([isSame('Ñu', 'Ñu'), isSame(' Séptimo', 'septimo'), isSame('Séptimo', 'sexto')]).toEqual([true, true, false])
  })
  it('name a choice by label or value, literally before loosely', () => {
    const opciones = [
      [1, 'Mano'],
      [2, 'mano'],
      ['tres', '4'],
      [4, 'Motor'],
    ] as const
    expect(
      ['mano', ' Mano ', 'MANO', 'TRES', '2', '4', 'MÓTOR', 'otra'].map(dicho => findChoice(opciones, dicho)),
    ).toEqual([2, 1, 1, 'tres', 2, 'tres', 4, undefined])
  })
  it('name a choice by a term of other systems, which a form never takes; a code may be short for it', () => {
    const dichos = ['M', 'm', 'F', 'femenino', 'Masculino', 'Mujer', 'H', 'Ma', '']
    expect(
      dichos.map(dicho => [findChoice(sexos, dicho), isOtherName(sexos, dicho), isAmbiguousCode(sexos, dicho)]),
    ).toEqual([
      ['M', false, true],
      ['M', false, true],
      ['M', true, false],
      ['M', true, false],
      ['H', true, false],
      ['M', false, false],
      ['H', false, false],
      [undefined, false, false],
      [undefined, false, false],
    ])
    const deSexo = checkOf(choice({ label: 'Sexo', choices: sexos }))
    expect(['M', 'F', 'Masculino', 'Mujer'].map(dicho => deSexo.safeParse(dicho).success)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
  it('are near when a quarter of their letters differ, and the nearest wins', () => {
    expect(closestName('matematcas', ['Física', 'Matemáticas', 'Matemática'])).toBe('Matemáticas')
    expect(closestName('matematica', ['Matemáticas', 'Matemática'])).toBe('Matemática')
    expect(closestName('fisca', ['Física'])).toBe('Física')
    expect(closestName('fisc', ['Física'])).toBeUndefined()
    expect(closestName('botanica', ['Bxtanixa'])).toBe('Bxtanixa')
    expect(closestName('botanica', ['Bxtxnixa'])).toBeUndefined()
    expect(closestName('a', ['b', 'c'])).toBe('b')
    expect(closestName('ab', ['abcdefgh'])).toBeUndefined()
    expect(closestName('suelo', ['   Suelo'])).toBe('   Suelo')
    expect(closestName('suelo', ['    Suelo'])).toBeUndefined()
    expect(closestName('x', [])).toBeUndefined()
  })
})

describe('a cell', () => {
  it.each<[string, string, unknown]>([
    ['lema', '', null],
    ['lema', ' Tal cual ', ' Tal cual '],
    ['clave', '0012', '0012'],
    ['piezas', '1,200', 1200],
    ['peso', '2,5', 2.5],
    ['compra', '9/3/2026', '2026-03-09'],
    ['abre', '9 pm', '21:00'],
    ['prestada', 'SI', true],
    ['prestada', 's', true],
    ['prestada', 'x', true],
    ['prestada', '✓', true],
    ['prestada', 'verdadero', true],
    ['prestada', 'TRUE', true],
    ['prestada', '1', true],
    ['prestada', 'no', false],
    ['prestada', 'N', false],
    ['prestada', 'falso', false],
    ['prestada', 'False', false],
    ['prestada', '0', false],
    ['prestada', 'quizá', { fault: '«quizá» no es una opción de «Prestada»: escriba Sí o No' }],
    ['tipo', 'motor', 2],
    ['tipo', '1', 1],
    ['tipo', 'Vapor', { fault: '«Vapor» no es una opción de «Tipo»: escriba Mano o Motor' }],
    ['usos', 'ninguno', []],
    ['usos', 'Casa, milpa', [2, 1]],
    ['usos', 'Casa;;3/Milpa\nCasa', [2, 3, 1, 2]],
    ['usos', 'Casa, Mar ', { fault: '«Mar» no es una opción de «Usos»: escriba Milpa, Casa o Camino' }],
    ['lugar', 'San Pedro', 'San Pedro'],
    ['email', 'A@b.mx', 'A@b.mx'],
  ])('of %s that says %j is %j', (name, dicho, valor) => expect(readCell(campo(name), dicho)).toEqual(valor))

  it('that says none of a long list, or of none, is not told all of it', () => {
    const doce = Array.from({ length: 12 }, (_, index) => String(index))
    const frase = '«x» no es una opción de «Tipo»'
    expect(notAmong({ label: 'Tipo' }, 'x', doce).fault).toBe(`${frase}: escriba ${doce.slice(0, 11).join(', ')} o 11`)
    expect(notAmong({ label: 'Tipo' }, 'x', [...doce, '12']).fault).toBe(frase)
    expect(notAmong({ label: 'Tipo' }, 'x', []).fault).toBe(frase)
    expect(notAmong({ label: 'Tipo' }, 'x', ['Mano']).fault).toBe(`${frase}: escriba Mano`)
  })
  it('is at fault only with a sentence', () => {
    expect([{ fault: 'no' }, {}, null, 'fault', undefined].map(isFault)).toEqual([true, false, false, false, false])
  })
  it('is shown how to be written', () => {
    const cosas = ['compra', 'usos', 'lema', 'correo', 'abre', 'piezas', 'peso', 'serie']
    expect(cosas.map(name => exampleOf(campo(name)))).toEqual([
      '15/08/2001',
      'Milpa, Casa',
      'Ejemplo',
      'nombre@ejemplo.mx',
      '09:00',
      '1',
      '10',
      '',
    ])
  })
})

describe('a sheet', () => {
  it('fills what a body decides, in the order of the form, the key first, nothing secret, drawn or built', () => {
    const form = [{ title: 'Uno', fields: ['lema', 'nombre', 'edad', 'password'] }]
    const construido = Object.assign(text({ label: 'Hecho' }), { built: { by: 'x' } })
    const recurso = con({
      form,
      fields: { ...herramientas.fields, hecho: construido },
    })
    const nombres = importableFields(recurso).map(([name]) => name)
    expect(nombres.slice(0, 3)).toEqual(['clave', 'lema', 'nombre'])
    const fuera = Object.keys(recurso.fields).filter(name => !nombres.includes(name))
    expect(fuera.toSorted()).toEqual(['alta', 'donde', 'edad', 'folio', 'hecho', 'partes', 'password'])
    expect(importableFields(con({ key: 'folio' })).map(([name]) => name)[0]).toBe('folio')
    expect(importableFields(con({ key: 'ninguno' })).map(([name]) => name)).not.toContain('ninguno')
  })
  it('that is new asks for no change, nothing worked out and no number of the record', () => {
    const pedidos = templateFields(con({ key: 'folio' })).map(([name]) => name)
    expect(pedidos).not.toContain('folio')
    expect(pedidos).not.toContain('baja')
    expect(pedidos).toContain('clave')
    expect(templateFields(con({ key: 'edad' })).map(([name]) => name)).not.toContain('edad')
  })
  it('is imported by the roles that may add or change, but not for records that tie others', () => {
    const write = { create: ['coordinador'], update: ['escolar'] }
    const pueden = (['coordinador', 'escolar', 'facilitador', undefined] as const).map(rol =>
      mayImport(con({ write }), rol),
    )
    expect(pueden).toEqual([true, true, false, false])
    expect(mayImport(con({ write, link: { of: 'cucs' } }), 'escolar')).toBe(false)
  })
  it('finds its columns by label, heading, name or column, the clearest first and each once', () => {
    const { fields } = herramientas
    const recurso = con({
      fields: {
        ...fields,
        nombre: text({ label: 'Nombre', heading: 'Cómo se llama' }),
        apodo: text({ label: 'Apodo', heading: 'Lema' }),
        otro: text({ label: 'Otra cosa', record: 'detalle.columna_de_otro' }),
      },
    })
    expect(
      matchHeadings(recurso, ['NOMBRE:', 'Lema', 'cómo  se-llama', 'apodo', 'Apodo', 'columna de otro', 'otro', '?']),
    ).toEqual(['nombre', 'lema', null, 'apodo', null, 'otro', null, null])
    expect(matchHeadings(recurso, ['¿Cómo se llama?', 'OTRO'])).toEqual(['nombre', 'otro'])
    expect(columnTitle(['nombre', text({ label: 'Nombre', heading: 'Llamada' })])).toBe('Llamada')
    expect(headingKey('  Año -- 2º (ñ)')).toBe(headingKey('ano 2º ñ'))
    expect(headingKey('a--b')).toBe(headingKey('a b'))
    expect(headingKey('a b')).not.toBe(headingKey('ab'))
  })
})
