import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayusculas } from '../../src/domain/palabrasDeNombre.ts'
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
  ['a surname of three letters is long enough', 'Ana', 'Paz', 'Ríos', 'PARA'],
  ['the vowel is an inner one', 'Ubaldo', 'Ávila', 'Cruz', 'AICU'],
  ['a surname without an inner vowel has X', 'Raúl', 'Flynn', 'Ruiz', 'FXRR'],
  ['who has no surname has X for it', 'Ana', '', '', 'ANXX'],
  ['one surname gives two letters, and the name two', 'Juan', 'Martínez', '', 'MAJU'],
  ['an inconvenient word loses its last letter', 'Olivia', 'Cano', 'Cruz', 'CACX'],
  ['a compound name counts by its second word', 'José Antonio', 'Camargo', 'Hernández', 'CAHA'],
])('%s', (_, nombre, apellidoPaterno, apellidoMaterno, raiz) => {
  expect(rfcDe({ nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento: '1970-12-13' }).slice(0, 10)).toBe(
    `${raiz}701213`,
  )
})

/** The SAT's table for names: a blank, the letters by tens, and the Ñ, which counts as 40. */
const tabla: Readonly<Record<string, number>> = {
  ' ': 0,
  ...Object.fromEntries([...'ABCDEFGHI'].map((letra, lugar) => [letra, 11 + lugar])),
  ...Object.fromEntries([...'JKLMNOPQR'].map((letra, lugar) => [letra, 21 + lugar])),
  ...Object.fromEntries([...'STUVWXYZ'].map((letra, lugar) => [letra, 32 + lugar])),
  Ñ: 40,
}

test('the homoclave is worked out of every letter by the table of the SAT', () => {
  const palabra = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(palabra, palabra, palabra, (apellidoPaterno, apellidoMaterno, nombre) => {
      const cifras = [...`${apellidoPaterno} ${apellidoMaterno} ${nombre}`].reduce(
        (todas, letra) => todas + String(tabla[letra]).padStart(2, '0'),
        '0',
      )
      let suma = 0
      for (let lugar = 0; lugar + 1 < cifras.length; lugar++)
        suma += Number(cifras.slice(lugar, lugar + 2)) * Number(cifras[lugar + 1])
      const signos = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ'
      expect(rfcDe({ nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento: '1970-12-13' }).slice(10, 12)).toBe(
        `${signos[Math.floor((suma % 1000) / 34)]}${signos[(suma % 1000) % 34]}`,
      )
    }),
  )
})

test.each([
  ["O'Hara D’Ángelo", 'OHARA DANGELO'],
  ['  Ana -- María  ', 'ANA MARIA'],
  ['peña nun\u0303ez', 'PEÑA NUÑEZ'],
  ['López-Ruiz', 'LOPEZ RUIZ'],
])('%j counts as %j', (texto, letras) => {
  expect(mayusculas(texto)).toBe(letras)
})
