import { expect, test } from 'vitest'
import { digitoDeRfc, rfcDe } from '../../src/domain/rfc.ts'

test.each(['GODE561231GR8', 'BOSF740624T74', 'MHTR93041179A', 'OME910101TA3'])('%s has its check character', rfc => {
  expect(digitoDeRfc(rfc.slice(0, -1))).toBe(rfc.at(-1))
})

test('is built with its homoclave', () => {
  expect(
    rfcDe({ nombre: 'Emma', apellidoPaterno: 'Gómez', apellidoMaterno: 'Díaz', fechaNacimiento: '1956-12-31' }),
  ).toBe('GODE561231GR8')
})

test.each([
  ['a surname of one letter lends it to the second', 'Álvaro', 'de la O', 'Lozano', 'OLAL'],
  ['one surname gives two letters, and the name two', 'Juan', 'Martínez', '', 'MAJU'],
  ['an inconvenient word loses its last letter', 'Olivia', 'Cano', 'Cruz', 'CACX'],
  ['a compound name counts by its second word', 'José Antonio', 'Camargo', 'Hernández', 'CAHA'],
])('%s', (_, nombre, apellidoPaterno, apellidoMaterno, raiz) => {
  expect(rfcDe({ nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento: '1970-12-13' }).slice(0, 10)).toBe(
    `${raiz}701213`,
  )
})
