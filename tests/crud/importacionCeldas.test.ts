import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import { importableFields } from '../../src/schema/cells/importable.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador, libroDeExcel } from '../harness/importador.ts'

let e: Escena
let token: string
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena({ sembrada: true })
  token = await e.tokenDe('coordinador')
  coordinador = importador(e, token)
})
afterAll(() => e.cerrar())

const csv = (rows: readonly (readonly string[])[]) => Papa.unparse(rows.map(row => [...row]))
const cabeza = ['Clave', 'Nombre', 'Créditos']

describe('a cell with invisible signs', () => {
  const renglones = [
    ['clave', 'nombre', 'creditos', 'duracion', 'periodicidad', 'grado', 'modalidad', 'fecha_registro'],
    ['LICBLANCOS', 'Educación comunal', '240', '8', 'Semestre', 'Licenciatura', 'Mixta', '01/08/2012'],
  ]
  const sucios = renglones.map(([clave = '', nombre = '', ...resto], nth) =>
    nth ? [`${clave}\u00a0`, nombre.replace(' ', '\u00a0\u200b'), ...resto] : [clave, nombre, ...resto],
  )

  it('reads the same without them, and belongs to the same record', async () => {
    const { data } = await coordinador.subir('programas', csv(sucios))
    expect(data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    expect((await coordinador.aplicar(data)).status).toBe(200)
    expect(await e.pedir('GET', 'programas/LICBLANCOS', { token })).toMatchObject({
      status: 200,
      data: { nombre: 'Educación comunal' },
    })
    for (const cuales of [renglones, sucios])
      expect((await coordinador.subir('programas', csv(cuales))).data.cuenta).toMatchObject({ iguales: 1, errores: 0 })
  })
})

describe('a wrong cell', () => {
  it('is corrected where it stands', async () => {
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['COR-1', 'Botánica', 'muchos'], ['COR-2', '', '6']]),
    )
    const { data: mejor } = await coordinador.escribir(`${data.id}/celdas`, {
      cambios: [
        { renglon: 2, columna: 2, valor: '6' },
        { renglon: 3, columna: 1, valor: 'Zoología' },
      ],
    })
    expect(mejor.cuenta).toMatchObject({ nuevos: 2, errores: 0 })
    const { data: otra } = await coordinador.escribir(`${data.id}/celdas`, {
      cambios: [
        { renglon: 3, columna: 1, valor: ' Cafe\u0301\r\ny\ud800 té\u0000 ' },
        { renglon: 3, columna: 4, valor: 'más allá' },
        { renglon: 9, columna: 1, valor: 'de nadie' },
      ],
    })
    expect([otra.cuenta.total, otra.columnas.length]).toEqual([2, 3])
    expect((await coordinador.filas(data.id)).map(({ celdas }) => celdas)).toEqual([
      ['COR-1', 'Botánica', '6'],
      ['COR-2', 'Café\ny\ufffd té\ufffd', '6', '', 'más allá'],
    ])
    for (const cambio of [
      { renglon: 0, columna: 1, valor: '' },
      { renglon: 2, columna: -1, valor: '' },
      { renglon: 2, columna: 500, valor: '' },
      { renglon: 2, columna: 1, valor: 'x'.repeat(10_001) },
    ])
      expect((await coordinador.escribir(`${data.id}/celdas`, { cambios: [cambio] })).status).toBe(422)
    expect((await coordinador.escribir(`${data.id}/celdas`, { cambios: [] })).status).toBe(422)
    const muchos = Array.from({ length: 2001 }, () => ({ renglon: 2, columna: 1, valor: 'x' }))
    expect((await coordinador.escribir(`${data.id}/celdas`, { cambios: muchos })).status).toBe(422)
    const bordes = await coordinador.escribir(`${data.id}/celdas`, {
      cambios: [...muchos.slice(2), { renglon: 1, columna: 499, valor: 'x'.repeat(10_000) }],
    })
    expect(bordes.status).toBe(200)
  })

  it('comes back in a file with its faults beside it, and is read again once corrected', async () => {
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['ERR-1', 'Botánica', 'muchos'], ['ERR-2', 'Zoología', '6'], ['ERR-3']]),
      'las.materias.csv',
    )
    const { encabezados, libro } = await coordinador.libro(`${data.id}/errores`)
    expect(encabezados).toEqual([libroDeExcel, "attachment; filename*=UTF-8''las.materias%20(errores).xlsx"])
    const [hoja, ...mas] = libro.sheets
    expect([hoja?.name, hoja?.freezePane, hoja?.columns, mas]).toEqual([
      'Errores',
      { rows: 1 },
      [{ width: 22 }, { width: 22 }, { width: 22 }, { width: 80 }],
      [],
    ])
    expect(new Set([...(hoja?.cells ?? [])].map(([, { style }]) => style?.numFmt))).toEqual(new Set(['@']))
    expect(hoja?.rows).toEqual([
      [...cabeza, 'error'],
      ['ERR-1', 'Botánica', 'muchos', "Créditos: El campo 'Créditos' debe ser un número"],
      [
        'ERR-3',
        '',
        '',
        "Nombre: El 'nombre de la materia' es requerido · Créditos: Los 'créditos de la materia' son requeridos",
      ],
    ])
    const curada = csv([
      [...cabeza, 'error'],
      ['ERR-1', 'Botánica', '6', 'lo que decía'],
    ])
    expect((await coordinador.subir('materias', curada)).data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
  })
})

