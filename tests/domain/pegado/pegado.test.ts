import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bloqueDe, enUnaCelda } from '../../../src/domain/pegado/bloque.ts'
import { dichoDePegado } from '../../../src/domain/pegado/dichoDePegado.ts'
import { createHoja, enBlanco } from '../../../src/custom/calificaciones/hoja.ts'
import { pegado } from '../../../src/domain/pegado/pegado.ts'
import { camposDeCalificacion, type CampoDeCalificacion } from '../../../src/domain/calificaciones.ts'

const alumnos = ['ANA', 'BETO', 'CITLALI', 'DALIA', 'ELÍAS', 'FLOR'].map((nombre, lugar) => ({
  matricula: `2026IST0${lugar + 1}`.padEnd(18, '0'),
  nombre: `Pérez ${['Luna', 'Sosa'][lugar % 2]} ${nombre}`,
}))
const [ana = '', beto = '', citlali = '', dalia = ''] = alumnos.map(({ matricula }) => matricula)
const nombreDe = (lugar: number) => alumnos[lugar]?.nombre ?? ''

/** Pastes into a sheet where every cell already names its student, so that changed cells show. */
const pegar = (texto: string, campo: CampoDeCalificacion = 'calificacion', renglon = 0) => {
  const antes = (matricula: string) => ({ ...enBlanco, asistencia: '50', retroalimentacion: `de ${matricula}` })
  const hoja = createHoja(alumnos, new Map(alumnos.map(({ matricula }) => [matricula, antes(matricula)])))
  const hecho = pegado(bloqueDe(texto) ?? [], alumnos, { renglon, campo })
  hoja.apply(hecho.cambios)
  const columna = (cual: CampoDeCalificacion) => alumnos.map(({ matricula }) => hoja.fila(matricula).textos[cual])
  return { hoja, antes, hecho, columna, frases: dichoDePegado(hecho, alumnos).frases.join(' ') }
}

describe('a blank cell', () => {
  test.each(['8\n\n7\n6', '8\r\n\r\n7\r\n6\r\n', '8\r\r7\r6', '8\n  \n7\n6\n\n\n'])(
    'in the middle of %j leaves its student as they were, moves nobody, and is told',
    texto => {
      const { columna, hecho, frases } = pegar(texto)
      expect(columna('calificacion')).toEqual(['8', '', '7', '6', '', ''])
      expect(hecho).toMatchObject({
        estudiantes: 3,
        sobrantes: 0,
        enBlanco: [{ matricula: beto, campo: 'calificacion' }],
      })
      expect(frases).toContain(`Venía en blanco y se dejó como estaba: Calificación de ${nombreDe(1)}.`)
    },
  )

  test('at the beginning, in a block of several columns and beside a matrícula changes nothing either', () => {
    expect(pegar('\n9').columna('calificacion')).toEqual(['', '9', '', '', '', ''])
    const varias = pegar('90\t8\n\t\n\t7\n80\t', 'asistencia')
    expect([varias.columna('asistencia'), varias.columna('calificacion')]).toEqual([
      ['90', '50', '50', '80', '50', '50'],
      ['8', '', '7', '', '', ''],
    ])
    expect(varias.hecho.enBlanco).toHaveLength(4)
    const { columna, hecho } = pegar(`${beto}\t\n\t\n${ana}\t8`)
    expect(columna('calificacion')).toEqual(['8', '', '', '', '', ''])
    expect(hecho.enBlanco).toEqual([{ matricula: beto, campo: 'calificacion' }])
  })

  test('of words beside a grade is no blank: they follow from it', () => {
    const { columna, hecho } = pegar('8\t\n7,5\tsiete punto cinco\n\t\n9\tnueve')
    expect(columna('calificacion_letra')).toEqual(['ocho', 'siete punto cinco', '', 'nueve', '', ''])
    expect(hecho.enBlanco).toEqual([
      { matricula: citlali, campo: 'calificacion' },
      { matricula: citlali, campo: 'calificacion_letra' },
    ])
  })

  test('is told with the first others, and how many more', () => {
    const { frases } = pegar('8\t1\n\t\n\t\n\t\n\t\n7\t1', 'asistencia')
    expect(frases).toContain(`Asistencia de ${nombreDe(1)}, Calificación de ${nombreDe(1)}, `)
    expect(frases).toContain(' y 3 más.')
    expect(pegar('\n\n\n').frases).toBe('No se llenó nada.')
  })
})

