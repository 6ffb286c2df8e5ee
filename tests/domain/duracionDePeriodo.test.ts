import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duracionDePeriodo } from '../../src/domain/duracionDePeriodo.ts'
import { addMeses } from '../../src/domain/fechas.ts'
import { fecha } from './fecha.ts'

test.each([
  ['2026-01-15', '2026-04-14', false],
  ['2026-01-15', '2026-04-15', true],
  ['2026-01-15', '2026-07-15', true],
  ['2026-01-15', '2026-07-16', false],
  ['2026-08-31', '2026-11-29', false],
  ['2026-08-31', '2026-11-30', true],
  ['2026-08-31', '2027-02-28', true],
  ['2026-08-31', '2027-03-01', false],
  ['2026-05-01', '2026-05-01', false],
  ['2026-05-01', '2026-02-01', false],
])('from %s to %s: %s', (inicio, final, admitida) => {
  expect(duracionDePeriodo(inicio, final)).toBe(admitida)
})

test('a trimestre, a cuatrimestre and a semestre fit from any day', () => {
  fc.assert(
    fc.property(fecha, fc.constantFrom(3, 4, 5, 6), (inicio, meses) =>
      duracionDePeriodo(inicio, addMeses(inicio, meses)),
    ),
  )
})
