import { describe, expect, test } from 'vitest'
import { clase, pegarEn } from './pegar.ts'

const alumnos = clase('Pérez Luna ANA', 'Pérez Sosa BETO')
const [ana = '', beto = ''] = alumnos.map(({ matricula }) => matricula)
const pegar = pegarEn(alumnos)

const alReves = ['ANA calificacion 10', 'BETO calificacion 9']

describe('names in several columns', () => {
  test.each([
    ['Apellido paterno\tApellido materno\tNombre(s)\tCalificación', '', 'Pérez\tSosa', 'Pérez\tLuna'],
    ['Apellidos\tNombre\tCalificación', '', 'Pérez Sosa', 'Pérez Luna'],
    ['No.\tApellidos\tNombre\tCalificación', '7\t', 'Pérez Sosa', 'Pérez Luna'],
    ['A. Paterno\tMaterno\tPrimer nombre\tCalificación', '', 'PEREZ\tsosa', 'PEREZ\tluna'],
    ['', '', 'Pérez\tSosa', 'Pérez\tLuna'],
    ['', '', 'Pérez Sosa', 'Pérez Luna'],
  ])('of one line name one student: «%s» %s', (titulos, numero, deBeto, deAna) => {
    const lineas = [`${numero}${deBeto}\tBETO\t9`, `${numero}${deAna}\tANA\t10`]
    const { dadas, frases } = pegar([...(titulos ? [titulos] : []), ...lineas].join('\n'))
    expect(dadas).toEqual(alReves)
    expect(frases).toBe('Se llenó por nombre a 2 estudiantes.')
  })

  test('number their lines before them, without a title too', () => {
    expect(pegar('1\tPérez\tSosa\tBETO\t9\n2\tPérez\tLuna\tANA\t10').frases).toBe(
      'Se llenó por nombre a 2 estudiantes.',
    )
    const saltados = pegar('7\tBeto\t9\n5\tAna\t10')
    expect([saltados.dadas, saltados.hecho.columnas]).toEqual([alReves, ['la 1.ª']])
    expect(pegar('9\tPérez Sosa BETO\n10\tPérez Luna ANA').dadas).toEqual(alReves)
    expect(pegar('1. Pérez Sosa Beto\t9\n2. Pérez Luna Ana\t10').dadas).toEqual(alReves)
  })

  test('that are not of this class are left out, though some of their words are', () => {
    const { dadas, hecho } = pegar('Apellidos\tNombre\tCalificación\nPérez Sosa\tZOILA\t9\nPérez Luna\tANA\t10')
    expect([dadas, hecho.desconocidas]).toEqual([['ANA calificacion 10'], ['Pérez Sosa ZOILA']])
    expect(pegar('Gómez\tRuiz\tANA\t9').hecho).toMatchObject({ cambios: [], desconocidas: ['Gómez Ruiz ANA'] })
    expect(pegar('Pérez\tPérez\tANA\t9').dadas).toEqual([])
  })

  test('may say the same twice: the whole name and a part of it', () => {
    expect(pegar('Nombre completo\tNombre\tCalificación\nPérez Sosa BETO\tBeto\t9').dadas).toEqual([
      'BETO calificacion 9',
    ])
  })

  test('after the grades identify the student of each line as well', () => {
    expect(pegar('9\tBeto\n10\tAna').dadas).toEqual(alReves)
    expect(pegar('9\tPérez\tSosa\tBETO\n10\tPérez\tLuna\tANA').dadas).toEqual(alReves)
    expect(pegar('9\tBeto').dadas).toEqual([])
    expect(pegar('9\tBeto', 'calificacion', 1).dadas).toEqual(['BETO calificacion 9'])
    expect(pegar('Pérez Sosa BETO\tBien', 'retroalimentacion').dadas).toEqual(['BETO retroalimentacion Bien'])
    expect(pegar('Beto\tBien\nAna\tMal', 'retroalimentacion').dadas).toEqual([
      'ANA retroalimentacion Mal',
      'BETO retroalimentacion Bien',
    ])
  })

  test('are no feedback, even if a student has that name', () => {
    const quienes = clase('Díez Bueno ANA', 'Pérez Sosa BETO', 'Pérez Luna CITLALI')
    const { dadas } = pegarEn(quienes)('9\tnueve\tBien\n10\tdiez\tBueno\n10\tdiez\tBueno')
    expect(dadas.filter(cada => cada.startsWith('CITLALI'))).toEqual([
      'CITLALI calificacion 10',
      'CITLALI calificacion_letra diez',
      'CITLALI retroalimentacion Bueno',
    ])
    expect(pegarEn(quienes)('9\tnueve\tBueno\n8\tocho\t\n7\tsiete\t').dadas).toHaveLength(7)
  })

  test('may be a word of a heading', () => {
    const quienes = clase('Paterno Luna ANA', 'Pérez Sosa BETO')
    const { dadas } = pegarEn(quienes)('Paterno\tMaterno\tNombre\tNota\nPérez\tSosa\tBETO\t9', 'asistencia')
    expect(dadas).toEqual(['BETO calificacion 9'])
  })
})

