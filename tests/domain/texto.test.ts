import { expect, test } from 'vitest'
import { paraBusqueda } from '../../src/language/busqueda.ts'
import { ordenEspanol, sinAcentos } from '../../src/language/texto.ts'

test('accents, tildes and diaeresis go', () => {
  expect(sinAcentos('Ñuu Savi, Pingüé Ávila')).toBe('Nuu Savi, Pingue Avila')
})

test('what people search by ignores case, accents and spaces', () => {
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
