import { describe, expect, test } from 'vitest'
import type { CampoDeCalificacion } from '../../../src/domain/calificaciones.ts'
import { clase, pegarEn } from './pegar.ts'

const alumnos = clase('Pérez Luna ANA', 'Pérez Sosa BETO', 'Cruz Ruiz CITLALI')
const [ana = '', beto = ''] = alumnos.map(({ matricula }) => matricula)
const [deAna = '', deBeto = ''] = alumnos.map(({ nombre }) => nombre)
const pegar = (texto: string, campo: CampoDeCalificacion = 'asistencia') => pegarEn(alumnos)(texto, campo)

describe('headings', () => {
  test.each([
    'Nombre del alumno',
    'Nombre del estudiante',
    'Alumno(a)',
    'Alumno/a:',
    'Nombre completo del estudiante',
    'Estudiante inscrito',
    'Datos de la alumna',
  ])('of names may be «%s»', titulo => {
    const { dadas, frases } = pegar(
      `No\t${titulo}\tParcial 1\tCalificación final\n1\t${deBeto}\t7\t9\n2\t${deAna}\t6\t10`,
    )
    expect(dadas).toEqual(['ANA calificacion 10', 'BETO calificacion 9'])
    expect(frases).toBe('Se llenó por nombre a 2 estudiantes. No se usó una columna: Parcial 1.')
  })

  test.each(['Matrícula del estudiante', 'No. de control', 'Matrícula UT', 'Núm. de matrícula:'])(
    'of matrículas may be «%s»',
    titulo => {
      const { dadas, frases } = pegar(`${titulo}\tAsistencia del alumno\tObservaciones\n${beto}\t90\tBien`)
      expect(dadas).toEqual(['BETO asistencia 90', 'BETO retroalimentacion Bien'])
      expect(frases).toBe('Se llenó por matrícula a un estudiante.')
    },
  )

  test.each([
    'Grupo 101\n',
    'Grupo 101\n\n',
    'Universidad\t\t\n\t\t\n',
    'Calificaciones\t\t\nGrupo\t101\t\n',
    'Facilitadora\tAna Pérez\t\n',
    'Facilitadora\tAna Pérez\t101\n',
    'Grupo\tSemestre\t\n101\t3\t\n',
  ])('may have lines above them, which are nobody’s: %j', membrete => {
    for (const titulos of ['Matrícula\tNombre\tCalificación', 'Matrícula del alumno\tAlumno(a)\tFinal']) {
      const { dadas, hecho } = pegar(`${membrete}${titulos}\n${beto}\t${deBeto}\t9\n${ana}\t${deAna}\t10`)
      expect(dadas).toEqual(['ANA calificacion 10', 'BETO calificacion 9'])
      expect([hecho.desconocidas, hecho.anonimos, hecho.columnas]).toEqual([[], 0, []])
    }
    expect(pegar(`${membrete}Nombre\tAsistencia\tFinal\nBeto\t90\t9`).dadas).toEqual([
      'BETO asistencia 90',
      'BETO calificacion 9',
    ])
  })

  test('below others name each column', () => {
    const { dadas, hecho } = pegar(
      `Matrícula\tNombre\tCalificaciones\t\t\n\t\tParcial 1\tParcial 2\tFinal\n${beto}\t${deBeto}\t7\t8\t9`,
    )
    expect([dadas, hecho.columnas]).toEqual([['BETO calificacion 9'], ['Parcial 1', 'Parcial 2']])
    expect(pegar('Nombre\tNota\tNota\nNombre\tParcial 1\tFinal\nBeto\t7\t9').dadas).toEqual(['BETO calificacion 9'])
    expect(pegar(`Matrícula\tNombre\tCalificación\n\t\tParcial 1\n${beto}\t${deBeto}\t7`).dadas).toEqual([])
    expect(pegar(`Matrícula\tNombre\tFinal\n\t\t100%\n${beto}\t${deBeto}\t7`).dadas).toEqual(['BETO calificacion 7'])
    expect(pegar('Nombre\t\tFinal\nZoila\tDebe\tBaja\nBeto\t1\t9').hecho.desconocidas).toEqual(['Zoila'])
    expect(pegar('Calificaciones\nGrupo 101\nAsistencia\tFinal\n90\t8').dadas).toEqual([
      'ANA asistencia 90',
      'ANA calificacion 8',
    ])
    expect(pegar('Nombre\tAsistencia\tCalificación\t\n\t%\tNúmero\tLetra\nBeto\t90\t9\tnueve').dadas).toEqual([
      'BETO asistencia 90',
      'BETO calificacion 9',
      'BETO calificacion_letra nueve',
    ])
    expect(pegar('Calificaciones\t\nParcial 1\tParcial 2\n7\t8').dadas).toEqual([])
  })

  test('in the middle are read again only where they say the same', () => {
    const cabeza = 'Nombre\tAsistencia\tCalificación'
    const lineas = (otra: string) => `${cabeza}\nBeto\t90\t9\n${otra}\nAna\t8\t7`
    expect(pegar(lineas(cabeza)).hecho.desconocidas).toEqual([])
    expect(pegar(lineas(cabeza)).dadas).toEqual([
      'ANA asistencia 8',
      'ANA calificacion 7',
      'BETO asistencia 90',
      'BETO calificacion 9',
    ])
    const { dadas, hecho } = pegar(lineas('Nombre\tCalificación\tAsistencia'))
    expect([dadas, hecho.sobrantes]).toEqual([['BETO asistencia 90', 'BETO calificacion 9'], 1])
    const encima = pegar(`Ana\t8\t7\n${cabeza}\nBeto\t90\t9`)
    expect([encima.dadas, encima.hecho.sobrantes]).toEqual([['BETO asistencia 90', 'BETO calificacion 9'], 1])
  })

  test('are no lines of a student, nor feedback about a grade', () => {
    expect(pegar('Ana\t9\nAlumno destacado\tFinal\nBeto\t8', 'calificacion').dadas).toEqual([
      'ANA calificacion 9',
      'BETO calificacion 8',
    ])
    expect(pegar(`${ana}\tAlumno\n${beto}\tOyente`, 'retroalimentacion').dadas).toHaveLength(2)
    expect(pegar('8\tocho\tAlumno\n7\tsiete\tBien', 'calificacion').dadas).toHaveLength(6)
    expect(pegar(`Matrícula\tObservaciones\n${beto}\tBeto`).dadas).toEqual(['BETO retroalimentacion Beto'])
  })

  test('of one column may stand below a line of text, but feedback is no heading', () => {
    expect(pegar('Grupo 101\n\nCalificación\n8\n7', 'asistencia').dadas).toEqual([
      'ANA calificacion 8',
      'BETO calificacion 7',
    ])
    const bienes = 'nueve\tBien\n'.repeat(20)
    expect(pegar(`${bienes}Asistencia\tFinal\n8\t7`, 'calificacion_letra').dadas).toHaveLength(6)
    expect(pegar('Bien\nObservaciones\nMal', 'retroalimentacion').dadas).toHaveLength(3)
    expect(pegar('ocho\tBuen alumno\nnueve\tAlumno dedicado', 'calificacion_letra').dadas).toHaveLength(4)
  })

  test('of a CURP name no matrículas', () => {
    const curp = 'PESB000101HDFRSTA1'
    expect(pegar(`CURP\tNombre\tFinal\n${curp}\tBeto\t9`).dadas).toEqual(['BETO calificacion 9'])
  })
})
