import { expect, it } from 'vitest'
import { clasesDePersonas } from '../../server/custom/personas/registrosDePersonas.ts'
import { everyResource } from '../crud/rutas.ts'

it('whoever is compared with everybody before being saved is also one of those that others are compared with', () => {
  const comparadas = everyResource.filter(({ advice = {} }) => 'personas' in advice).map(({ name }) => name)
  expect(comparadas.length).toBeGreaterThan(0)
  expect(Object.keys(clasesDePersonas).toSorted()).toEqual(comparadas.toSorted())
})
