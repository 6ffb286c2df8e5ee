import { expect, it } from 'vitest'
import { clasesDePersonas } from '../../server/custom/personas/registrosDePersonas.ts'
import { everyResource } from '../crud/rutas.ts'

it('every kind of person checked for duplicates is also one that others are compared with', () => {
  const comparadas = everyResource.filter(({ advice = {} }) => 'personas' in advice).map(({ name }) => name)
  expect(comparadas.length).toBeGreaterThan(0)
  expect(Object.keys(clasesDePersonas).toSorted()).toEqual(comparadas.toSorted())
})