describe('data hidden from the caller', () => {
  it('a preview of somebody else is not there, nor its rows, faults or application', async () => {
    const { data } = await coordinador.subir('materias', csv([cabeza, ['AJE-1', 'Botánica', '6']]))
    const otro = await e.tokenDe('administrativo')
    for (const [metodo, camino] of [
      ['GET', 'filas'],
      ['GET', 'errores'],
      ['POST', 'aplicar'],
    ] as const) {
      const { status } = await e.pedir(metodo, `importaciones/${data.id}/${camino}`, {
        token: otro,
        ...(metodo === 'POST' && { cuerpo: { huella: data.huella } }),
      })
      expect([camino, status]).toEqual([camino, 404])
    }
    expect((await e.pedir('POST', 'importaciones/materias', { token: otro, cuerpo: new Blob(['x']) })).status).toBe(403)
  })
})

describe('a part of a record', () => {
  it('is imported by headings of its own or in one cell, names its faults, and our export of it brings no change', async () => {
    const [una, otra, tercera] = (await e.db.select().from(tables.materias)).map(({ clave_materia }) => clave_materia)
    const [programa = ''] = (await e.db.select().from(tables.programas)).map(({ nombre }) => nombre)
    const plan = ['Nombre', 'Ciclo 2', 'Programa', 'Créditos totales', 'CICLO 1', 'Ciclo 3']
    const { data } = await coordinador.subir(
      'reticulas',
      csv([
        plan,
        ['Plan nuevo', otra ?? '', programa, '300', `${tercera}, ${una}`, ''],
        ['Plan ajeno', otra ?? '', programa, '300', 'NADIE-1', ''],
        ['Plan con hueco', '', programa, '300', una ?? '', otra ?? ''],
        ['Plan doble', una ?? '', programa, '300', una ?? '', ''],
        ['Plan vacío', '', programa, '300', '', ''],
      ]),
    )
    const faltas = (await coordinador.filas(data.id)).map(fila => Object.values(fila.faltas))
    expect(faltas).toEqual([
      [],
      ['«NADIE-1» no es la clave de ninguna materia'],
      ['Falta el ciclo 2: los ciclos se numeran desde el 1, sin saltos'],
      ['Una materia no puede estar dos veces en la malla'],
      ['Agregue los ciclos y materias'],
    ])
    expect((await coordinador.aplicar(data, { omitir: true })).message).toContain('1 nuevo')
    const columnas = importableFields(resources.reticulas).map(([name]) => name)
    const exportado = new TextDecoder().decode(
      await coordinador.exportado(`reticulas?columnas=${columnas.join(',')}`, 'csv'),
    )
    expect(exportado).toContain(`Ciclo 1: ${tercera}, ${una}; Ciclo 2: ${otra}`)
    const { data: misma } = await coordinador.subir('reticulas', exportado)
    expect(misma.cuenta).toMatchObject({ nuevos: 0, cambian: 0, errores: 0 })
  })
})

