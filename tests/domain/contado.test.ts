import { expect, test } from 'vitest'
import { contado } from '../../src/language/contado.ts'

test.each([
  [0, '0 líneas rechazadas'],
  [1, '1 línea rechazada'],
  [2, '2 líneas rechazadas'],
  [1.5, '1.5 líneas rechazadas'],
  [20_000, '20,000 líneas rechazadas'],
])('%d is said as «%s»', (cuantas, dicho) => {
  expect(contado(cuantas, 'línea rechazada', 'líneas rechazadas')).toBe(dicho)
})
