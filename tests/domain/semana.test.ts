import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diasEnTexto, semana, type Sesion } from '../../src/domain/semana.ts'

const clase = (dias: number[], hora_inicio: string, hora_final: string): Sesion => ({ dias, hora_inicio, hora_final })

test('goes from the first whole hour to the last, Monday to Friday, with Saturday when it is used', () => {
  const { desde, hasta, dias } = semana([clase([1], '09:30', '11:00'), clase([5], '16:00', '17:30')])
  expect([desde, hasta, dias.length]).toEqual([9, 18, 5])
  expect(semana([clase([6], '07:00', '08:00')]).dias.at(-1)).toMatchObject({
    nombre: 'Sábado',
    bloques: [{ inicio: 420, final: 480, carril: 0, carriles: 1 }],
  })
})

test('simultaneous classes stand side by side; the next has the whole width again', () => {
  const [lunes] = semana([
    clase([1], '09:00', '11:00'),
    clase([1], '10:00', '12:00'),
    clase([1], '11:00', '12:00'),
    clase([1], '12:00', '13:00'),
  ]).dias
  expect(lunes?.bloques.map(({ inicio, carril, carriles }) => [inicio / 60, carril, carriles])).toEqual([
    [9, 0, 2],
    [10, 1, 2],
    [11, 0, 2],
    [12, 0, 1],
  ])
})

test('of classes with the same beginning the shorter stands first, in any order of arrival', () => {
  const clases = [clase([1], '09:00', '12:00'), clase([1], '09:00', '10:00'), clase([1], '10:00', '11:00')]
  for (const orden of [clases, clases.toReversed()])
    expect(
      semana(orden).dias[0]?.bloques.map(({ inicio, final, carril }) => [inicio / 60, final / 60, carril]),
    ).toEqual([
      [9, 10, 0],
      [9, 12, 1],
      [10, 11, 0],
    ])
})

const hora = fc
  .integer({ min: 7 * 4, max: 21 * 4 })
  .map(cuartos => `${String(Math.floor(cuartos / 4)).padStart(2, '0')}:${String((cuartos % 4) * 15).padStart(2, '0')}`)
const sesion = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
    fc.uniqueArray(hora, { minLength: 2, maxLength: 2 }),
  )
  .map(([dias, horas]) => {
    const [hora_inicio = '', hora_final = ''] = horas.toSorted()
    return { dias, hora_inicio, hora_final }
  })

test('no two blocks of a day ever cover each other, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(sesion, { minLength: 1, maxLength: 12 }), clases => {
      const { dias } = semana(clases)
      expect(dias.flatMap(({ bloques }) => bloques)).toHaveLength(clases.flatMap(cada => cada.dias).length)
      for (const { bloques } of dias)
        for (const uno of bloques)
          for (const otro of bloques) {
            if (uno === otro || uno.final <= otro.inicio || otro.final <= uno.inicio) continue
            expect(
              uno.carril / uno.carriles + 1 / uno.carriles <= otro.carril / otro.carriles + 1e-9 ||
                otro.carril / otro.carriles + 1 / otro.carriles <= uno.carril / uno.carriles + 1e-9,
            ).toBe(true)
          }
    }),
  )
})

test.each([
  [[3, 1], 'Lunes y miércoles'],
  [[1, 2, 5], 'Lunes, martes y viernes'],
  [[6], 'Sábado'],
  [[], ''],
])('%j reads «%s»', (dias, texto) => {
  expect(diasEnTexto(dias)).toBe(texto)
})
