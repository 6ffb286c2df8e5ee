import { describe, expect, test } from 'vitest'
import { clase, pegarEn } from './pegar.ts'

const alumnos = clase('Pérez Luna ANA', 'Pérez Sosa BETO', 'Cruz Ruiz CITLALI')
const [ana = '', beto = '', citlali = ''] = alumnos.map(({ matricula }) => matricula)
const pegar = pegarEn(alumnos)
const alReves = ['ANA calificacion 7', 'BETO calificacion 8', 'CITLALI calificacion 9']

describe('a column that names the students', () => {
  test.each([
    (clave: string) => `${clave.slice(0, 7)} ${clave.slice(7)}`,
    (clave: string) => `'${clave.toLowerCase()}`,
    (clave: string) => `${clave.slice(0, 4)}-${clave.slice(4, 7)}-${clave.slice(7)}`,
  ])('may be a matrícula in parts: %s', escrita => {
    for (const titulos of ['', 'Matrícula\tCalificación\n']) {
      const { dadas, frases } = pegar(`${titulos}${escrita(citlali)}\t9\n${escrita(beto)}\t8\n${escrita(ana)}\t7`)
      expect(dadas).toEqual(alReves)
      expect(frases).toBe('Se llenó por matrícula a 3 estudiantes.')
    }
  })

  test.each([
    'CURP\tCalificación\nPESB000101HDFRSTA1\t9\nPELA000101MDFRSTA1\t8',
    'Dirección de correo electrónico\tCalificación\nuno@escuela.mx\t9\notro@escuela.mx\t8',
    'Teléfono\tFinal\n5512345678\t9\n5512345679\t8',
    'Participante\tFinal\nZoila\t9\nYadira\t8',
    'Calificación\tParticipante\n9\tZoila\n8\tYadira',
    'Equipo\tFinal\nRojo\t9',
    'Zoila Gómez\t9\nYadira Gómez\t8',
    'uno@escuela.mx\t9\notro@escuela.mx\t8',
    '12345678\t9\n12345679\t8',
  ])('in a way that the sheet does not know gives nothing out by order: %j', texto => {
    const { dadas, frases, reparos } = pegar(texto, 'asistencia')
    expect([dadas, reparos]).toEqual([[], true])
    expect(frases).toMatch(
      /^No se llenó nada\. Lo pegado puede decir de quién es cada renglón de un modo que la hoja no conoce \(«.+»\)\./,
    )
  })

  test('is the number of a list, where it is not that of the sheet', () => {
    expect(pegar('N.º\tCalificación\n1\t9\n2\t8').dadas).toHaveLength(2)
    expect(pegar('N.º\tCalificación\n2\t9\n3\t8', 'calificacion', 1).dadas).toHaveLength(2)
    for (const texto of ['N.º\tCalificación\n1\t9\n3\t8', 'Núm.\tNota\n3\t9\n2\t8\n1\t7']) {
      const { dadas, frases } = pegar(texto)
      expect(dadas).toEqual([])
      expect(frases).toMatch(/que la hoja no conoce \(«(N\.º|Núm\.) 3»\)/)
    }
    expect(pegar('N.º\tCalificación\n1\t9', 'calificacion', 1).dadas).toEqual([])
  })

  test('is no name with the surnames reversed', () => {
    const quienes = clase('Flores Díaz GUADALUPE', 'Díaz Flores ANA GUADALUPE')
    const { dadas, hecho } = pegarEn(quienes)('Nombre\tNota\nDíaz Flores Guadalupe\t9\nGuadalupe Flores Díaz\t8')
    expect(dadas).toEqual(['GUADALUPE calificacion 8', 'GUADALUPE calificacion 9'])
    expect(hecho.cambios.map(({ matricula, texto }) => [matricula === quienes[0]?.matricula, texto])).toEqual([
      [false, '9'],
      [true, '8'],
    ])
    expect(pegarEn(quienes)('Nombre\tNota\nDíaz Flores Beto\t9\nFlores Díaz Ana\t8').hecho).toMatchObject({
      cambios: [],
    })
  })

  test('is no group, no team and no feedback', () => {
    expect(pegar('Grupo\tFinal\nA\t9\nB\t8').dadas).toEqual(['ANA calificacion 9', 'BETO calificacion 8'])
    expect(pegar('90\t9\tnueve\tBien\n80\t8\tocho\tMuy bien', 'asistencia').dadas).toHaveLength(8)
    expect(pegar('Baja\t9\n80\t8\n70\t7', 'asistencia').dadas).toHaveLength(6)
  })
})

