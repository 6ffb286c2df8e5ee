import { expect, it } from 'vitest'
import { periodoPorComenzar } from '../../src/domain/periodoPorComenzar.ts'

it('nothing is said from the first day of the period on', () => {
  expect(periodoPorComenzar('2027-A', '2027-02-01', '2027-02-01')).toBeUndefined()
})

it('on the eve it is said when the period begins', () => {
  expect(periodoPorComenzar('2027-A', '2027-02-01', '2027-01-31')).toBe(
    'El periodo 2027-A comienza el 1 de febrero de 2027: revise que sea la asignatura que quiere calificar',
  )
})
