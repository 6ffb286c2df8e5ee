import { expect, it } from 'vitest'
import { enCifras } from '../../src/language/enCifras.ts'

it('sets the thousands of a number apart as Mexico does', () => {
  const deMexico = new Intl.NumberFormat('es-MX')
  const numeros = [0, 7, 999, 1000, 10_000, 123_456, 1_234_567, -1, -999, -1000, -123_456, 1234.5, 0.25]
  expect(numeros.map(enCifras)).toEqual(numeros.map(numero => deMexico.format(numero)))
})
