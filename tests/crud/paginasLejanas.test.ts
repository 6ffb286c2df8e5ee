import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { multiplyEstudiantes } from '../../server/seed/multiplyEstudiantes.ts'
import { tables } from '../../server/university/tables.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'

let e: Escena
let token: string
let client: pg.Client
beforeAll(async () => {
  e = await escena({ sembrada: true })
  await bulkTransaction(e.db, tx => multiplyEstudiantes(tx, 11))
  await e.db.execute(sql`analyze estudiantes, grupos, programas`)
  await e.db.execute(comoSiFueranDoceVecesMas)
  token = await e.tokenDe('coordinador')
  client = new pg.Client(e.url)
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await e.cerrar()
})

const comoSiFueranDoceVecesMas = sql`
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'reltuples', (reltuples * 12)::real)
  from pg_class where relnamespace = 'public'::regnamespace and relname in ('estudiantes', 'grupos', 'programas')`

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
  'reads from the end the same pages as of the whole list, either way: %s',
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

it.each([
  ['whose total is kept', {}],
  ['whose total is counted', { semestre_gte: 1 }],
])('a far page is reached over the rows before it or after it, whichever are fewer: %s', async (_cual, filter) => {
  const { total } = (await pedir('estudiantes', { filter, conteo: 'solo' })).data
  const mitad = Math.ceil(total / 2)
  expect(mitad).toBeGreaterThan(1050)
  for (const [desde, antes] of [
    [1050, 1050],
    [mitad + 20, total - mitad - 30],
    [total - 10, 0],
    [total - 5, 0],
  ] as const) {
    const consulta = { filter, sort: ['matricula', 'ASC'], range: [desde, desde + 9], conteo: 'aparte' } as const
    let contentRange: string | null = null
    const { sentencias } = await tiempoDeBase(async () => {
      contentRange = (await matriculas('estudiantes', consulta)).contentRange
    })
    const contadas = sentencias.filter(({ text }) => text.startsWith('select count('))
    expect([desde, contadas.length]).toEqual([desde, desde === 1050 || !Object.keys(filter).length ? 0 : 1])
    if (desde !== 1050) expect(contentRange).toMatch(new RegExp(`/${total}$`))
    const saltadas = sentencias.flatMap(({ text, values }) =>
      Array.isArray(values) && /^(?!explain).*limit \$\d+( offset \$\d+)?$/s.test(text)
        ? [/offset/.test(text) ? values.at(-1) : 0]
        : [],
    )
    expect([desde, saltadas]).toEqual([desde, [antes]])
  }
})

