import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, biblioteca, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  await b.pedir('flor', 'POST', 'socias', ana)
  await b.pedir('flor', 'POST', 'prestamos', prestamo)
})
afterAll(() => b.cerrar())

const pedir = async (ruta: string, cuerpo?: object) =>
  b.app.request(`/api/${ruta}`, {
    headers: { Authorization: 'Bearer flor', 'Content-Type': 'application/json' },
    ...(cuerpo && { method: 'POST', body: JSON.stringify(cuerpo) }),
  })
const hojaDe = async (respuesta: Response) => {
  const { sheets } = await readXlsx(new Uint8Array(await respuesta.arrayBuffer()), { readStyles: true })
  const [hoja, ...mas] = sheets
  const formatos = (renglon: number) =>
    [...(hoja?.cells ?? [])].flatMap(([donde, { style }]) =>
      donde.startsWith(`${renglon},`) ? [style?.numFmt ?? 'General'] : [],
    )
  return { ...hoja, mas, formatos, anchos: hoja?.columns?.map(({ width }) => width) }
}
const filtro = (dicho: object) => `filter=${encodeURIComponent(JSON.stringify(dicho))}`

describe('a workbook', () => {
  it('holds figures as figures, all else as text, in columns as wide as what they hold', async () => {
    const respuesta = await pedir('libros?formato=xlsx&columnas=signatura,titulo,anio,precio,prestable,cuidados')
    expect(['content-type', 'content-disposition'].map(cual => respuesta.headers.get(cual))).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      "attachment; filename*=UTF-8''Libros.xlsx",
    ])
    const { name, rows, freezePane, anchos, formatos, mas } = await hojaDe(respuesta)
    expect([name, freezePane, mas]).toEqual(['Libros', { rows: 1 }, []])
    expect(rows).toEqual([
      ['Signatura', 'Título', 'Año', 'Precio', 'Se presta', 'Cuidados'],
      ['P-1', 'Águila o sol', 1951, 89, 'Sí', 'Poca luz'],
      ['N-1', 'El llano en llamas', 1953, 1250.5, 'Sí', null],
    ])
    expect(anchos).toEqual([24, 24, 12, 12, 11, 24])
    expect(formatos(1)).toEqual(['@', '@', 'General', 'General', '@', '@'])
  })

  it('holds days as days', async () => {
    const { name, rows, anchos, formatos } = await hojaDe(
      await pedir('prestamos?formato=xlsx&columnas=numero,salida,vence'),
    )
    expect([name, anchos, formatos(1)]).toEqual(['Préstamos', [24, 12, 12], ['@', 'dd/mm/yyyy', 'dd/mm/yyyy']])
    expect(rows).toEqual([
      ['Socia', 'Salida', 'Vence'],
      ['Ana Cruz', new Date('2026-05-04T00:00:00Z'), new Date('2026-05-18T00:00:00Z')],
    ])
    expect((await hojaDe(await pedir('socias?formato=xlsx'))).anchos).toEqual([8, 24, 24])
  })

  it.each([
    [{ q: 'llano' }, 'Libros · llano'],
    [{ genero: 'Poesía' }, 'Libros · Género Poesía'],
    [{ q: "'a[l]*: o?/\\'" }, "Libros · 'a-l--- o---"],
    [{ q: 'el llano en llamas, de Juan Rulfo' }, 'Libros · el llano en llamas, de'],
  ])('%o is said in the name of its sheet: «%s»', async (pedido, name) => {
    expect((await hojaDe(await pedir(`libros?formato=xlsx&${filtro(pedido)}`))).name).toBe(name)
  })
})

describe('a file', () => {
  const texto = async (respuesta: Promise<Response>) => (await (await respuesta).text()).split('\r\n')

  it('has the columns that are asked for, each once and in that order, else those of its list', async () => {
    expect(await texto(pedir('libros?formato=csv&columnas=anio,titulo,anio'))).toEqual([
      'Año,Título',
      '1951,Águila o sol',
      '1953,El llano en llamas',
    ])
    const [encabezados] = await texto(pedir('libros?formato=csv&columnas='))
    expect(encabezados).toBe('Signatura,Título,Autor,Año,Género,Precio,Se presta')
  })

  it.each([
    ['formato=pdf', 'El formato no es válido: elija csv o xlsx'],
    ['formato=', 'El formato no es válido: elija csv o xlsx'],
    ['formato=csv&columnas=titulo,nada', 'Esta lista no tiene una de las columnas pedidas'],
    ['formato=csv&columnas=titulo,', 'Esta lista no tiene una de las columnas pedidas'],
  ])('%s is none', async (pedido, motivo) => {
    const respuesta = await pedir(`libros?${pedido}`)
    expect([respuesta.status, (await respuesta.json()).message]).toEqual([422, motivo])
  })

  it('of chosen records holds those that the list shows, in its order', async () => {
    const elegir = (mas: object) =>
      pedir('exportaciones/libros/todos', {
        ids: ['N-1', 'P-1', 'NADA'],
        formato: 'csv',
        columnas: 'signatura',
        ...mas,
      })
    expect(await texto(elegir({}))).toEqual(['Signatura', 'P-1', 'N-1'])
    expect(await texto(elegir({ ids: ['N-1'] }))).toEqual(['Signatura', 'N-1'])
    expect(await texto(elegir({ ids: undefined, filter: { genero: 'Novela' } }))).toEqual(['Signatura', 'N-1'])
    expect(await texto(elegir({ sort: ['anio', 'DESC'] }))).toEqual(['Signatura', 'N-1', 'P-1'])
    const mal = await elegir({ columnas: ['signatura'] })
    expect([mal.status, (await mal.json()).message]).toEqual([422, 'Las columnas no son válidas'])
    for (const cuerpo of [{ sort: ['anio', 'abajo'] }, { sort: ['a'.repeat(101), 'ASC'] }])
      expect((await elegir(cuerpo)).status).toBe(422)
  })
})
