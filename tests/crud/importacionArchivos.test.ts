import { writeXlsx, type WriteSheet } from 'hucre/xlsx'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { escena, type Escena } from '../harness/escena.ts'
import { contadorDeCambios } from '../harness/huella.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let coordinador: ReturnType<typeof importador>
let cambios: () => Promise<number>
beforeAll(async () => {
  e = await escena()
  coordinador = importador(e, await e.tokenDe('coordinador'))
  cambios = await contadorDeCambios(e.db)
})
afterAll(() => e.cerrar())

const subir = (archivo: string | Uint8Array<ArrayBuffer>) => coordinador.subir('materias', archivo, 'materias.xlsx')
const encabezados = ['Clave', 'Nombre', 'Créditos']
const renglon = ['ARC-1', 'Apicultura', 6]
const libro = async (...sheets: WriteSheet[]) => new Uint8Array(await writeXlsx({ sheets }))
const hoja = (rows: WriteSheet['rows'], mas: Partial<WriteSheet> = {}): WriteSheet => ({ name: 'Hoja1', rows, ...mas })

/** Builds a ZIP archive of these files. */
const comprimido = async (archivos: Readonly<Record<string, Buffer>>) => {
  const zip = new ZipFile()
  for (const [nombre, contenido] of Object.entries(archivos)) zip.addBuffer(contenido, nombre)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

/** Returns the archive with headers that claim this unpacked size. */
const queDice = (archivo: Uint8Array<ArrayBuffer>, bytes: number) => {
  const dicho = Buffer.from(archivo)
  for (let at = dicho.indexOf('PK\u0001\u0002'); at >= 0; at = dicho.indexOf('PK\u0001\u0002', at + 1))
    dicho.writeUInt32LE(bytes, at + 24)
  return new Uint8Array(dicho)
}

const nada = Buffer.alloc(2_000_000)
const csv = (...lineas: string[]) => lineas.join('\n')

const rechazados: [string, () => Promise<Uint8Array<ArrayBuffer> | string>, RegExp][] = [
  ['nothing at all', async () => '', /está vacío/],
  [
    'a workbook that says to unpack to four gigabytes',
    async () => queDice(await comprimido({ 'xl/workbook.xml': nada }), 4_000_000_000),
    /demasiado grande por dentro/,
  ],
  [
    'a workbook that unpacks to more than it says',
    async () => queDice(await comprimido({ 'xl/workbook.xml': nada }), 10),
    /dañado o incompleto/,
  ],
  [
    'a workbook that was cut',
    async () => (await libro(hoja([encabezados, renglon]))).slice(0, 900),
    /dañado o incompleto/,
  ],
  ['an archive that is no workbook', () => comprimido({ 'carta.docx': nada }), /no es un libro de Excel/],
  ['a workbook with macros', () => comprimido({ 'xl/workbook.xml': nada, 'xl/vbaProject.bin': nada }), /tiene macros/],
  ['an old workbook', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /antiguo \(\.xls\) o con contraseña/],
  [
    'a workbook of nothing',
    () => comprimido({ 'xl/workbook.xml': Buffer.from('x') }),
    /^No se pudo leer el libro: ábralo/,
  ],
  ['a PDF', async () => '%PDF-1.7', /Es un PDF/],
  ['a picture', async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /no es una hoja de cálculo/],
  [
    'merged cells',
    () => libro(hoja([encabezados, renglon], { merges: [{ startRow: 1, startCol: 0, endRow: 1, endCol: 1 }] })),
    /A2:B2 están combinadas/,
  ],
  [
    'hidden sheets alone',
    () => libro({ ...hoja([encabezados, renglon]), hidden: true }, { ...hoja([['x']]), name: 'Notas', hidden: true }),
    /ninguna hoja a la vista/,
  ],
  [
    '16,000 columns',
    () => libro(hoja([encabezados, [...renglon, ...Array.from({ length: 15_997 }, () => 'x')]])),
    /16,000 columnas y se leen 500/,
  ],
  [
    '16,000 columns of text',
    async () => csv(encabezados.join(','), Array.from({ length: 16_000 }, () => 'x').join(',')),
    /16,000 columnas y se leen 500/,
  ],
  [
    '51,000 rows',
    async () => csv(encabezados.join(','), ...Array.from({ length: 51_000 }, (_, at) => `A-${at},Uno,6`)),
    /más de 50,000 renglones/,
  ],
  ['ten megabytes and one byte', async () => 'x'.repeat(10 * 1024 * 1024 + 1), /pasa de 10 MB/],
  [
    'quotes that nobody closed',
    async () => csv(encabezados.join(','), 'A-1,"Una materia,6', 'A-2,Otra,6'),
    /parece cortado.*renglón 2/,
  ],
  ['headings alone', async () => encabezados.join(','), /^La hoja no tiene renglones debajo de los encabezados$/],
  ['ten megabytes of one line', async () => 'x'.repeat(10 * 1024 * 1024), /no tiene renglones debajo/],
  ['more than ten megabytes', async () => 'x'.repeat(11 * 1024 * 1024), /pasa de 10 MB: divídalo/],
  [
    'merged headings',
    () => libro(hoja([encabezados, renglon], { merges: [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }] })),
    /^Las celdas B1:C1 están combinadas: sepárelas en Excel y vuelva a elegir el archivo$/,
  ],
  ['501 columns', async () => csv(encabezados.join(','), ','.repeat(500).concat('x')), /ocupa 501 columnas/],
  [
    '501 columns of a workbook',
    () => libro(hoja([encabezados, [...renglon, ...Array.from({ length: 498 }, () => 'x')]])),
    /ocupa 501 columnas/,
  ],
  ['a cell that no sheet holds', async () => csv('Clave', 'x'.repeat(32_768)), /^El renglón 2 tiene.* de 32,767 car/],
  ['empty cells alone', async () => ',,,\n , ,\n', /está vacía/],
]

