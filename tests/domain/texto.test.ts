import { enFrase } from '../../src/language/enFrase.ts'
import { expect, test } from 'vitest'
import { paraBusqueda } from '../../src/language/busqueda.ts'
import { ordenEspanol, sinAcentos } from '../../src/language/texto.ts'

test('accents, tildes and diaeresis go', () => {
  expect(sinAcentos('Ñuu Savi, Pingüé Ávila')).toBe('Nuu Savi, Pingue Avila')
})

test('a search ignores case, accents and spaces', () => {
  expect(paraBusqueda('  Peña   NÚÑEZ ')).toBe('pena nunez')
})

test('order is Spanish', () => {
  expect(['Ñu', 'Zoila', 'Nu', 'ámbar', 'Óscar', 'Ambar', 'nunca'].sort(ordenEspanol)).toEqual([
    'Ambar',
    'ámbar',
    'Nu',
    'nunca',
    'Ñu',
    'Óscar',
    'Zoila',
  ])
})

test.each([
  ['Malla Curricular', 'malla curricular'],
  ['Programas del CUC', 'programas del CUC'],
  ['CUCs', 'CUCs'],
  ['CURP de la persona', 'CURP de la persona'],
])('inside a sentence %s reads %s', (label, read) => {
  expect(enFrase(label)).toBe(read)
})