describe('a block of one column for figures', () => {
  test.each(['Parcial 3', 'Prom.', 'Matemáticas I', 'Unidad 3\nEvaluación', '\nCal.'])(
    'has a heading where texts stand above nothing but figures, and moves nobody: %j',
    titulo => {
      for (const campo of ['asistencia', 'calificacion'] as const) {
        const { dadas, frases } = pegar(`${titulo}\n8\nNP\n7`, campo)
        expect(dadas).toEqual([])
        expect(frases).toBe(`No se llenó nada. No se usó una columna: ${titulo.split('\n').at(-1)}.`)
      }
    },
  )

  test('says of somebody that there is no grade, above others too', () => {
    expect(pegar('NP\n8\n7').dadas).toHaveLength(3)
    expect(pegar('Baja\n8\nBaja').dadas).toHaveLength(3)
    expect(pegar('Parcial 3\nBien', 'retroalimentacion').dadas).toHaveLength(2)
  })
})

describe('a number', () => {
  test('under «Calificación» is the grade, with any short title', () => {
    for (const numero of ['Núm.', 'No.', 'Número', 'Con cifra'])
      expect(pegar(`Nombre\tCalificación\t\n\t${numero}\tLetra\nBeto\t9\tnueve\nAna\t8\tocho`).dadas).toEqual([
        'ANA calificacion 8',
        'ANA calificacion_letra ocho',
        'BETO calificacion 9',
        'BETO calificacion_letra nueve',
      ])
  })

  test('that is none of a list is told where it is not used', () => {
    const { hecho } = pegar('Nombre\tNúm.\tLetra\nBeto\t9\tnueve\nAna\t8\tocho')
    expect(hecho.columnas).toEqual(['Núm.'])
    expect(pegar('Núm.\tNombre\tFinal\n1\tBeto\t9\n3\tAna\t8').hecho.columnas).toEqual([])
  })

  test('of a list of names is no grade, though there is no other', () => {
    const { dadas, frases } = pegar('1\tPérez Luna Ana\n2\tPérez Sosa Beto\n3\tCruz Ruiz Citlali')
    expect([dadas, frases]).toEqual([[], 'No se llenó nada. No se usó una columna: la 1.ª.'])
    expect(pegar('8\tPérez Luna Ana\n9\tPérez Sosa Beto\n10\tCruz Ruiz Citlali').dadas).toEqual([])
    expect(pegar('9\tPérez Luna Ana\n10\tPérez Sosa Beto').dadas).toHaveLength(2)
  })
})

test('neither of two columns with the same title is taken, whatever stands above them', () => {
  const { dadas, hecho } = pegar(
    'Nombre\tParcial 1\t\tFinal\t\n\tAsistencia\tCalificación\tAsistencia\tCalificación\nAna\t90\t7\t95\t9',
  )
  expect([dadas, hecho.columnas]).toEqual([
    [],
    ['Asistencia (la 2.ª)', 'Calificación (la 3.ª)', 'Asistencia (la 4.ª)', 'Calificación (la 5.ª)'],
  ])
  expect(pegar('Nombre\tTareas\t\tExámenes\t\n\tT1\tPromedio\tE1\tPromedio\nAna\t8\t7\t6\t9').dadas).toEqual([])
})

test('attendance in small numbers may be days, which is said', () => {
  expect(pegar('Nombre\tAsistencias\nAna\t18\nBeto\t20').frases).toMatch(/revise que no sean días/)
  expect(pegar('0.95\n1', 'asistencia').frases).toMatch(/revise que no sean días/)
  expect(pegar('Nombre\tAsistencias\nAna\t18\nBeto\t80').frases).not.toMatch(/días/)
})

test('a word of feedback that is a title elsewhere is feedback over other texts', () => {
  for (const palabra of ['Nota', 'Asistencia'])
    expect(pegar(`${palabra}\nBien\nMal`, 'retroalimentacion').dadas).toEqual([
      `ANA retroalimentacion ${palabra}`,
      'BETO retroalimentacion Bien',
      'CITLALI retroalimentacion Mal',
    ])
  expect(pegar('Calificación\nNP\n8', 'retroalimentacion').dadas).toEqual([
    'ANA calificacion NP',
    'BETO calificacion 8',
  ])
})
