import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hojasDeAsistencia, siglaDe, type EntradaDeAsistencia } from '../../src/domain/asistencia.ts'

const entradas = (cuantas: number, grupo = 'A'): EntradaDeAsistencia[] =>
  Array.from({ length: cuantas }, (_, lugar) => ({
    estudiante: {
      matricula: `${grupo}${lugar}`,
      apellidos: '',
      nombre: '',
      sexo: 'M',
      regular: 'Si',
      semestre: 1,
    },
    clases: [],
  }))
const materias = (cuantas: number) => Array.from({ length: cuantas }, (_, lugar) => `Materia ${lugar}`)
const hojas = (propios: number, ajenos: number, cuantasMaterias: number) =>
  hojasDeAsistencia({
    grupos: [{ estudiantes_grupo: entradas(propios), estudiantes_otras_clases: entradas(ajenos, 'B') }],
    nombres_materias: materias(cuantasMaterias),
  })
const resumen = (...deQue: Parameters<typeof hojas>) =>
  hojas(...deQue).map(({ clase, entradas: suyas, desde, juego, juegos }) => [
    clase,
    suyas.length,
    desde,
    `${juego}/${juegos}`,
  ])
const letras = (cuantas: number) =>
  hojas(1, 0, cuantas).flatMap(({ materias: suyas }) => suyas.map(({ letra }) => letra))

describe('the sheets of an attendance report', () => {
  test('hold ten students of the group each, then four of other groups', () => {
    expect(resumen(21, 5, 7)).toEqual([
      ['principal', 10, 1, '1/1'],
      ['principal', 10, 11, '1/1'],
      ['principal', 1, 21, '1/1'],
      ['adicional', 4, 1, '1/1'],
      ['adicional', 1, 5, '1/1'],
    ])
  })

  test('are one for a full group, and no additional one without students of other groups', () => {
    expect(resumen(10, 0, 7)).toEqual([['principal', 10, 1, '1/1']])
  })

  test('are there also when nobody and nothing is', () => {
    expect(resumen(0, 0, 0)).toEqual([['principal', 0, 1, '1/1']])
  })

  test('go on with the same students where a group has more than seven subjects', () => {
    expect(resumen(11, 1, 8)).toEqual([
      ['principal', 10, 1, '1/2'],
      ['principal', 10, 1, '2/2'],
      ['principal', 1, 11, '1/2'],
      ['principal', 1, 11, '2/2'],
      ['adicional', 1, 1, '1/2'],
      ['adicional', 1, 1, '2/2'],
    ])
    expect(hojas(1, 0, 8).map(({ materias: suyas }) => suyas.map(({ letra, nombre }) => `${letra} ${nombre}`))).toEqual(
      [[0, 1, 2, 3, 4, 5, 6].map(lugar => `${'ABCDEFG'[lugar]} Materia ${lugar}`), ['H Materia 7']],
    )
  })

  test('have the students of every group that came', () => {
    const [primera] = hojasDeAsistencia({
      grupos: [
        { estudiantes_grupo: entradas(2, 'A'), estudiantes_otras_clases: [] },
        { estudiantes_grupo: entradas(1, 'C'), estudiantes_otras_clases: [] },
      ],
      nombres_materias: [],
    })
    expect(primera?.entradas.map(({ estudiante }) => estudiante.matricula)).toEqual(['A0', 'A1', 'C0'])
  })

  test('call their subjects A to G, on through Z, then AA; never two of them alike', () => {
    expect(letras(7).join('')).toBe('ABCDEFG')
    expect(letras(28).slice(-3)).toEqual(['Z', 'AA', 'AB'])
    expect(letras(80).slice(51, 54)).toEqual(['AZ', 'BA', 'BB'])
    fc.assert(fc.property(fc.nat(120), cuantas => new Set(letras(cuantas)).size === cuantas))
  })
})

test('REG marks a regular student, IRR any other', () => {
  expect(['Si', 'No', '', 'si'].map(siglaDe)).toEqual(['REG', 'IRR', 'IRR', 'IRR'])
})