it('reaches a page not so far on over the rows before it', async () => {
  const { sentencias } = await tiempoDeBase(
    async () => void (await matriculas('estudiantes', { sort: ['matricula', 'ASC'], range: [990, 999] })),
  )
  const ultimas = sentencias.flatMap(({ text, values }) =>
    Array.isArray(values) && /offset \$\d+$/.test(text) ? [values.at(-1)] : [],
  )
  expect(ultimas).toEqual([990])
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

it.each(['clave_grupo', 'clave_programa'])(
  'the first pages of frequent or rare values, spread or far away, equal those of the whole list: %s',
  async orden => {
    const { data: programas } = await pedir('programas', { sort: ['nombre', 'ASC'] })
    const [primero, ultimo] = [programas[0], programas.at(-1)].map(({ clave_programa }) => ({ clave_programa }))
    for (const filter of [primero, ultimo, { sexo: 'M' }, { q: 'garcia' }])
      for (const hacia of ['ASC', 'DESC']) {
        const consulta = { sort: [orden, hacia], filter }
        const { cuales: todas } = await matriculas('estudiantes', consulta)
        for (const desde of [0, 55]) {
          const { cuales } = await matriculas('estudiantes', { ...consulta, range: [desde, desde + 9] })
          expect(cuales).toEqual(todas.slice(desde, desde + 10))
        }
      }
  },
)

it.each(['clave_grupo', 'clave_programa'])(
  'reads neither the whole table nor all earlier rows for the first page in the order of their %s',
  async orden => {
    const consulta = { sort: [orden, 'ASC'], range: [0, 9], filter: { sexo: 'M' }, conteo: 'aparte' } as const
    const { sentencias } = await tiempoDeBase(async () => void (await pedir('estudiantes', consulta)))
    const [{ text, values } = { text: '', values: [] }, ...otras] = sentencias.filter(
      each => / order by .* limit /.test(each.text) && each.text.startsWith('select "estudiantes"."matricula"'),
    )
    expect(otras).toEqual([])
    const leidos = (await planDeSentencia(client, text, values)).filter(nodo => nodo['Relation Name'] === 'estudiantes')
    expect(leidos).not.toEqual([])
    for (const nodo of leidos) expect(nodo['Actual Rows'] * nodo['Actual Loops']).toBeLessThan(400)
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
  'filtered by %s, gives a page of a large table without its total only where it must be counted',
  async (_que, filter, conTotal) => {
    const todo = await pedir('estudiantes', { range: [0, 9], filter })
    const total = String(todo.contentRange).split('/')[1]
    const aparte = await pedir('estudiantes', { range: [0, 9], filter, conteo: 'aparte' })
    expect(aparte.data).toEqual(todo.data)
    expect(aparte.contentRange).toBe(conTotal ? todo.contentRange : 'estudiantes 0-9/*')
    expect((await pedir('estudiantes', { filter, conteo: 'solo' })).data).toEqual({ total: Number(total) })
    const { rows } = await e.db.execute(sql`select count(*)::int as hay from estudiantes`)
    if (!Object.keys(filter).length) expect(rows).toEqual([{ hay: Number(total) }])
  },
)

it('gives the total with the last page, always for a small table, and refuses other values', async () => {
  const filter = { semestre_gte: 2 }
  const { total } = (await pedir('estudiantes', { filter, conteo: 'solo' })).data
  expect(total).toBeGreaterThan(100)
  const ultima = await pedir('estudiantes', { range: [total - 4, total + 5], filter, conteo: 'aparte' })
  expect(ultima.contentRange).toBe(`estudiantes ${total - 4}-${total - 1}/${total}`)
  const materias = await pedir('materias', { range: [0, 4], filter: { q: 'a' }, conteo: 'aparte' })
  expect(materias.contentRange).toMatch(/^materias 0-4\/\d+$/)
  expect((await e.pedir('GET', 'estudiantes?conteo=nunca', { token })).status).toBe(422)
})

it('beyond the end there is nothing, however far', async () => {
  const todos = await e.db.$count(tables.estudiantes)
  const lejos = await pedir('estudiantes', { range: [todos + 1000, todos + 1009] })
  expect([lejos.data, lejos.contentRange]).toEqual([[], `estudiantes */${todos}`])
})

it('students of many groups with the same name stand in one order, and its pages follow it', async () => {
  await e.db.execute(
    sql`update grupos set nombre = case when clave_grupo in (select clave_grupo from estudiantes) then 'Lleno' else 'Desierto' end`,
  )
  const consulta = { sort: ['clave_grupo', 'DESC'], filter: { sexo: 'M' } }
  const { cuales: todas } = await matriculas('estudiantes', consulta)
  expect(todas).toEqual(todas.toSorted().toReversed())
  const { cuales } = await matriculas('estudiantes', { ...consulta, range: [0, 9] })
  expect(cuales).toEqual(todas.slice(0, 10))
})

it('when a few rows lie at the beginning and all others far on, the first page has them all', async () => {
  await e.db.execute(sql`
    update grupos set nombre = case
      when clave_grupo = (select clave_grupo from estudiantes where sexo = 'M' group by 1 having count(*) < 10 order by 1 limit 1) then 'Antes'
      when clave_grupo in (select clave_grupo from estudiantes where sexo = 'M') then 'Zaguán'
      else 'Medio' end`)
  const consulta = { sort: ['clave_grupo', 'ASC'], filter: { sexo: 'M' } }
  const { cuales: todas } = await matriculas('estudiantes', consulta)
  const { cuales } = await matriculas('estudiantes', { ...consulta, range: [0, 9] })
  expect(cuales).toEqual(todas.slice(0, 10))
})
