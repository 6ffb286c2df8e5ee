import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { porcentajeEnTexto, porcentajes } from '../../src/domain/porcentaje.ts'

describe('porcentajes', () => {
  test.each([
    { cantidades: [1, 2], esperados: [33.3, 66.7] },
    { cantidades: [1, 1, 1], esperados: [33.4, 33.3, 33.3] },
    { cantidades: [247, 1753], esperados: [12.4, 87.6] },
    { cantidades: [0, 5], esperados: [0, 100] },
    { cantidades: [0, 0], esperados: [0, 0] },
    { cantidades: [], esperados: [] },
  ])('$cantidades are $esperados', ({ cantidades, esperados }) => {
    expect(porcentajes(cantidades)).toEqual(esperados)
  })

  test('always add up to 100.0 and stray less than a tenth from the exact share', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200_000), { minLength: 1, maxLength: 40 }), cantidades => {
        const total = cantidades.reduce((suma, cantidad) => suma + cantidad, 0)
        fc.pre(total > 0)
        const partes = porcentajes(cantidades)
        expect(partes.reduce((suma, parte) => suma + Math.round(parte * 10), 0)).toBe(1000)
        partes.forEach((parte, lugar) => {
          expect(Math.abs(parte - ((cantidades[lugar] ?? 0) * 100) / total)).toBeLessThan(0.1 + 1e-9)
        })
      }),
    )
  })

  test('are shown with one decimal, also when whole', () => {
    expect(porcentajeEnTexto(0)).toBe('0.0 %')
    expect(porcentajeEnTexto(66.7)).toBe('66.7 %')
  })
})
