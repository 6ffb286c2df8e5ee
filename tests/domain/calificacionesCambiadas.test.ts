import { expect, it } from 'vitest'
import { calificacionesCambiadas } from '../../src/domain/calificacionesCambiadas.ts'

const de = (nombre: string, entregada: number | null, cerrada: number | undefined) => ({ nombre, entregada, cerrada })

it('nothing is said where grades are closed as they were handed in, or were not', () => {
  expect(calificacionesCambiadas([de('Ana', 8, 8), de('Luis', null, 7), de('Eva', 6, undefined)])).toBeUndefined()
})

it('the others are counted and named, from what to what', () => {
  expect(calificacionesCambiadas([de('Ana', 5, 8), de('Luis', 0, 4.5), de('Eva', 6, 6)])).toBe(
    'Hay 2 calificaciones distintas de las entregadas: Ana (de 5 a 8) y Luis (de 0 a 4.5)',
  )
})