describe('headings', () => {
  test.each([
    ['Asistió siempre\nMuy bien', ['Asistió siempre', 'Muy bien']],
    ['Nota: faltó\nBien', ['Nota: faltó', 'Bien']],
    ['Observaciones pendientes\nBien', ['Observaciones pendientes', 'Bien']],
    ['Con letra clara\nBien', ['Con letra clara', 'Bien']],
    ['Regular\nNo', ['Regular', 'No']],
    ['Retroalimentación\nBien\nMal', ['Bien', 'Mal']],
    ['\nObservaciones:\nBien\nMal', ['Bien', 'Mal']],
  ])('are whole titles, and feedback is not: %j', (texto, esperadas) => {
    const { columna } = pegar(texto, 'retroalimentacion')
    expect(columna('retroalimentacion').slice(0, 2)).toEqual(esperadas)
    expect(columna('asistencia')).toEqual(alumnos.map(() => '50'))
  })

  test('are headings where every filled cell is one, or one of figures stands above them', () => {
    const { columna, hecho } = pegar('Asistencia\tMuy bien\n80\tBien\n70\tBien', 'calificacion')
    expect([columna('asistencia').slice(0, 2), hecho.columnas]).toEqual([['80', '70'], ['Muy bien']])
    expect(pegar('Muy bien\tAsistencia\nBien\tSuficiente', 'calificacion_letra').hecho.cambios).toHaveLength(4)
    expect(pegar('Calificación\t\tAsistencia (%)\n8\t\t90').columna('asistencia')[0]).toBe('90')
    expect(pegar('N.º\tNombre\n1\tAna').hecho.cambios).toEqual([])
  })

  test('of matrículas identifies the column of students, also where it names nobody of this class', () => {
    const { hecho, frases, columna } = pegar('Matrícula\tCalificación\nX1\t9\nX2\t8')
    expect([hecho.cambios, hecho.desconocidas]).toEqual([[], ['X1', 'X2']])
    expect(frases).toBe('No se llenó nada. No son de esta asignatura: X1 y X2.')
    expect(columna('calificacion')).toEqual(alumnos.map(() => ''))
  })

  test('that the sheet does not know leave their columns out, by name', () => {
    const { columna, frases } = pegar(
      `N.º\tMatrícula\tNombre\tParcial 1\tCalificación\tCalificación\n1\t${beto}\tBeto\t7\t9\t10`,
      'asistencia',
    )
    expect([columna('asistencia')[1], columna('calificacion')[1]]).toEqual(['50', ''])
    expect(frases).toBe(
      'No se llenó nada. No se usaron 3 columnas: Parcial 1, Calificación (la 5.ª) y Calificación (la 6.ª).',
    )
  })

  test('of names beside others are headings too, so that no column takes the place of another', () => {
    const { columna, frases } = pegar(
      `No.\tNombre\tParcial 1\tCalificación final\n3\t${nombreDe(1)}\t7\t9\n5\t${nombreDe(0)}\t6\t8`,
      'asistencia',
    )
    expect([columna('asistencia').slice(0, 2), columna('calificacion').slice(0, 2)]).toEqual([
      ['50', '50'],
      ['8', '9'],
    ])
    expect(frases).toBe('Se llenó por nombre a 2 estudiantes. No se usó una columna: Parcial 1.')
    expect(pegar('Nombre\nBien', 'retroalimentacion').columna('retroalimentacion').slice(0, 2)).toEqual([
      'Nombre',
      'Bien',
    ])
  })
})