describe('a part of a name', () => {
  test.each([
    'Nombre\tCalificación\nBeto\t9\nAna\t10',
    'Beto\t9\nAna\t10',
    'Grupo\tNombre\tNota\nA\tBeto\t9\nA\tAna\t10',
  ])('names its student where it fits no other: %j', texto => expect(pegar(texto).dadas).toEqual(alReves))

  test('that fits several, or nobody, is left out and told, and gives nothing out by order', () => {
    const { dadas, frases } = pegar('Nombre\tCalificación\nPérez\t9\nAna\t10\nZoila\t8')
    expect(dadas).toEqual(['ANA calificacion 10'])
    expect(frases).toBe(
      'Se llenó por nombre a un estudiante. No son de esta asignatura: Zoila. No queda claro de quién son: Pérez.',
    )
    expect(pegar('Nombre\tCalificación\nZoila\t9\nYadira\t8').dadas).toEqual([])
    expect(pegar('Zoila\t9\nAna\t10').dadas).toEqual(['ANA calificacion 10'])
  })

  test('without a title may be no name if most lines have none: only the next student in order is taken for named', () => {
    expect(pegar('Zoila\t9\nYadira\t8\nAna\t10').hecho).toMatchObject({ cambios: [], dudosas: ['Ana'] })
    expect(pegar('Ana\t10\nZoila\t9\nYadira\t8').dadas).toEqual(['ANA calificacion 10'])
    expect(pegar('P. Luna A.\t9\nP. Sosa B.\t8').hecho).toMatchObject({ por: 'nombre', cambios: [] })
    expect(pegar(`${ana}\tBeto\t9\n${beto}\tTula\t8\n${beto}\tJuba\t8`).hecho.dudosas).toEqual([])
  })

  test('is of nobody where another line says another part of the same name', () => {
    const quienes = clase('Ruiz Soto ANA MARÍA', 'Pérez Sosa BETO')
    const { dadas, hecho } = pegarEn(quienes)('Nombre\tNota\nAna María\t9\nAna\t8\nBeto\t7')
    expect([dadas, hecho.dudosas]).toEqual([['BETO calificacion 7'], ['Ana María', 'Ana']])
    expect(pegarEn(quienes)('Nombre\tNota\nRuiz Soto Ana María\t9\nAna\t8').dadas).toEqual(['MARÍA calificacion 9'])
  })

  test('counts for less than a whole name', () => {
    const quienes = clase('Pérez Luna ANA', 'Pérez Luna ANA MARÍA')
    expect(pegarEn(quienes)('Nombre\tNota\nAna Pérez Luna\t9\nMaría\t8').dadas).toEqual([
      'ANA calificacion 9',
      'MARÍA calificacion 8',
    ])
  })
})

describe('a matrícula', () => {
  test('beside the name of another student of the class is nobody’s', () => {
    const { dadas, hecho } = pegar(`Matrícula\tNombre\tNota\n${ana}\tBeto\t9\n${beto}\tBetito\t8`)
    expect([dadas, hecho.dudosas]).toEqual([['BETO calificacion 8'], [`${ana} Beto`]])
  })

  test('of another register leaves it to the names', () => {
    expect(pegar('No. de control\tNombre\tNota\n2156\tBeto\t9\n2157\tAna\t10').dadas).toEqual(alReves)
    expect(pegar(`No. de control\tMatrícula\tNota\n2156\t${beto}\t9\n2157\t${ana}\t10`).dadas).toEqual(alReves)
    const ajena = '2025XYZ01'.padEnd(18, '0')
    expect(pegar(`Matrícula\tNombre\tNota\n${ajena}\tBeto\t9`).hecho).toMatchObject({
      cambios: [],
      desconocidas: [ajena],
    })
  })
})
