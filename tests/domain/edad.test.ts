import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cumpleDieciocho, edad } from '../../src/domain/edad.ts'
import { fecha } from './fecha.ts'

describe('edad', () => {
  test.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2000-12-31', '2026-01-01', 25],
    ['2026-11-20', '2026-11-20', 0],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
  ])('born %s, on %s: %i', (nacimiento, hoy, anios) => {
    expect(edad(nacimiento, hoy)).toBe(anios)
  })

  test.each(['', '2023-02-30', 'ayer', null, undefined, 5, '2026-11-21'])('is 0 for %j', nacimiento => {
    expect(edad(nacimiento, '2026-11-20')).toBe(0)
  })

  test('grows by one on each birthday and on no other day', () => {
    fc.assert(
      fc.property(fecha, fecha, (nacimiento, hoy) => {
        fc.pre(nacimiento < hoy)
        const ayer = new Date(Date.parse(`${hoy}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
        const cumple =
          hoy.slice(5) === nacimiento.slice(5) ||
          (nacimiento.endsWith('02-29') && hoy.endsWith('03-01') && ayer.endsWith('02-28'))
        expect(edad(nacimiento, hoy) - edad(nacimiento, ayer)).toBe(cumple ? 1 : 0)
      }),
    )
  })
})

describe('eighteen today, or by 1 November', () => {
  test.each([
    ['2008-11-01', '2026-01-15', true],
    ['2008-11-02', '2026-01-15', false],
    ['2008-11-02', '2026-11-01', false],
    ['2008-11-02', '2026-11-02', true],
    ['2008-12-31', '2026-12-30', false],
    ['2008-12-31', '2026-12-31', true],
    ['2008-12-31', '2027-01-01', true],
    ['2008-02-29', '2026-02-01', true],
    ['', '2026-01-15', false],
    ['2030-01-01', '2026-01-15', false],
  ])('born %s, on %s: %s', (nacimiento, hoy, admitido) => {
    expect(cumpleDieciocho(nacimiento, hoy)).toBe(admitido)
  })

  test('a person who is old enough stays so', () => {
    fc.assert(
      fc.property(fecha, fecha, fecha, (nacimiento, uno, otro) => {
        const [antes, despues] = uno < otro ? [uno, otro] : [otro, uno]
        fc.pre(cumpleDieciocho(nacimiento, antes))
        expect(cumpleDieciocho(nacimiento, despues)).toBe(true)
      }),
    )
  })
})
