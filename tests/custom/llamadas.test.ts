import { expect, test } from 'vitest'
import { pathOf } from '../../src/api/calls.ts'

test('the parameters of an address are escaped, and its query comes after it', () => {
  expect(pathOf('/cucs/:clave_cuc/firmas', { places: { clave_cuc: 'a/b c' } })).toBe('cucs/a%2Fb%20c/firmas')
  expect(pathOf('/choques', { query: { cuc: 'á&b', periodo: 3 } })).toBe('choques?cuc=%C3%A1%26b&periodo=3')
  expect(pathOf('/dias', {})).toBe('dias')
})