it('takes neither of two subjects of one name into a grid without a key', async () => {
  await e.db
    .insert(tables.materias)
    .values(['OPT-2', 'OPT-1'].map(clave_materia => ({ clave_materia, nombre: 'Optativa comunal', creditos: 4 })))
  const [programa = ''] = (await e.db.select().from(tables.programas)).map(({ nombre }) => nombre)
  const dichas = ['Optativa comunal', 'optativa  COMUNAL', 'opt-1']
  const { data } = await coordinador.subir(
    'reticulas',
    csv([
      ['Nombre', 'Programa', 'Créditos totales', 'Ciclo 1'],
      ...dichas.map((dicha, lugar) => [`Plan ${lugar} de optativas`, programa, '300', dicha]),
    ]),
  )
  expect((await coordinador.filas(data.id)).map(({ faltas }) => Object.values(faltas))).toEqual([
    ['Hay 2 materias que se llaman «Optativa comunal»: escriba su clave, OPT-1 o OPT-2'],
    ['Hay 2 materias que se llaman «optativa  COMUNAL»: escriba su clave, OPT-1 o OPT-2'],
    [],
  ])
})

it('finds a record with an unreadable key by the code in its list, or by its name', async () => {
  const escolar = importador(e, await e.tokenDe('escolar'))
  const [materia] = await e.db.select().from(tables.materias)
  const suyos = new TextDecoder().decode(await escolar.exportado('cuc/estudiantes/escolar?columnas=matricula', 'csv'))
  const [, [alumna = ''] = []] = Papa.parse<string[]>(suyos).data
  const renglon = (dicha: string) => [alumna, dicha, '2019-1', '8.5', 'Ordinario', 'Archivo']
  const { data } = await escolar.subir(
    'calificacionesPrevias',
    csv([
      ['Estudiante', 'Materia', 'Periodo escrito', 'Calificación', 'Tipo', 'Motivo'],
      renglon(materia?.clave_materia.toLowerCase() ?? ''),
      renglon('NADIE-1'),
    ]),
  )
  const filas = await escolar.filas(data.id)
  expect(filas.map(({ faltas }) => Object.keys(faltas))).toEqual([[], ['id_materia']])
})

it('a row of totals is doubted, in any wording', async () => {
  const { data } = await coordinador.subir(
    'materias',
    csv([
      cabeza,
      ['TOT-1', 'Totalidad y suma', '6'],
      ['Total', '5 materias', '34'],
      ['5', 'SUBTOTAL:', '34'],
      ['P', 'Promedio', '6.8'],
    ]),
  )
  const aviso = 'Parece el renglón de totales de la hoja: si lo es, quítelo'
  expect((await coordinador.filas(data.id)).map(({ estado, dudas }) => [estado, dudas])).toMatchObject([
    ['nuevo', []],
    ['nuevo', [{ campo: 'clave_materia', mensaje: aviso, aceptada: false }]],
    ['nuevo', [{ campo: 'nombre', mensaje: aviso, aceptada: false }]],
    ['nuevo', [{ campo: 'nombre', mensaje: aviso, aceptada: false }]],
  ])
  expect(await coordinador.aplicar(data)).toMatchObject({ status: 409, message: 'Revise y acepte los datos dudosos' })
  expect((await e.db.select().from(tables.materias)).map(({ nombre }) => nombre)).not.toContain('5 materias')
})

it('a cell as long as any of a sheet is read, to be refused by its field', async () => {
  const { status, data } = await coordinador.subir('materias', `Clave,Nombre\nLARGA,${'x'.repeat(32_767)}`)
  expect(status).toBe(200)
  expect((await coordinador.filas(data.id))[0]?.faltas).toHaveProperty('nombre')
})
