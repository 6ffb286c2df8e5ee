import { expect, test } from 'vitest'
import {
  calificacionEnTexto,
  periodosDeKardex,
  promedioCerrado,
  renglonDeKardex,
  resumenDeKardex,
} from '../../src/domain/kardex.ts'

const entrada = (
  nombre_materia: string,
  calificacion_estudiante: string,
  acreditado_estudiante = '',
  creditos_materia = 5,
) => ({ nombre_materia, creditos_materia, calificacion_estudiante, acreditado_estudiante })

test('each period has the mean of its numeric grades, «Sin calificar» when it has none', () => {
  const kardex = {
    'Semestre 1': [entrada('A', '8'), entrada('B', '9.5'), entrada('C', 'Sin calificar')],
    'Semestre 2': [entrada('D', 'Sin calificar')],
  }
  expect(periodosDeKardex(kardex).map(({ periodo, promedio }) => [periodo, promedio])).toEqual([
    ['Semestre 1', '8.75'],
    ['Semestre 2', 'Sin calificar'],
  ])
})

test('an entry without «acreditado» says «Sin calificar»', () => {
  expect(renglonDeKardex(entrada('A', '8'))).toEqual(['A', '5', '8', 'Sin calificar'])
  expect(renglonDeKardex(entrada('A', '5.9', 'No', 4.5))).toEqual(['A', '4.5', '5.9', 'No'])
})

test('the whole kardex: every closed grade in the mean, the credits of each passed subject once', () => {
  expect(
    resumenDeKardex({
      uno: [entrada('A', '5', 'No', 4.5), entrada('B', '9', 'Si', 6.1), entrada('C', '10')],
      dos: [entrada('A', '8', 'Si', 4.5), entrada('A', '9', 'Si', 4.5)],
    }),
  ).toEqual({ promedio: '7.75', creditos: 10.6, aprobadas: 2 })
  const deLlave = (id_materia: string, nombre: string) => ({ ...entrada(nombre, '8', 'Si', 4), id_materia })
  const deUnNombre = { uno: [deLlave('a', 'Taller'), deLlave('b', 'Taller')] }
  expect(resumenDeKardex(deUnNombre)).toMatchObject({ creditos: 8, aprobadas: 2 })
  const deOtroNombre = { uno: [deLlave('a', 'Taller')], dos: [deLlave('a', 'Taller I')] }
  expect(resumenDeKardex(deOtroNombre)).toMatchObject({ creditos: 4, aprobadas: 1 })
  expect(resumenDeKardex({})).toEqual({ promedio: 'Sin calificar', creditos: 0, aprobadas: 0 })
})

test('the certified mean includes the closed grades, passed or not', () => {
  expect(promedioCerrado([entrada('A', '5', 'No'), entrada('B', '9', 'Si'), entrada('C', '10')])).toBe('7.00')
  expect(promedioCerrado([entrada('C', '10')])).toBe('Sin calificar')
})

test.each([
  [8, '8'],
  [9.5, '9.5'],
  [0, '0'],
  [10, '10'],
  [null, 'Sin calificar'],
])('%s is written «%s»', (calificacion, texto) => {
  expect(calificacionEnTexto(calificacion)).toBe(texto)
})
