import { expect, it } from 'vitest'
import { entregaDicha } from '../../src/resources/entregaDicha.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

const todos: readonly AnyResource[] = Object.values(resources)
const pasos = todos.flatMap(({ name, process }) =>
  Object.entries(process?.steps ?? {}).map(([paso, { with: content, confirm }]) => ({
    cual: `${name}.${paso}`,
    dice: Object.keys(content ?? {}).length > 0 || Boolean(confirm),
  })),
)

it('no step opens an empty dialog: each asks for something, or says what it will do', () => {
  expect(pasos.length).toBeGreaterThan(10)
  expect(pasos.filter(({ dice }) => !dice)).toEqual([])
})

it('the delivery of a release letter is asked for in a sentence, with its day where that has not come', () => {
  const caso = { fecha_final: '2027-03-01' }
  const pregunta = 'Se registrará la entrega de la carta de liberación y el servicio social quedará completado.'
  expect(entregaDicha(caso, '2027-03-01')).toBe(pregunta)
  expect(entregaDicha(caso, '2027-02-28')).toBe(
    `${pregunta} El servicio termina el 1 de marzo de 2027, que aún no llega.`,
  )
})
