import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoyEnMexico, addMeses } from '../../src/domain/fechas.ts'
import { momentoLargo } from '../../src/domain/momentoLargo.ts'
import { esFecha } from '../../src/language/esFecha.ts'
import { fecha } from './fecha.ts'

test.each(['2024-02-29', '2000-02-29', '0001-01-01', '1925-01-01', '9999-12-31'])('%s is a fecha', texto => {
  expect(esFecha(texto)).toBe(true)
})

test.each([
  '2023-02-29',
  '1900-02-29',
  '2023-04-31',
  '2023-13-01',
  '2023-00-10',
  '2023-01-00',
  '0000-01-01',
  '23-01-01',
  '2023-1-1',
  '01-01-2023',
  '2023-01-01T00:00:00Z',
  ' 2023-01-01',
  '2023-01-01\n',
  '',
  'mañana',
  null,
  undefined,
  20230101,
  new Date(),
  ['2023-01-01'],
])('%j is no fecha', valor => {
  expect(esFecha(valor)).toBe(false)
})

test('every day of the calendar is a fecha', () => {
  fc.assert(fc.property(fecha, dia => esFecha(dia)))
})

test.each([
  ['2026-01-01T05:59:59Z', '2025-12-31'],
  ['2026-01-01T06:00:00Z', '2026-01-01'],
  ['2026-11-02T05:59:59Z', '2026-11-01'],
  ['2026-07-15T23:00:00Z', '2026-07-15'],
])('at %s it is %s in Mexico City', (instante, dia) => {
  expect(hoyEnMexico(new Date(instante))).toBe(dia)
})

test.each([
  ['2026-08-31', 3, '2026-11-30'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i months are %s', (dia, meses, resultado) => {
  expect(addMeses(dia, meses)).toBe(resultado)
})

test('months added land in that month, on the same day or its last', () => {
  fc.assert(
    fc.property(fecha, fc.integer({ min: -120, max: 120 }), (dia, meses) => {
      const resultado = addMeses(dia, meses)
      const esperado = Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) + meses
      expect(Number(resultado.slice(0, 4)) * 12 + Number(resultado.slice(5, 7))).toBe(esperado)
      const siguiente = `${resultado.slice(0, 8)}${String(Number(resultado.slice(8)) + 1).padStart(2, '0')}`
      expect(resultado.slice(8) === dia.slice(8) || !esFecha(siguiente)).toBe(true)
    }),
  )
})

test("a moment is said on the university's clock", () => {
  expect(momentoLargo(new Date('2026-11-21T05:30:00Z'))).toMatch(/^20 de noviembre de 2026.* 11:30\sp\.m\.$/)
})
