import { expect, test } from 'vitest'
import { confirmacionDeReinscripcion, faltaParaReinscribir, type Situacion } from '../../src/domain/reinscripcion.ts'

const ultimo = { periodo: 'Semestre 2026-1', asignaturas: 5, porCalificar: [], reinscrito: null }
const espera: Situacion = { estatus: 1, semestre: 7, duracion: 8, ultimo }
const falta = (cambios: Partial<Situacion>) => faltaParaReinscribir({ ...espera, ...cambios })

test('an active student with cycles left and every class closed by the office waits to be re-enrolled', () => {
  expect(faltaParaReinscribir(espera)).toBeUndefined()
})

test.each<[Partial<Situacion>, string]>([
  [{ estatus: 0 }, 'El estudiante está inactivo'],
  [{ semestre: 8 }, 'El estudiante ya está en el último ciclo de su programa: 8 de 8'],
  [{ semestre: 9 }, 'El estudiante ya está en el último ciclo de su programa: 9 de 8'],
  [{ ultimo: null }, 'El estudiante aún no tiene asignaturas'],
  [
    { ultimo: { ...ultimo, porCalificar: ['Milpa', 'Asamblea'] } },
    'Servicios escolares aún no califica 2 de sus 5 asignaturas de Semestre 2026-1: Milpa, Asamblea',
  ],
  [
    { ultimo: { ...ultimo, asignaturas: 1, porCalificar: ['Milpa'] } },
    'Servicios escolares aún no califica su asignatura de Semestre 2026-1: Milpa',
  ],
  [
    { ultimo: { ...ultimo, reinscrito: { autor: 'Eva Luna', fecha: '2026-08-03' } } },
    'El estudiante ya fue reinscrito después de Semestre 2026-1: lo hizo Eva Luna el 03/08/2026',
  ],
])('%j: %s', (cambios, sentence) => {
  expect(falta(cambios)).toBe(sentence)
})

test('the confirmation has the words of the specification', () => {
  expect(confirmacionDeReinscripcion).toBe(
    'Verifique que el estudiante cumplio con su ficha de reinscripcion y en caso de maestria con su voucher de pago',
  )
})
