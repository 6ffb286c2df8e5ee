import { expect, test } from 'vitest'
import { ritmoUsual, ultimoResumen } from '../../../src/domain/avisos/ritmos.ts'

/** Mexico's time is six hours behind UTC the whole year. */
const enMexico = (momento: string) => new Date(`${momento}-06:00`)
const dicho = (ritmo: 'diario' | 'semanal', momento: string) => ultimoResumen(ritmo, enMexico(momento)).toISOString()
const siete = (dia: string) => enMexico(`${dia}T07:00:00`).toISOString()

test('a student is told at once, an office once a day, who rarely has to act once a week', () => {
  expect(ritmoUsual).toEqual({
    estudiante: 'al_momento',
    facilitador: 'diario',
    escolar: 'diario',
    coordinador: 'diario',
    consejero: 'semanal',
    administrativo: 'semanal',
  })
})

test.each([
  ['at seven sharp', '2026-11-18T07:00:00', '2026-11-18'],
  ['a second before seven', '2026-11-18T06:59:59', '2026-11-17'],
  ['in the evening, when it is already tomorrow in UTC', '2026-11-18T23:30:00', '2026-11-18'],
  ['soon after midnight', '2026-11-18T00:10:00', '2026-11-17'],
  ['on the first of a month before seven', '2026-12-01T03:00:00', '2026-11-30'],
  ['on New Year before seven', '2027-01-01T03:00:00', '2026-12-31'],
  ['in summer', '2026-07-01T08:00:00', '2026-07-01'],
])('a daily digest is due at seven of the university: %s', (_, ahora, dia) => {
  expect(dicho('diario', ahora)).toBe(siete(dia))
})

test.each([
  ['on Monday at seven', '2026-11-16T07:00:00', '2026-11-16'],
  ['on Monday before seven', '2026-11-16T06:59:59', '2026-11-09'],
  ['on Tuesday', '2026-11-17T12:00:00', '2026-11-16'],
  ['on Saturday', '2026-11-21T12:00:00', '2026-11-16'],
  ['on Sunday', '2026-11-22T12:00:00', '2026-11-16'],
  ['on Sunday before seven', '2026-11-22T01:00:00', '2026-11-16'],
])('a weekly digest is due at seven of the last Monday: %s', (_, ahora, lunes) => {
  expect(dicho('semanal', ahora)).toBe(siete(lunes))
})
