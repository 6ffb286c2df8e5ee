import { expect, it } from 'vitest'
import { fraseDeInscritos, fraseDeRenglones } from '../../src/domain/inscripcion.ts'

it('rows of a sheet are told by what is wrong with them, some by their numbers and the others counted', () => {
  const filas = (cuantas: number, porque: string, desde = 2) =>
    Array.from({ length: cuantas }, (_, lugar) => ({ renglon: desde + lugar, porque }))
  expect(fraseDeRenglones(filas(1, 'falta la matrícula'))).toBe('renglón 2: falta la matrícula')
  expect(fraseDeRenglones([...filas(2, 'uno'), ...filas(1, 'otro', 9)])).toBe('renglones 2 y 3: uno; renglón 9: otro')
  expect(fraseDeRenglones(filas(1009, 'uno'))).toBe('renglones 2, 3, 4, 5, 6, 7, 8, 9 y 1,001 más: uno')
  const muchos = Array.from({ length: 10 }, (_, lugar) => ({ renglon: lugar, porque: `${lugar}` }))
  expect(fraseDeRenglones(muchos)).toMatch(/renglón 7: 7; 2 motivos más$/)
})

it('counts the students who enter a class, and those who may not', () => {
  expect(fraseDeInscritos({ entran: 1, noPueden: 0 }, '2026-B')).toBe('1 estudiante más (2026-B)')
  expect(fraseDeInscritos({ entran: 28, noPueden: 2 }, '2026-B')).toBe('28 estudiantes más (2026-B), 2 no pueden')
})