describe('refuses an unreadable file in the words of its cure', () => {
  it.each(rechazados)('%s', async (_, archivo, frase) => {
    const antes = await cambios()
    const { status, message } = await subir(await archivo())
    expect([status, message]).toEqual([422, expect.stringMatching(frase)])
    expect(await cambios()).toBe(antes)
  })
})

describe('a readable file yields', () => {
  it('the stored result of a formula, and its cell', async () => {
    const conFormula = await libro(
      hoja([encabezados, renglon], { cells: new Map([['1,2', { value: 6, formula: 'SUM(2,4)', formulaResult: 6 }]]) }),
    )
    const { data } = await subir(conFormula)
    expect(data.avisos).toEqual([expect.stringMatching(/fórmulas \(en C2\): se leyó el resultado/)])
    expect((await coordinador.filas(data.id))[0]?.celdas).toEqual(['ARC-1', 'Apicultura', '6'])
  })

  it('the first visible sheet; the others are named, hidden ones counted', async () => {
    const { data } = await subir(
      await libro(
        { ...hoja([['secreto']]), name: 'Oculta', hidden: true },
        { ...hoja([encabezados, renglon]), name: 'Materias' },
        { ...hoja([['otra']]), name: 'Profesores' },
      ),
    )
    expect(data.cuenta).toMatchObject({ total: 1, nuevos: 1 })
    expect(data.avisos).toEqual([
      'Se leyó la hoja «Materias»; el libro tiene otras que no se leen: Profesores',
      'El libro tiene hojas ocultas, que no se leen',
    ])
  })

  it('hidden rows, by a filter as by hand, with a remark', async () => {
    const escondida = {
      rowDefs: new Map([
        [2, { hidden: true }],
        [9, { hidden: true }],
      ]),
    }
    const { data } = await subir(await libro(hoja([encabezados, renglon, ['ARC-2', 'Botánica', 6]], escondida)))
    expect([data.cuenta.total, data.avisos]).toEqual([
      2,
      ['La hoja esconde 1 renglón, por un filtro o a mano: también se leyeron'],
    ])
  })

  it('under a title, between empty and half-empty rows, each at its number', async () => {
    const { data } = await subir(
      await libro(hoja([['Materias de agosto'], [], encabezados, [], renglon, [null, 'Botánica'], ['', ' ', null]])),
    )
    expect(
      (await coordinador.filas(data.id)).map(({ renglon: cual, faltas }) => [cual, Object.keys(faltas).toSorted()]),
    ).toEqual([
      [5, []],
      [6, ['clave_materia', 'creditos']],
    ])
  })

  it('an error value of the sheet, as a fault of its cell', async () => {
    const { data } = await subir(csv(encabezados.join(','), 'ARC-1,#REF!,6'))
    const [fila] = await coordinador.filas(data.id)
    expect(fila?.faltas).toEqual({ nombre: expect.stringMatching(/tiene un error \(#REF!\)/) })
  })

  it('every kind of cell as a person would type it', async () => {
    const dia = (texto: string) => new Date(`${texto}Z`)
    const { data } = await subir(
      await libro(
        hoja(
          [
            ['Clave', 'Nombre', 'Créditos', 'Fecha', 'Hora', 'Ambas'],
            [true, 0.1 + 0.2, 1e6, dia('2001-08-15T00:00:00'), dia('1899-12-30T09:30:00'), dia('2001-08-15T09:30:00')],
            [false, 1.25, -3, '  entre blancos  ', 'Cafe\u0301', 'una\r\notra'],
          ],
          {
            columns: [{}, {}, {}, { numFmt: 'dd/mm/yyyy' }, { numFmt: 'hh:mm' }, { numFmt: 'dd/mm/yyyy hh:mm' }],
          },
        ),
      ),
    )
    expect((await coordinador.filas(data.id)).map(({ celdas }) => celdas)).toEqual([
      ['Sí', '0.3', '1000000', '15/08/2001', '09:30', '15/08/2001 09:30'],
      ['No', '1.25', '-3', 'entre blancos', 'Café', 'una\notra'],
    ])
    expect([data.archivo, data.avisos]).toEqual(['materias.xlsx', []])
  })

  it('the number of formulas and the place of the first; hidden sheets are named apart from others', async () => {
    const formula = { value: 6, formula: 'SUM(2,4)', formulaResult: 6 }
    const { data } = await subir(
      await libro(
        hoja([encabezados, renglon, ['ARC-2', 'Botánica', 6]], {
          cells: new Map([
            ['1,2', formula],
            ['2,2', formula],
          ]),
        }),
        { ...hoja([['x']]), name: 'Oculta', hidden: true },
      ),
    )
    expect(data.avisos).toEqual([
      'El libro tiene hojas ocultas, que no se leen',
      'La hoja tiene fórmulas (2, la primera en C2): se leyó el resultado que guardaron',
    ])
  })

  it('the separator of the first line, and texts guarded by an apostrophe, without it', async () => {
    const conMarca = csv('sep=;', 'Clave;Nombre;Créditos', `A,1;'=SUMA(1);6`, `A,2;'hola;7`, 'A,3;ab;8;;', ';;', 'A,4')
    const { data } = await subir(conMarca)
    expect((await coordinador.filas(data.id)).map(fila => [fila.renglon, ...fila.celdas])).toEqual([
      [3, 'A,1', '=SUMA(1)', '6'],
      [4, 'A,2', `'hola`, '7'],
      [5, 'A,3', 'ab', '8'],
      [7, 'A,4'],
    ])
    const { data: sola } = await subir(csv('Clave,Nombre,Créditos', 'sep=;,Otra,6'))
    expect((await coordinador.filas(sola.id))[0]?.celdas).toEqual(['sep=;', 'Otra', '6'])
  })

  it('the line with the most headings among the first ten, the first of equals; merged titles over it', async () => {
    const titulos = (cuantos: number) => Array.from({ length: cuantos }, (_, at) => [`Título ${at}`])
    const decima = await subir(await libro(hoja([...titulos(9), encabezados, renglon])))
    expect([decima.data.cuenta.total, decima.data.columnas.map(({ campo }: Columna) => campo)]).toEqual([
      1,
      ['clave_materia', 'nombre', 'creditos'],
    ])
    const undecima = await subir(await libro(hoja([...titulos(10), encabezados, renglon])))
    expect([undecima.data.cuenta.total, undecima.data.columnas]).toEqual([
      11,
      [{ encabezado: 'Título 0', campo: null }],
    ])
    const dos = await subir(csv('Clave,Nombre,Clave', 'Nombre,Clave,x'))
    expect([dos.data.cuenta.total, dos.data.columnas]).toEqual([
      1,
      [
        { encabezado: 'Clave', campo: 'clave_materia' },
        { encabezado: 'Nombre', campo: 'nombre' },
        { encabezado: 'Clave', campo: null },
      ],
    ])
    const combinada = await subir(
      await libro(
        hoja([['Materias'], encabezados, renglon], { merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }] }),
      ),
    )
    expect(combinada.data.cuenta).toMatchObject({ total: 1, nuevos: 1 })
  })

  it('a name of its own, as far as it fits', async () => {
    const llamado = async (archivo: string) =>
      (await coordinador.subir('materias', csv('Clave,Nombre', 'A,B'), archivo)).data.archivo
    expect(await llamado('')).toBe('hoja')
    expect(await llamado('%20%20')).toBe('hoja')
    expect(await llamado('n'.repeat(201))).toBe('n'.repeat(200))
  })

  it('five hundred columns, and no other may be added to them', async () => {
    const ancha = [...encabezados, ...Array.from({ length: 497 }, (_, at) => `Otra ${at}`)]
    const { data } = await subir(
      csv(
        ancha
          .filter(cual => cual !== 'Créditos')
          .concat('fin')
          .join(','),
        'A-1,Uno',
      ),
    )
    expect(data.columnas).toHaveLength(500)
    const llena = await coordinador.escribir(`${data.id}/columnas`, {
      columnas: ['clave_materia', 'nombre'],
      agregar: { campo: 'creditos', valor: '6' },
    })
    expect([llena.status, llena.message]).toEqual([422, 'La hoja ya tiene todas las columnas que se pueden leer'])
  })
})

type Columna = { campo: string | null }
