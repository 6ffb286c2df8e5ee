import { describe, expect, test } from 'vitest'
import { celdasDeCiclos, ciclosEnCelda } from '../../src/domain/celdasDeCiclos.ts'

const noSeEntiende = (trozo: string) =>
  `No se entiende «${trozo}»: escriba, por ejemplo, Ciclo 1: COM-101, COM-102; Ciclo 2: COM-201`

describe('the cycles of a grid in a spreadsheet', () => {
  test('are written as they are read, each with its subjects in their order', () => {
    const malla = [
      { materias: [{ clave_materia: 'COM-101' }, { clave_materia: 'COM-102' }] },
      { materias: [{ clave_materia: 'COM-201' }] },
    ]
    expect(celdasDeCiclos.text(malla)).toBe(celdasDeCiclos.example)
    expect(ciclosEnCelda(celdasDeCiclos.text(malla))).toEqual([['COM-101', 'COM-102'], ['COM-201']])
  })

  test('are written also when a cycle has no subjects, or a subject no key', () => {
    expect(celdasDeCiclos.text([{}, { materias: 'COM-101' }, { materias: [{}] }])).toBe(
      'Ciclo 1: ; Ciclo 2: ; Ciclo 3: ',
    )
  })

  test.each([
    ['one cycle to a line', 'Ciclo 1: COM-101\nCiclo 2: COM-201', [['COM-101'], ['COM-201']]],
    ['empty lines between them', 'Ciclo 1: COM-101;\n\n;Ciclo 2: COM-201;', [['COM-101'], ['COM-201']]],
    ['numbers alone', '1: COM-101; 2: COM-201', [['COM-101'], ['COM-201']]],
    ['capitals and no blanks', 'CICLO1:COM-101,COM-102', [['COM-101', 'COM-102']]],
    ['many blanks', '  ciclo   1  :   COM-101  ,  COM-102  ', [['COM-101', 'COM-102']]],
    ['commas too many', 'Ciclo 1: ,COM-101,, COM-102,', [['COM-101', 'COM-102']]],
    [
      'subjects of several words',
      'Ciclo 1: Historia: siglo XX, Álgebra lineal',
      [['Historia: siglo XX', 'Álgebra lineal']],
    ],
    ['a cycle that is still empty', 'Ciclo 1: COM-101; Ciclo 2:', [['COM-101'], []]],
    [
      'ten cycles',
      Array.from({ length: 10 }, (_, n) => `${n + 1}: M${n}`).join(';'),
      Array.from({ length: 10 }, (_, n) => [`M${n}`]),
    ],
    ['nothing at all', ' \n ; ', []],
  ])('are understood with %s', (_, celda, ciclos) => {
    expect(ciclosEnCelda(celda)).toEqual(ciclos)
  })

  test.each([
    ['subjects without their cycle', 'COM-101, COM-102', noSeEntiende('COM-101, COM-102')],
    ['the second piece without a cycle', 'Ciclo 1: COM-101;  COM-201 ', noSeEntiende('COM-201')],
    ['a number of three figures', 'Ciclo 100: COM-101', noSeEntiende('Ciclo 100: COM-101')],
    ['a word before the cycle', 'El ciclo 1: COM-101', noSeEntiende('El ciclo 1: COM-101')],
    ['a grid that begins at 2', 'Ciclo 2: COM-201', 'Falta el ciclo 1: los ciclos se numeran desde el 1, sin saltos'],
    ['a gap', 'Ciclo 1: COM-101; Ciclo 3: COM-301', 'Falta el ciclo 2: los ciclos se numeran desde el 1, sin saltos'],
    [
      'a cycle twice',
      'Ciclo 1: COM-101; Ciclo 1: COM-102',
      'Falta el ciclo 2: los ciclos se numeran desde el 1, sin saltos',
    ],
    [
      'a gap before what is not understood',
      'Ciclo 2: COM-201; COM-101',
      'Falta el ciclo 1: los ciclos se numeran desde el 1, sin saltos',
    ],
  ])('are refused with %s, in the words that cure it', (_, celda, frase) => {
    expect(ciclosEnCelda(celda)).toBe(frase)
  })

  test('may stand in a column each, known by its heading', () => {
    expect(['CICLO 1', 'Ciclo 02', 'ciclo 12'].map(celdasDeCiclos.place)).toEqual(['1', '2', '12'])
    for (const otra of ['CICLO', 'CICLO UNO', 'CICLO 1 BIS', 'MI CICLO 1', 'CICLO 123', 'CICLO1'])
      expect(celdasDeCiclos.place(otra)).toBeUndefined()
  })

  test('of columns are put together by number, without those that are empty', () => {
    expect(
      celdasDeCiclos.join([
        ['10', 'COM-1001'],
        ['2', 'COM-201, COM-202'],
        ['3', ''],
        ['1', 'COM-101'],
      ]),
    ).toBe('Ciclo 1: COM-101; Ciclo 2: COM-201, COM-202; Ciclo 10: COM-1001')
    expect(celdasDeCiclos.join([['1', '']])).toBe('')
  })
})
