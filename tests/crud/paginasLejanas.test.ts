import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { multiplicar } from '../../server/seed/multiplicar.ts'
import { tables } from '../../server/university/tables.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token: string
beforeAll(async () => {
  e = await escena({ sembrada: true })
  await bulkTransaction(e.db, tx => multiplicar(tx, 11))
  await e.db.execute(
    sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'estudiantes', 'reltuples', 30000::real)`,
  )
  token = await e.tokenDe('coordinador')
}, 120_000)
afterAll(() => e.cerrar())

type Consulta = { range?: readonly number[]; sort?: readonly string[]; filter?: object; conteo?: 'aparte' | 'solo' }

const pedir = async (ruta: string, { conteo, ...consulta }: Consulta, suyo = token) => {
  const partes = Object.entries(consulta).map(([name, value]) => [name, JSON.stringify(value)])
  const query = new URLSearchParams([...partes, ...(conteo ? [['conteo', conteo]] : [])])
  const { status, texto, headers } = await e.pedir('GET', `${ruta}?${query}`, { token: suyo })
  expect(status).toBe(200)
  return { data: JSON.parse(texto).data, contentRange: headers.get('content-range') }
}

const matriculas = async (ruta: string, consulta: Consulta, suyo = token) => {
  const { data, contentRange } = await pedir(ruta, consulta, suyo)
  return { contentRange, cuales: data.map(({ matricula }: { matricula: string }) => matricula) }
}

it.each(['matricula', 'nombreC', 'apellidopaterno', 'semestre', 'estatus', 'clave_grupo', 'clave_programa', 'sexo'])(
  'pages that are read from the end are those of the whole list, either way: %s',
  async orden => {
    const { cuales: todas } = await matriculas('estudiantes', { sort: [orden, 'ASC'] })
    const total = todas.length
    expect(total).toBeGreaterThan(2000)
    expect(new Set(todas).size).toBe(total)
    for (const [hacia, lista] of [
      ['ASC', todas],
      ['DESC', todas.toReversed()],
    ] as const)
      for (const [desde, hasta] of [
        [0, 9],
        [1000, 1009],
        [Math.floor(total / 2), Math.floor(total / 2) + 9],
        [total - 25, total - 16],
        [total - 3, total + 6],
        [total - 1, total - 1],
        [total, total + 9],
      ] as const) {
        const { cuales, contentRange } = await matriculas('estudiantes', {
          sort: [orden, hacia],
          range: [desde, hasta],
        })
        expect(cuales).toEqual(lista.slice(desde, hasta + 1))
        expect(contentRange).toBe(
          `estudiantes ${cuales.length ? `${desde}-${desde + cuales.length - 1}` : '*'}/${total}`,
        )
      }
  },
)

it('a page far on is reached over the rows before it or those after it, whichever are fewer', async () => {
  const total = await e.db.$count(tables.estudiantes)
  const mitad = Math.ceil(total / 2)
  expect(mitad).toBeGreaterThan(1050)
  for (const [desde, antes] of [
    [990, 990],
    [1050, 1050],
    [mitad + 20, total - mitad - 30],
    [total - 10, 0],
    [total - 5, 0],
  ] as const) {
    const { sentencias } = await tiempoDeBase(
      async () => void (await matriculas('estudiantes', { sort: ['matricula', 'ASC'], range: [desde, desde + 9] })),
    )
    const saltadas = sentencias.flatMap(({ text, values }) =>
      Array.isArray(values) && /limit \$\d+( offset \$\d+)?$/.test(text)
        ? [/offset/.test(text) ? values.at(-1) : 0]
        : [],
    )
    expect([desde, saltadas]).toEqual([desde, [antes]])
  }
})

it.each(['clave_grupo', 'clave_programa', 'apellidopaterno'])(
  'pages of a campus are those of its whole list: %s',
  async orden => {
    const ruta = 'cuc/estudiantes/escolar'
    const escolar = await e.tokenDe('escolar')
    const { cuales: todas } = await matriculas(ruta, { sort: [orden, 'DESC'] }, escolar)
    expect(todas.length).toBeGreaterThan(100)
    for (const desde of [0, 45, todas.length - 10]) {
      const { cuales } = await matriculas(ruta, { sort: [orden, 'DESC'], range: [desde, desde + 9] }, escolar)
      expect(cuales).toEqual(todas.slice(desde, desde + 10))
    }
  },
)

it.each([
  ['nothing', {}, true],
  ['what is kept counted', { estatus: 1, regular: 'Si' }, true],
  ['a view', { vista: 'bajas' }, true],
  ['more than that', { estatus: 1, semestre_gte: 2 }, false],
  ['words', { q: 'a' }, false],
  ['words that nobody has', { q: 'xqzw' }, true],
] as const)(
  'filtered by %s, a page of a large table is told without its total only where that must be counted',
  async (_que, filter, known) => {
    const todo = await pedir('estudiantes', { range: [0, 9], filter })
    const total = String(todo.contentRange).split('/')[1]
    const aparte = await pedir('estudiantes', { range: [0, 9], filter, conteo: 'aparte' })
    expect(aparte.data).toEqual(todo.data)
    expect(aparte.contentRange).toBe(known ? todo.contentRange : 'estudiantes 0-9/*')
    expect((await pedir('estudiantes', { filter, conteo: 'solo' })).data).toEqual({ total: Number(total) })
    const { rows } = await e.db.execute(sql`select count(*)::int as hay from estudiantes`)
    if (!Object.keys(filter).length) expect(rows).toEqual([{ hay: Number(total) }])
  },
)

it('a page that ends the list tells its total, a table that is small always does, and nothing else may be asked', async () => {
  const filter = { semestre_gte: 2 }
  const { total } = (await pedir('estudiantes', { filter, conteo: 'solo' })).data
  expect(total).toBeGreaterThan(100)
  const ultima = await pedir('estudiantes', { range: [total - 4, total + 5], filter, conteo: 'aparte' })
  expect(ultima.contentRange).toBe(`estudiantes ${total - 4}-${total - 1}/${total}`)
  const grupos = await pedir('grupos', { range: [0, 4], filter: { q: 'a' }, conteo: 'aparte' })
  expect(grupos.contentRange).toMatch(/^grupos 0-4\/\d+$/)
  expect((await e.pedir('GET', 'estudiantes?conteo=nunca', { token })).status).toBe(422)
})
