import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acreditado } from '../../src/domain/acreditado.ts'
import { calificacionEnLetra, diceLaCalificacion } from '../../src/domain/calificacionEnLetra.ts'
import { calificacionDicha, camposDeCalificacion, notaEn } from '../../src/domain/calificaciones.ts'
import { promedio } from '../../src/domain/promedio.ts'

const todas = Array.from({ length: 101 }, (_, decimas) => decimas / 10)
const fila = (cambios: object) =>
  calificacionDicha({
    asistencia: 90,
    calificacion: 7.5,
    calificacion_letra: 'siete punto cinco',
    retroalimentacion: '',
    ...cambios,
  })

describe('the words of a grade', () => {
  test.each([
    [0, 'cero'],
    [0.5, 'cero punto cinco'],
    [6.9, 'seis punto nueve'],
    [7, 'siete'],
    [7.5, 'siete punto cinco'],
    [9.1, 'nueve punto uno'],
    [10, 'diez'],
  ])('%s is «%s»', (nota, letra) => {
    expect(calificacionEnLetra(nota)).toBe(letra)
  })

  test('the 101 grades have 101 different words, letters and spaces only, each accepted for its grade and for no other', () => {
    const palabras = todas.map(calificacionEnLetra)
    expect(new Set(palabras).size).toBe(101)
    expect(palabras.filter(letra => !/^[a-z]+( punto [a-z]+)?$/.test(letra))).toEqual([])
    for (const nota of todas)
      expect(todas.filter(otra => diceLaCalificacion(calificacionEnLetra(nota), otra))).toEqual([nota])
  })

  test('capitals, accents and spaces do not count, and a whole grade may say its zero', () => {
    expect(diceLaCalificacion('  Siete   PUNTO  Cinco ', 7.5)).toBe(true)
    expect(diceLaCalificacion('diéz', 10)).toBe(true)
    expect(diceLaCalificacion('siete punto cero', 7)).toBe(true)
    expect(diceLaCalificacion('siete punto cero', 7.1)).toBe(false)
    expect(diceLaCalificacion('siete', 8)).toBe(false)
  })
})

describe('a row of grades', () => {
  test.each([0, 100, 87.25, '90', ' 90 ', '87,5'])('attendance %j is kept', asistencia =>
    expect(fila({ asistencia }).fallas).toEqual({}),
  )
  test.each(['', null, undefined, '  '])('attendance %j is missing', asistencia =>
    expect(fila({ asistencia }).fallas).toEqual({ asistencia: 'La asistencia es requerida' }),
  )
  test.each([-1, 101, 'x', '9 0', Number.NaN, Number.POSITIVE_INFINITY, true, [90], {}, '1e1', '0x10'])(
    'attendance %j is refused',
    asistencia => {
      expect(fila({ asistencia }).fallas).toEqual({ asistencia: 'La asistencia debe ser un número de 0 a 100' })
    },
  )

  test.each([
    ['', 'La calificación es requerida'],
    [-0.1],
    [10.1],
    [11],
    ['7.55'],
    [7.55],
    ['7.05'],
    ['siete'],
    ['7.5.1'],
    [false],
  ])(
    'grade %j is refused',
    (calificacion, mensaje = 'La calificación debe ser un número de 0 a 10 con máximo un decimal') => {
      expect(fila({ calificacion }).fallas).toEqual({ calificacion: mensaje })
    },
  )

  test.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['7.500', 7.5],
    [0, 0],
    [10, 10],
    [7.5, 7.5],
  ])('grade %j is kept as %s', (calificacion, esperada) =>
    expect(fila({ calificacion, calificacion_letra: calificacionEnLetra(esperada) }).valores?.calificacion).toBe(
      esperada,
    ),
  )

  test('the words must be there, be letters, and say the grade', () => {
    expect(fila({ calificacion_letra: ' ' }).fallas).toEqual({
      calificacion_letra: 'La calificación en letra es requerida',
    })
    expect(fila({ calificacion_letra: '7.5' }).fallas).toEqual({
      calificacion_letra: 'La calificación en letra debe contener solo letras y espacios',
    })
    expect(fila({ calificacion: 8, calificacion_letra: 'siete' }).fallas).toEqual({
      calificacion_letra: 'La calificación en letra debe ser «ocho»',
    })
    expect(fila({ calificacion_letra: 7 }).fallas).toEqual({
      calificacion_letra: 'La calificación en letra debe contener solo letras y espacios',
    })
    expect(fila({ calificacion: 7, calificacion_letra: 'Siete punto cero' }).valores).toMatchObject({
      calificacion_letra: 'siete',
    })
  })

  test('feedback is optional and has an end', () => {
    expect(fila({ retroalimentacion: null }).valores?.retroalimentacion).toBe('')
    expect(fila({ retroalimentacion: 9 }).valores?.retroalimentacion).toBe('9')
    expect(fila({ retroalimentacion: ` ${'ñ'.repeat(1000)} ` }).valores?.retroalimentacion).toHaveLength(1000)
    expect(fila({ retroalimentacion: 'x'.repeat(1001) }).fallas).toEqual({
      retroalimentacion: 'La retroalimentación debe contener máximo 1,000 caracteres',
    })
    expect(fila({ retroalimentacion: 'nul \u0000' }).fallas).toEqual({
      retroalimentacion: 'La retroalimentación contiene caracteres no permitidos',
    })
  })

  test('one wrong field keeps the whole row from being kept', () => {
    for (const [campo] of camposDeCalificacion) {
      const { valores, fallas } = fila({ [campo]: 'x'.repeat(1001) })
      expect(valores).toBeUndefined()
      expect(Object.keys(fallas)).toEqual([campo])
    }
  })

  test('a text says a grade or none', () => {
    expect(['7,5', 10, '11', 'diez', ''].map(notaEn)).toEqual([7.5, 10, undefined, undefined, undefined])
  })

  test('an accepted grade is within bounds, to the tenth, with its words; none is changed into another', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -20, max: 120 }), fc.string()), calificacion => {
        const { valores } = calificacionDicha({
          asistencia: 1,
          calificacion,
          calificacion_letra: calificacionEnLetra(Number(calificacion)),
        })
        if (valores)
          expect([todas.includes(valores.calificacion), valores.calificacion]).toEqual([
            true,
            Number(String(calificacion).replace(',', '.')),
          ])
      }),
    )
  })
})

describe('means', () => {
  test.each([
    [[7.1, 7.2, 7.2], '7.17'],
    [[1.1, 2.2], '1.65'],
    [[9.9, 10, 9.9, 9.9, 9.9, 9.9, 9.9, 9.9], '9.91'],
    [['8', 'Sin calificar', null, undefined, '', ' ', 9], '8.50'],
    [[], 'Sin calificar'],
    [['Sin calificar'], 'Sin calificar'],
    [[0], '0.00'],
  ])('of %j is %s', (notas, esperado) => {
    expect(promedio(notas)).toBe(esperado)
  })

  test('are those of whole tenths, halves up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 60 }), decimas => {
        const suma = BigInt(decimas.reduce((una, otra) => una + otra, 0))
        const centesimas = (suma * 10n * 2n + BigInt(decimas.length)) / (2n * BigInt(decimas.length))
        expect(promedio(decimas.map(decima => decima / 10))).toBe(
          `${centesimas / 100n}.${String(centesimas % 100n).padStart(2, '0')}`,
        )
      }),
    )
  })

  test('six passes, less does not', () => {
    expect([acreditado(6), acreditado(5.9), acreditado(10), acreditado(0)]).toEqual(['Si', 'No', 'Si', 'No'])
  })
})