describe('the student of a line', () => {
  test('is told by any matrícula of the class, and by what looks like one', () => {
    const { hecho, columna } = pegar(`\t9\n${dalia}\t8\n\t7`)
    expect([columna('calificacion'), hecho.anonimos]).toEqual([['', '', '', '8', '', ''], 2])
    expect(pegar(`x\t9\ny\t9\n${dalia}\t8`).hecho).toMatchObject({ por: 'matrícula', desconocidas: ['x', 'y'] })
    const ajenas = pegar(`${'2025XYZ01'.padEnd(18, '0')}\t9\n${'2025XYZ02'.padEnd(18, '0')}\t8`)
    expect([ajenas.hecho.cambios, ajenas.hecho.desconocidas.length]).toEqual([[], 2])
  })

  test('is told by whole names too, however they are ordered', () => {
    const { columna, frases } = pegar('Beto Pérez Sosa\t9\nPEREZ LUNA, ana\t8\nZoila Ruiz\t7')
    expect(columna('calificacion')).toEqual(['8', '9', '', '', '', ''])
    expect(frases).toBe('Se llenó por nombre a 2 estudiantes. No son de esta asignatura: Zoila Ruiz.')
  })

  test('a name that two share is nobody’s', () => {
    const gemelas = [...alumnos, { matricula: 'G'.padEnd(18, '0'), nombre: nombreDe(0) }]
    const { cambios, desconocidas, dudosas } = pegado(
      [
        [nombreDe(0), '9'],
        [nombreDe(1), '8'],
        [nombreDe(2), '7'],
      ],
      gemelas,
      {
        renglon: 0,
        campo: 'calificacion',
      },
    )
    expect([cambios.map(({ matricula }) => matricula), desconocidas, dudosas]).toEqual([
      [beto, citlali],
      [],
      [nombreDe(0)],
    ])
  })

  test('said twice is told, and the last counts', () => {
    const { columna, frases } = pegar(`${ana}\t9\n${ana}\t8`)
    expect(columna('calificacion')[0]).toBe('8')
    expect(frases).toContain(`Viene más de una vez, y quedó lo último: ${nombreDe(0)}.`)
  })

  test('numbers and names of a list are no grades', () => {
    const { columna, hecho } = pegar(
      alumnos.map(({ matricula, nombre }, lugar) => [lugar + 1, matricula, nombre, '8'].join('\t')).join('\n'),
    )
    expect([columna('calificacion'), hecho.columnas]).toEqual([alumnos.map(() => '8'), []])
    const conApellido = pegar(`${ana}\t8\tocho\tLuna\n${beto}\t7\tsiete\tBien\n${citlali}\t6\tseis\tMal`)
    expect(conApellido.columna('retroalimentacion').slice(0, 3)).toEqual(['Luna', 'Bien', 'Mal'])
    expect(pegar(`7\t${ana}\n8\t${beto}`).columna('calificacion').slice(0, 2)).toEqual(['7', '8'])
  })
})

test('columns and lines that find no place are told', () => {
  const { hecho, frases } = pegar('1\tBien\tx\ny\tBien\tz', 'calificacion_letra', 5)
  expect([hecho.sobrantes, hecho.columnas]).toEqual([1, ['la 3.ª']])
  expect(frases).toContain('Sobró un renglón. No se usó una columna: la 3.ª.')
  expect(pegar('1\n2\n\n3', 'calificacion', 5).frases).toContain('Sobraron 2 renglones.')
})

describe('a cell of several lines', () => {
  test('loses the quotation marks around it and the doubled ones inside, and its lines are one', () => {
    const { columna } = pegar('"Dijo ""sí""\ny se fue"\n"a\tb"\nllano', 'retroalimentacion')
    expect(columna('retroalimentacion').slice(0, 3)).toEqual(['Dijo "sí" y se fue', 'a b', 'llano'])
    expect(enUnaCelda('"Muy bien\r\nsiga así"\r\n')).toBe('Muy bien siga así')
    expect(enUnaCelda('Un párrafo.\n\nOtro.')).toBe('Un párrafo. Otro.')
  })

  test.each([
    ['"Muy bien" dijo\n8\n7', ['"Muy bien" dijo', '8', '7']],
    ['"sin cerrar\n8\n7', ['"sin cerrar', '8', '7']],
    ['a "b"\n"c" d\n"e ""f"" g"', ['a "b"', '"c" d', 'e "f" g']],
  ])('is none that only begins with a quotation mark: %j swallows nobody', (texto, esperadas) => {
    expect(pegar(texto, 'retroalimentacion').columna('retroalimentacion').slice(0, 3)).toEqual(esperadas)
  })
})

const palabra = fc.constantFrom('8', '7.5', '10', 'x', 'Muy bien', 'di "sí"', '', ' ')

