import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ciclosDichos, textoDeCiclos } from '../../src/domain/ciclos.ts'

const materia = (lugar: number) => `0e2c5f0e-8f57-4c1c-9d2f-${String(lugar).padStart(12, '0')}`
const ciclo = (...materias: readonly unknown[]) => ({ materias })
const invalidos = 'Los ciclos y materias no son válidos'

describe('the cycles of a grid', () => {
  test('are kept in the order of the list, counted from 0 whatever they say, their subjects as keys', () => {
    expect(
      ciclosDichos([
        { idCiclo: 7, materias: [materia(2), { id_materia: materia(1), clave_materia: 'MAT-01', nombre: 'Álgebra' }] },
        { idCiclo: 7, materias: [materia(3)] },
      ]),
    ).toEqual([
      { idCiclo: 0, materias: [materia(2), materia(1)] },
      { idCiclo: 1, materias: [materia(3)] },
    ])
  })

  test('know a key whatever its capitals', () => {
    const mayuscula = 'ABCDEF00-8F57-4C1C-9D2F-000000000001'
    expect(ciclosDichos([ciclo(mayuscula)])).toEqual([{ idCiclo: 0, materias: [mayuscula.toLowerCase()] }])
    expect(ciclosDichos([ciclo(mayuscula, mayuscula.toLowerCase())])).toBe(
      'Una materia no puede estar dos veces en la malla',
    )
  })

  test.each([
    ['no list at all', { 0: ciclo(materia(1)) }, invalidos],
    ['nothing', undefined, invalidos],
    ['no cycle', [], 'Agregue los ciclos y materias'],
    ['an empty cycle', [ciclo(materia(1)), ciclo()], 'Los ciclos no deben ir vacíos'],
    ['a cycle without subjects', [{}], 'Los ciclos no deben ir vacíos'],
    ['a cycle that is none', [null], 'Los ciclos no deben ir vacíos'],
    ['a text for a cycle', ['materias'], 'Los ciclos no deben ir vacíos'],
    ['subjects that are no list', [{ materias: materia(1) }], 'Los ciclos no deben ir vacíos'],
    ['inherited subjects', [Object.create(ciclo(materia(1)))], 'Los ciclos no deben ir vacíos'],
    ['one key that is none among others', [ciclo(materia(1), 'MAT-01')], invalidos],
    ['more than a key', [ciclo(`${materia(1)}0`)], invalidos],
    ['a key after something', [ciclo(`0${materia(1)}`)], invalidos],
    ['a subject without its key', [ciclo({ nombre: 'Álgebra' })], invalidos],
    ['a subject twice in a cycle', [ciclo(materia(1), materia(1))], 'Una materia no puede estar dos veces en la malla'],
    [
      'a subject in two cycles',
      [ciclo(materia(1)), ciclo({ id_materia: materia(1) })],
      'Una materia no puede estar dos veces en la malla',
    ],
  ])('with %s are refused', (_, dicho, sentence) => {
    expect(ciclosDichos(dicho)).toBe(sentence)
  })

  test('are 24 at most', () => {
    const ciclos = (cuantos: number) => Array.from({ length: cuantos }, (_, lugar) => ciclo(materia(lugar)))
    expect(ciclosDichos(ciclos(24))).toHaveLength(24)
    expect(ciclosDichos(ciclos(25))).toBe('La malla admite máximo 24 ciclos')
  })

  test('sent back unchanged, stay the same; from any body, no cycle is stored empty and no subject twice', () => {
    const clave = fc.oneof(fc.nat(30).map(materia), fc.constantFrom('MAT-01', ' ', null, {}))
    const dichos = fc.array(fc.oneof(fc.record({ materias: fc.array(clave) }), fc.anything()), { maxLength: 26 })
    fc.assert(
      fc.property(dichos, dicho => {
        const ciclos = ciclosDichos(dicho)
        if (typeof ciclos === 'string') return
        expect(ciclosDichos(ciclos)).toEqual(ciclos)
        const claves = ciclos.flatMap(({ materias }) => materias)
        expect(new Set(claves).size).toBe(claves.length)
        expect(ciclos.every(({ materias }, lugar) => ciclos[lugar]?.idCiclo === lugar && materias.length > 0)).toBe(
          true,
        )
      }),
    )
  })
})

test.each([
  [[], '0 ciclos, 0 materias'],
  [[ciclo(materia(1))], '1 ciclo, 1 materia'],
  [[ciclo(materia(1), materia(2)), ciclo(materia(3)), {}], '3 ciclos, 3 materias'],
])('%j reads «%s»', (ciclos, texto) => {
  expect(textoDeCiclos(ciclos)).toBe(texto)
})
