import { describe, expect, test } from 'vitest'
import { camposDeCalificacion, type CampoDeCalificacion } from '../../../src/domain/calificaciones.ts'
import { clase, pegarEn } from './pegar.ts'

const alumnos = clase('Pérez Luna ANA', 'Pérez Sosa BETO', 'Cruz Ruiz CITLALI')
const [, beto = ''] = alumnos.map(({ matricula }) => matricula)
const [, deBeto = ''] = alumnos.map(({ nombre }) => nombre)
const pegar = (texto: string, campo: CampoDeCalificacion = 'asistencia') => pegarEn(alumnos)(texto, campo)

const cadaCampo = camposDeCalificacion.map(([campo]) => campo)

describe('a title that the sheet does not know', () => {
  test.each([
    [`Matrícula\tNombre\tFaltas\tCalif. final\n${beto}\t${deBeto}\t3\t9`, 'Faltas'],
    [`Nombre\tParcial 1\tPromedio final\n${deBeto}\t7\t9`, 'Parcial 1'],
    [`Matrícula\tNombre\tParcial 1\tParcial 2\tFinal\n${beto}\t${deBeto}\t7\t8\t9`, 'Parcial 1 y Parcial 2'],
    [`Nombre\tNombre de la materia\tNota\nBeto\tBotánica\t9`, 'Nombre de la materia'],
    [`Nombre\tNombre del docente\tNota\nBeto\tANA\t9`, 'Nombre del docente'],
  ])('fills nothing, wherever the focus is: %j', (texto, fuera) => {
    for (const campo of cadaCampo) {
      const { dadas, frases } = pegar(texto, campo)
      expect(dadas).toEqual(['BETO calificacion 9'])
      expect(frases).toMatch(new RegExp(`No se us(ó|aron) .*columnas?: ${fuera}\\.$`))
    }
  })

  test.each([
    [`Matrícula\tNombre\tFaltas\tTareas\n${beto}\t${deBeto}\t3\t9`, 'Faltas y Tareas'],
    ['Participante\tFaltas\nBeto\t3\nAna\t2', 'Faltas'],
    ['Faltas\tParcial 1\n3\t7\n2\t8', 'Faltas y Parcial 1'],
    ['No.\tFaltas\n1\t7\n2\t8', 'Faltas'],
    ['EP\tEF\n3\t7\n2\t8', 'EP y EF'],
  ])('is told as a warning where there is no other: %j', (texto, fuera) => {
    for (const campo of cadaCampo) {
      const { dadas, frases, reparos } = pegar(texto, campo)
      expect([dadas, reparos]).toEqual([[], true])
      expect(frases).toMatch(new RegExp(`^No se llenó nada\\. No se us(ó|aron) .*: ${fuera}\\.$`))
    }
  })

  test('leaves a column without any title to the focus only where no other column has one', () => {
    expect(pegar('No.\tNombre\t\n1\tBeto\t9', 'calificacion').dadas).toEqual(['BETO calificacion 9'])
    expect(pegar('Nombre\tFaltas\t\nBeto\t3\t9', 'calificacion').dadas).toEqual([])
  })

  test('leaves out a title that stands over several columns of figures', () => {
    const { dadas, hecho } = pegar('Nombre\tAsistencia\tCalificaciones\t\nBeto\t90\t7\t8')
    expect([dadas, hecho.columnas]).toEqual([['BETO asistencia 90'], ['Calificaciones', 'la 4.ª']])
    expect(pegar('Nombre\tCalificación\t\nBeto\t9\tnueve').dadas).toEqual(['BETO calificacion 9'])
  })

  test('over figures is one also in a block without names, but text over text is none', () => {
    expect(pegar('Parcial 1\tParcial 2\tFinal\n7\t8\t9\n6\t7\t8').dadas).toEqual([
      'ANA calificacion 9',
      'BETO calificacion 8',
    ])
    expect(pegar('Calificación 1\tCalificación 2\tCalificación\n5\t6\t7').dadas).toEqual(['ANA calificacion 7'])
    expect(pegar('Equipo\tFinal\nRojo\t9\nRojo\t8').dadas).toEqual(['ANA calificacion 9', 'BETO calificacion 8'])
  })

  test.each([
    'NP\tBaja\n90\t8',
    'S/D\t—\n90\t8',
    'Faltó\tFaltó\n90\t8',
    '90\tNP\nFaltó\tBaja\n80\t7',
    '90\t8\nAsistencia\tCalificación\n80\t7',
    'Asistencia\tCalificación\nFaltó\tBaja\n80\t7',
  ])('is not what is said of somebody: %j', texto => {
    const lineas = texto.split('\n').filter((linea, lugar) => lugar > 0 || !linea.startsWith('Asistencia'))
    expect(pegar(texto).hecho.cambios.map(cambio => cambio.texto)).toEqual(lineas.flatMap(linea => linea.split('\t')))
  })
})

describe('of several columns for one field', () => {
  test.each([
    ['Promedio\tCalificación final', 1],
    ['Calificación final\tCalificación', 0],
    ['Nota\tCalificación', 1],
    ['Calificación\tCalificación', undefined],
    ['Parcial\tCalificación final del alumno', 1],
    ['Final\tPromedio final', 1],
    ['Final\tPromedio', undefined],
    ['Calificación\tFinal', undefined],
  ])('«%s» the one that says most is taken, and none where both may be meant', (titulos, cual) => {
    const { dadas, hecho } = pegar(`Nombre\t${titulos}\nBeto\t7\t8`)
    expect(dadas).toEqual(cual === undefined ? [] : [`BETO calificacion ${[7, 8][cual]}`])
    const dichos = titulos.split('\t')
    const repetido = new Set(dichos).size < dichos.length
    expect(hecho.columnas).toEqual(
      dichos
        .map((cada, lugar) => (repetido ? `${cada} (la ${lugar + 2}.ª)` : cada))
        .filter((_, lugar) => lugar !== cual),
    )
  })

  test('a percentage of attendance is taken before a number of attendances', () => {
    expect(pegar('Nombre\tAsistencias\t% de asistencia\nBeto\t12\t80').dadas).toEqual(['BETO asistencia 80'])
  })
})