test('any block copied from a spreadsheet is read as its cells', () => {
  const texto = fc
    .string({ unit: fc.constantFrom('a', '8', ' ', '"', '\n', '\t') })
    .filter(dicho => !dicho.startsWith('"'))
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 4 })
        .chain(ancho => fc.array(fc.array(texto, { minLength: ancho, maxLength: ancho }), { minLength: 1 })),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (celdas, fin, ultimo) => {
        const escrita = (celda: string) => (/[\t\n]/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda)
        const copiado = celdas.map(linea => linea.map(escrita).join('\t')).join(fin) + (ultimo ? fin : '')
        expect(bloqueDe(copiado)).toEqual(celdas)
      },
    ),
  )
})

/** Tells whether a column of texts above numbers may start with headings. */
const textosSobreCifras = (dichos: readonly string[]) =>
  /^([^\d]+)(\d[\d.]*)+$/.test(dichos.join('')) && dichos.some(dicho => /[^\d.]/.test(dicho))

test('by order, each line goes to its own student or to nobody, with any blanks, and all of it is undone at once', () => {
  fc.assert(
    fc.property(
      fc.array(palabra, { minLength: 2, maxLength: 9 }),
      fc.nat(5),
      fc.constantFrom('calificacion', 'retroalimentacion'),
      (lineas, renglon, campo) => {
        const dichos = lineas.map(linea => linea.trim())
        fc.pre(campo !== 'calificacion' || !textosSobreCifras(dichos))
        const { hoja, hecho, antes, columna } = pegar(lineas.join('\n') + '\n', campo, renglon)
        const ultima = dichos.findLastIndex(Boolean)
        const esperada = alumnos.map(
          ({ matricula }, lugar) => (lugar >= renglon && dichos[lugar - renglon]) || antes(matricula)[campo],
        )
        expect(columna(campo)).toEqual(esperada)
        expect(columna('asistencia')).toEqual(alumnos.map(() => '50'))
        expect(hecho.sobrantes).toBe(dichos.filter((dicho, lugar) => dicho && renglon + lugar >= alumnos.length).length)
        expect(hecho.enBlanco.map(({ matricula }) => matricula)).toEqual(
          alumnos.flatMap(({ matricula }, lugar) =>
            lugar >= renglon && lugar - renglon <= ultima && !dichos[lugar - renglon] ? [matricula] : [],
          ),
        )
        hoja.undo()
        expect(alumnos.map(({ matricula }) => hoja.fila(matricula).textos)).toEqual(
          alumnos.map(({ matricula }) => antes(matricula)),
        )
      },
    ),
  )
})

test('by matrícula, each line goes to its own student, in any order, with any columns before it and any students missing', () => {
  const linea = fc.record({ quien: fc.nat(7), asistencia: fc.constantFrom('90', '80', ''), nota: palabra })
  fc.assert(
    fc.property(
      fc.uniqueArray(linea, { selector: ({ quien }) => quien, minLength: 1 }),
      fc.boolean(),
      fc.constantFrom('\n', '\n\t\t\n'),
      (lineas, conTitulos, entre) => {
        const clave = (quien: number) => alumnos[quien]?.matricula ?? `2024XYZ0${quien}`.padEnd(18, '0')
        const texto = [
          ...(conTitulos ? ['Asistencia\tMatrícula\tCalificación'] : []),
          ...lineas.map(({ quien, asistencia, nota }) => [asistencia, clave(quien), nota].join('\t')),
        ].join(entre)
        const { columna, hecho } = pegar(texto, 'asistencia')
        const suya = (lugar: number) => lineas.find(({ quien }) => quien === lugar)
        expect(columna('asistencia')).toEqual(alumnos.map((_, lugar) => suya(lugar)?.asistencia || '50'))
        expect(columna('calificacion')).toEqual(alumnos.map((_, lugar) => suya(lugar)?.nota.trim() ?? ''))
        expect(hecho.desconocidas).toHaveLength(lineas.filter(({ quien }) => quien > 5).length)
      },
    ),
  )
})

test('every title that the sheet shows is one that it reads', () => {
  for (const [campo, titulo] of camposDeCalificacion)
    expect(pegar(`${titulo}\n8\n7`, 'calificacion').columna(campo).slice(0, 2)).toEqual(['8', '7'])
})
