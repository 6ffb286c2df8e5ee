import { expect, it } from 'vitest'
import { nombreComparable } from '../../src/domain/mismaPersona.ts'

it.each([
  ['accents and Ñ', ['José', 'Peña', 'Núñez'], ['JOSE', 'Pena', 'Nunez']],
  ['the order of surnames', ['Ana', 'Cruz', 'López'], ['Ana', 'López', 'Cruz']],
  ['abbreviations', ['Ma. Gpe.', 'Hdez.', 'Mtz'], ['María Guadalupe', 'Hernández', 'Martínez']],
  ['particles and hyphens', ['María del Carmen', 'De la Cruz', 'García-López'], ['Ma. Carmen', 'Cruz', 'Garcia Lopez']],
  ['a missing surname', ['Ana', 'Cruz', null], ['Ana', 'Cruz', '']],
])('%s do not tell a name apart', (_, uno, otro) => {
  expect(nombreComparable(...uno)).toBe(nombreComparable(...otro))
})

it('another name is another', () => {
  expect(nombreComparable('Ana', 'Cruz', 'López')).not.toBe(nombreComparable('Ana', 'Cruz', 'Pérez'))
})
