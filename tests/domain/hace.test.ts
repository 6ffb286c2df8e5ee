import { expect, test } from 'vitest'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { hace } from '../../src/language/hace.ts'

const dicho = (momento: string, ahora: string) =>
  hace(new Date(`${momento}-06:00`), new Date(`${ahora}-06:00`), hoyEnMexico)

test.each([
  ['2026-12-01T08:00:30', '2026-12-01T08:00:00', 'ahora'],
  ['2026-12-01T08:00:00', '2026-12-01T08:00:59', 'ahora'],
  ['2026-12-01T08:00:00', '2026-12-01T08:59:59', 'hace 59 minutos'],
  ['2026-11-30T23:30:00', '2026-12-01T00:31:00', 'hace 1 hora'],
  ['2026-11-30T09:00:00', '2026-12-01T08:59:59', 'hace 23 horas'],
  ['2026-11-30T08:00:00', '2026-12-01T08:00:00', 'ayer'],
  ['2026-11-30T00:10:00', '2026-12-01T23:50:00', 'ayer'],
  /* Sunday at ten, read on Tuesday at eight: 46 hours, and the day before yesterday. */
  ['2026-11-29T10:00:00', '2026-12-01T08:00:00', 'anteayer'],
  ['2026-11-28T10:00:00', '2026-12-01T08:00:00', 'hace 3 días'],
  /* Moments that are already another day in UTC. */
  ['2026-11-29T20:00:00', '2026-11-30T21:00:00', 'ayer'],
  ['2026-12-30T20:00:00', '2027-01-01T01:00:00', 'anteayer'],
  ['2028-02-28T12:00:00', '2028-03-01T12:00:00', 'anteayer'],
  ['2026-11-24T12:00:00', '2026-11-30T12:00:00', 'hace 6 días'],
  ['2026-11-17T12:00:00', '2026-11-30T12:00:00', 'hace 1 semana'],
  ['2026-10-31T12:00:00', '2026-11-30T12:00:00', 'hace 4 semanas'],
  ['2026-10-02T12:00:00', '2026-11-30T12:00:00', 'hace 1 mes'],
  ['2026-02-05T12:00:00', '2028-01-10T12:00:00', 'hace 1 año'],
])('an event at %s is, at %s, described as «%s»', (momento, ahora, texto) => {
  expect(dicho(momento, ahora)).toBe(texto)
})
