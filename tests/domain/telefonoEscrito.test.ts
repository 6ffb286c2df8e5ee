import { describe, expect, test } from 'vitest'
import { escritoEnGrupos } from '../../src/domain/escritoEnGrupos.ts'
import { patrones } from '../../src/domain/patrones.ts'
import { telefonoEscrito } from '../../src/domain/telefonoEscrito.ts'

describe('a telephone as people write it', () => {
  test.each([
    '9511234567',
    '951 123 4567',
    '951-123-45-67',
    '951\u00a0123\u20134567',
    '(951) 123.4567',
    '+52 951 123 4567',
    '+52 1 951 123 4567',
    '(+52) 951 123 4567',
    '52 1 951 123 4567',
    '0052 951 1234567',
    '01 951 123 4567',
    '044 951 123 4567',
  ])('%j is its ten digits', escrito => expect(telefonoEscrito(escrito)).toBe('9511234567'))

  test('ten digits are a telephone, whatever they begin with', () =>
    expect(['0441234567', '521 123 4567'].map(telefonoEscrito)).toEqual(['0441234567', '5211234567']))

  test.each([
    '',
    '951 123 456',
    '951 123 4567 ext. 3',
    '951 123 4567 / 951 765 4321',
    'no tiene',
    '+1 951 123 4567',
    '+52 951 123 456',
    '+52 1 951 123 456',
    '044 151 123 4567',
  ])('%j says something else, and stays as it is', escrito => expect(telefonoEscrito(escrito)).toBe(escrito))
})

describe('an RFC in groups', () => {
  const leer = escritoEnGrupos(patrones.rfc)
  test.each([
    ['GODE-561231-GR8', 'GODE561231GR8'],
    ['gode 561231 gr8', 'gode561231gr8'],
    ['GODE-561231', 'GODE-561231'],
    ['', ''],
  ])('%j is read as %j', (escrito, leido) => expect(leer(escrito)).toBe(leido))
})
