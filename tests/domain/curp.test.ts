import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curpBienFormada, curpDe, digitoDeCurp } from '../../src/domain/curp.ts'
import { estados } from '../../src/domain/estados.ts'
import { rfcDe } from '../../src/domain/rfc.ts'
import { patrones } from '../../src/domain/patrones.ts'
import { fecha } from './fecha.ts'

const persona = (
  nombre: string,
  apellidoPaterno: string,
  apellidoMaterno: string,
  fechaNacimiento: string,
  sexo: 'H' | 'M',
  estado: number,
) => ({ nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento, sexo, estado })

test.each(['BOXW310820HNERXN09', 'MOTR930411HJCRMN03', 'HEGG560427MVZRRL04', 'SABC560626MDFLRN01'])(
  '%s has its check digit',
  curp => {
    expect(curpBienFormada(curp)).toBe(true)
    expect(digitoDeCurp(curp)).toBe(curp[17])
  },
)

test.each([
  'ZAZD801124MBSYQN13',
  'RUNO390705HSLPTC02',
  'MOTR930411HJCRMN04',
  'MOTR931311HJCRMN03',
  'MOTR930411HXXRMN03',
  '',
  'motr930411hjcrmn03',
])('%s is not well formed', curp => {
  expect(curpBienFormada(curp)).toBe(false)
})

test.each([
  ['GALM010203MOCRPGA9', persona('Magdalena', 'García', 'López', '2001-02-03', 'M', 20)],
  ['PECL980911HOCXRS07', persona('José Luis', 'Peña', 'Cruz', '1998-09-11', 'H', 20)],
  ['NUXE041230MCSXXLA6', persona('María Elena', 'Núñez', '', '2004-12-30', 'M', 7)],
  ['OIMC030719MOCRXTA6', persona('Citlali', 'Ortiz', 'Muñoz', '2003-07-19', 'M', 20)],
  ['CUAU790105HVZRVB04', persona('Ubaldo', 'de la Cruz', 'Ávila', '1979-01-05', 'H', 30)],
])('%s is built from the person', (curp, datos) => {
  expect(curpDe(datos)).toBe(curp)
})

test.each([
  ['an inconvenient word loses its vowel', persona('Olivia', 'Cano', 'Cruz', '1990-01-01', 'M', 20), /^CACO/, /^CXCO/],
  ['Ñ is written X at the start too', persona('Ana', 'Ñáñez', 'Ruiz', '1990-01-01', 'M', 20), /^ÑA/, /^XARA/],
  ['María alone is her name', persona('María', 'Ruiz', 'Soto', '1990-01-01', 'M', 20), /^RUSX/, /^RUSM/],
  [
    'María de los Ángeles is Ángeles',
    persona('María de los Ángeles', 'Ruiz', 'Soto', '1990-01-01', 'M', 20),
    /^RUSD/,
    /^RUSA/,
  ],
  [
    'a place of birth that is no state is abroad',
    persona('Ana', 'Ruiz', 'Soto', '1990-01-01', 'M', 99),
    /MOC/,
    /^RUSA900101MNE/,
  ],
  [
    'who has no first surname has X for its letters',
    persona('Ana', '', 'Soto', '1990-01-01', 'M', 20),
    /^S/,
    /^XXSA900101MOCXTN/,
  ],
  [
    'a surname without inner vowel has X',
    persona('Ana', 'Ng', 'Soto', '1990-01-01', 'M', 33),
    /^NG/,
    /^NXSA900101MNEGTN0/,
  ],
])('%s', (_, datos, nunca, siempre) => {
  expect(curpDe(datos)).not.toMatch(nunca)
  expect(curpDe(datos)).toMatch(siempre)
})

test('homonyms differ in the 17th character: a digit until 1999, a letter from 2000', () => {
  const antes = persona('Ana', 'Ruiz', 'Soto', '1999-12-31', 'M', 20)
  const despues = { ...antes, fechaNacimiento: '2000-01-01' }
  expect([0, 1, 9].map(n => curpDe(antes, n)[16])).toEqual(['0', '1', '9'])
  expect([0, 1, 25].map(n => curpDe(despues, n)[16])).toEqual(['A', 'B', 'Z'])
})

const palabra = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnñopqrstuvwxyzáéíóúüÑÁ .'-"), maxLength: 14 })
const alguien = fc.record({
  nombre: palabra,
  apellidoPaterno: palabra,
  apellidoMaterno: palabra,
  fechaNacimiento: fecha,
  sexo: fc.constantFrom('H' as const, 'M' as const),
  estado: fc.constantFrom(...estados.map(([id]) => id)),
})

test('any name makes a well formed CURP, and another last digit is seen', () => {
  fc.assert(
    fc.property(alguien, datos => {
      const curp = curpDe(datos)
      expect(curpBienFormada(curp)).toBe(true)
      const ajeno = String((Number(curp[17]) + 1) % 10)
      expect(curpBienFormada(curp.slice(0, 17) + ajeno)).toBe(false)
    }),
  )
})

test('any name makes an RFC that the person form admits', () => {
  fc.assert(
    fc.property(alguien, datos => {
      expect(rfcDe(datos)).toMatch(patrones.rfc)
      expect(rfcDe(datos)).toHaveLength(13)
    }),
  )
})
