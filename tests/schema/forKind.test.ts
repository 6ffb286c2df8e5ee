import { expect, test } from 'vitest'
import { forKind } from '../../src/schema/forKind.ts'

test('a kind of the generator is treated as its table says, one of the house as the house says', () => {
  expect(forKind('flag', { flag: 'table' }, 'house')).toBe('table')
  expect(forKind('postalCode', { flag: 'table' }, 'house')).toBe('house')
  expect(forKind('flag', { flag: null }, 'house')).toBeNull()
})

test('a kind that nothing treats is a defect', () => {
  expect(() => forKind('flag', {})).toThrow('no room treats the kind «flag»')
})
