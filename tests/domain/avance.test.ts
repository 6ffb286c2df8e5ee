import { expect, test } from 'vitest'
import { avance } from '../../src/domain/avance.ts'
import { estadoDeMateria } from '../../src/domain/estadoDeMateria.ts'
import { registrosVigentes } from '../../src/domain/registrosVigentes.ts'

const materias = (cuantas: number) =>
  Array.from({ length: cuantas }, (_, lugar) => ({ id_materia: `m${lugar}`, creditos: 4.5 }))
const aprobadas = (cuantas: number) =>
  materias(cuantas).map(({ id_materia }) => ({ id_materia, acreditado: 'Si', calificacion: 8 }))

test.each([
  [27, 40, 67.5, false],
  [28, 40, 70, true],
  [29, 40, 72.5, true],
  [6993, 9991, 69.9, false],
  [0, 5, 0, false],
  [5, 5, 100, true],
  [0, 0, 0, false],
  [7, 10, 70, true],
  [20, 29, 68.9, false],
  [21, 30, 70, true],
])('%i of %i subjects is %d %%, enough for the social service: %s', (hechas, total, porcentaje, alcanza) => {
  const hecho = avance(materias(total), aprobadas(hechas))
  expect(hecho.materias).toEqual({ aprobado: hechas, total, porcentaje })
  expect(hecho.alcanzaServicioSocial).toBe(alcanza)
  expect(hecho.creditos).toEqual({ aprobado: hechas * 4.5, total: total * 4.5, porcentaje })
})

test('materias outside the retícula, in progress or failed do not count, and each counts once', () => {
  const registros = [
    ...aprobadas(1),
    ...aprobadas(1),
    { id_materia: 'otra', acreditado: 'Si', calificacion: 9 },
    { id_materia: 'm1', acreditado: '', calificacion: 9 },
    { id_materia: 'm2', acreditado: 'No', calificacion: 5 },
  ]
  expect(avance(materias(4), registros).materias).toEqual({ aprobado: 1, total: 4, porcentaje: 25 })
})

test('credits with halves add up exactly', () => {
  expect(
    avance(
      [
        { id_materia: 'a', creditos: 0.1 },
        { id_materia: 'b', creditos: 0.2 },
      ],
      [
        { id_materia: 'a', acreditado: 'Si', calificacion: 6 },
        { id_materia: 'b', acreditado: 'Si', calificacion: 6 },
      ],
    ).creditos,
  ).toEqual({ aprobado: 0.3, total: 0.3, porcentaje: 100 })
})

test('of several records of a subject the pass counts, else the last', () => {
  const registro = (acreditado: string, lugar: number) => ({ id_materia: 'm', acreditado, lugar })
  expect(registrosVigentes([registro('No', 1), registro('Si', 2), registro('', 3)])).toEqual([registro('Si', 2)])
  expect(registrosVigentes([registro('No', 1), registro('', 2)])).toEqual([registro('', 2)])
  expect(registrosVigentes([registro('', 1), registro('No', 2)])).toEqual([registro('No', 2)])
  expect(registrosVigentes([])).toEqual([])
})

test.each([
  [undefined, undefined],
  [{ acreditado: '' }, 'cursando'],
  [{ acreditado: null }, 'cursando'],
  [{ acreditado: 'Si' }, 'aprobado'],
  [{ acreditado: 'No' }, 'reprobado'],
  [{ acreditado: 'otro' }, 'reprobado'],
])('%j is %s', (registro, estado) => {
  expect(estadoDeMateria(registro)).toBe(estado)
})
