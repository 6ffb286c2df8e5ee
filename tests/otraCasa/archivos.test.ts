import { sql } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { biblioteca, libro, type Biblioteca } from './biblioteca.ts'
import { hojasDe } from './hojasDe.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  await b.pedir('flor', 'POST', 'libros', libro)
})
afterAll(() => b.cerrar())

const { subir } = hojasDe(() => b)
const llevar = async (body: string | Uint8Array<ArrayBuffer>) => {
  const respuesta = await b.app.request('/api/importaciones/libros?archivo=hoja', {
    method: 'POST',
    headers: { Authorization: 'Bearer flor' },
    body,
  })
  const { message, data } = await respuesta.json()
  return [respuesta.status, message, data?.cuenta?.total]
}

describe('a sheet as large as the house reads', () => {
  const filas = (cuantas: number) => [
    ['Signatura', 'Título'],
    ...Array.from({ length: cuantas }, (_, at) => [`X-${at}`, `Libro ${at}`]),
  ]
  const demasiadas = [422, 'El archivo tiene más de 100 renglones: divídalo en varios archivos', undefined]

  it.each<[string, (cuantas: number) => Promise<string | Uint8Array<ArrayBuffer>>]>([
    ['a text', async cuantas => filas(cuantas).join('\n')],
    [
      'a workbook',
      async cuantas => new Uint8Array(await writeXlsx({ sheets: [{ name: 'Hoja1', rows: filas(cuantas) }] })),
    ],
  ])('is read, %s of one row more is not', async (_, archivo) => {
    expect(await llevar(await archivo(100))).toEqual([200, '', 100])
    expect(await llevar(await archivo(101))).toEqual(demasiadas)
  })

  it.each<[string, (fila: readonly string[]) => Promise<string | Uint8Array<ArrayBuffer>>]>([
    ['a text', async fila => `Signatura\n${fila.join(',')}`],
    [
      'a workbook',
      async fila => new Uint8Array(await writeXlsx({ sheets: [{ name: 'Hoja1', rows: [['Signatura'], [...fila]] }] })),
    ],
  ])('is read as it stands, %s of one column more than five hundred is not', async (_, archivo) => {
    const ancha = Array.from({ length: 500 }, (_cada, at) => `c${at}`)
    expect(await llevar(await archivo(ancha))).toEqual([200, '', 1])
    const { id } = (await b.pedir('flor', 'GET', 'importaciones/libros')).data
    expect((await b.pedir('flor', 'GET', `importaciones/${id}/filas`)).data.filas[0].celdas).toEqual(ancha)
    const [status, motivo] = await llevar(await archivo([...ancha, 'x']))
    expect([status, motivo]).toEqual([
      422,
      expect.stringMatching(/^La hoja ocupa 501 columnas y se leen 500 como máximo/),
    ])
  })

  it('is read to its last byte', async () => {
    const [mega, pasa] = [1024 * 1024, 'El archivo pasa de 1 MB: divídalo en varios archivos']
    expect(await llevar('x'.repeat(mega))).toEqual([
      422,
      'La hoja no tiene renglones debajo de los encabezados',
      undefined,
    ])
    for (const mas of [1, 2]) expect(await llevar('x'.repeat(mega + mas))).toEqual([422, pasa, undefined])
  })
})

it.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['nothing', new Uint8Array(), 'El archivo está vacío'],
  [
    'an old workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    'Es un libro de Excel antiguo (.xls) o con contraseña: guárdelo como .xlsx sin contraseña',
  ],
  ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'Es un PDF: elija un libro de Excel (.xlsx) o un archivo CSV'],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]),
    'El archivo no es una hoja de cálculo: elija un libro de Excel (.xlsx) o un archivo CSV',
  ],
  [
    'half a workbook',
    new Uint8Array([0x50, 0x4b, 3, 4, 0]),
    'El libro está dañado o incompleto: ábralo en Excel, guárdelo de nuevo y vuelva a elegirlo',
  ],
])('%s is no sheet, and what to do is said', async (_, archivo, motivo) => {
  expect(await llevar(archivo)).toEqual([422, motivo, undefined])
})

it('a sheet leaves a line when it is looked at and another when it is brought in, with how much', async () => {
  const desde = b.lineas.length
  const { id, huella } = await subir(
    'libros',
    'Signatura,Año,Título,Autor,Género',
    'N-1,1954,El llano en llamas,Juan Rulfo,Novela',
    'L-1,1999,Uno,Una,Novela',
    ',,,,',
  )
  await b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })
  expect(b.lineas.slice(desde)).toMatchObject([
    { event: 'importacion revisada', resource: 'libros', rows: 2, call: 'POST /api/importaciones/libros' },
    { event: 'importacion', resource: 'libros', rows: 2 },
  ])
})

it('an export that nobody takes for a minute gives its connection back, and says so', async () => {
  await b.db.execute(sql`insert into libros (signatura, titulo, autor, genero, prestable, cuidados)
    select 'M-' || n, 'Libro ' || n, 'Autor', 'Novela', true, '{}' from generate_series(1, 5000) n`)
  const abiertas = async () =>
    (
      await b.db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
      )
    ).rows[0]?.n
  const desde = b.lineas.length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { body, status } = await b.app.request('/api/libros?formato=csv', {
      headers: { Authorization: 'Bearer flor' },
    })
    expect(status).toBe(200)
    await body?.getReader().read()
    await expect.poll(abiertas).toBe(1)
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(60_000)
        return abiertas()
      })
      .toBe(0)
  } finally {
    vi.useRealTimers()
    await b.db.execute(sql`delete from libros where signatura like 'M-%'`)
  }
  await expect
    .poll(() => b.lineas.slice(desde))
    .toMatchObject([
      { event: 'falla', err: { message: expect.stringContaining('nobody took') } },
      { event: 'exportacion', format: 'csv' },
    ])
})
