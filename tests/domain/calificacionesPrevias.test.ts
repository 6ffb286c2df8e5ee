import { expect, test } from 'vitest'
import { marcaDePrevia, sinMasDeUnDecimal } from '../../src/domain/calificacionesPrevias.ts'

test('a grade of before says where it is from', () => {
  expect(marcaDePrevia({ tipo: 'Equivalencia', institucion: 'UABJO' })).toBe('Equivalencia de UABJO')
  expect(marcaDePrevia({ tipo: 'Ordinario', institucion: null })).toBe('Ordinario de otro periodo')
  expect(marcaDePrevia({ tipo: 'Ordinario', institucion: '' })).toBe('Ordinario de otro periodo')
})

test('a grade has one decimal at most, also one that binary numbers cannot hold', () => {
  for (const buena of [null, 0, 10, 8.5, 0.1, 9.9, 5.7])
    expect([buena, sinMasDeUnDecimal(buena)]).toEqual([buena, true])
  for (const mala of [8.55, 0.01, 9.99, 7.25]) expect([mala, sinMasDeUnDecimal(mala)]).toEqual([mala, false])
})
