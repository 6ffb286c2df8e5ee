import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderOf } from '../../server/crud/read/orderOf.ts'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import { sortAll } from '../../server/crud/read/ways/sortAll.ts'
import { columnOf } from '../../server/crud/registry.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { valueAt } from '../../src/schema/record/valueAt.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let client: pg.Client
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena({ sembrada: true })
  client = new pg.Client(e.url)
  await client.connect()
  await client.query(`alter database ${new URL(e.url).pathname.slice(1)} set enable_sort = off`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await e.db.execute(comoSiFueranMuchos)
  for (const rol of ['coordinador', 'escolar']) tokens[rol] = await e.tokenDe(rol)
}, 120_000)
afterAll(async () => {
  await client.end()
  await e.cerrar()
})

/** Simulates tables so large that PostgreSQL walks along an order. Connections opened before do not know of it, so they are closed. */
const comoSiFueranMuchos = sql`
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'reltuples', 30000::real)
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`

const usuario = { id: '1', email: '', rol: 'coordinador', nombre: '', matricula: null, clave_cuc: null } as const
const call = { usuario, params: {}, today: '2026-11-20', archivo: () => null }

type Fila = Readonly<Record<string, unknown>>

const pedir = async (rol: string, ruta: string, consulta: object): Promise<readonly Fila[]> => {
  const query = new URLSearchParams(
    Object.entries(consulta).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const { status, texto } = await e.pedir('GET', `${ruta}?${query}`, { token: tokens[rol] ?? '' })
  expect(status).toBe(200)
  return JSON.parse(texto).data
}

const correos = ['usuario.email', ['ga', 'GARCIA', '@demo', 'xqzw', '.', '_', 'ma @demo']] as const
const curps = ['curp', ['ga', 'garc', 'Maria', 'HOC', 'xqzw', '01', 'h oc']] as const

it.each([
  ['coordinador', 'estudiantes', [correos, curps]],
  ['escolar', 'cuc/estudiantes/escolar', [correos, curps]],
  ['coordinador', 'facilitadores', [correos]],
] as const)('%s, %s: finds records by a part of their e-mail, and of their CURP too', async (rol, ruta, campos) => {
  const todas = await pedir(rol, ruta, { range: [0, 99_999] })
  expect(todas.length).toBeGreaterThan(20)
  for (const [name, words] of campos)
    for (const word of words) {
      const partes = word.toLowerCase().split(' ')
      const holds = (fila: Fila) =>
        partes.every(parte =>
          String(valueAt(fila, name) ?? '')
            .toLowerCase()
            .includes(parte),
        )
      const filter = { [`${name.split('.').at(-1)}_contiene`]: word }
      const halladas = await pedir(rol, ruta, { filter, range: [0, 99_999] })
      expect([word, halladas]).toEqual([word, todas.filter(holds)])
      const [pagina, { total }] = await Promise.all([
        pedir(rol, ruta, { filter, range: [0, 4], conteo: 'aparte' }),
        pedir(rol, ruta, { filter, conteo: 'solo' }) as unknown as Promise<Fila>,
      ])
      expect([word, pagina, total]).toEqual([word, halladas.slice(0, 5), halladas.length])
    }
})

it.each([
  ['coordinador', 'calificaciones'],
  ['coordinador', 'reinscripciones'],
  ['coordinador', 'asignaturas'],
  ['coordinador', 'servicio-social/en-curso'],
  ['coordinador', 'estudiantes'],
])('%s, %s: for long and short words a page finds what the whole list does', async (rol, ruta) => {
  const todas = await pedir(rol, ruta, { range: [0, 99_999] })
  const hallar = (q: string) => pedir(rol, ruta, { filter: { q }, range: [0, 99_999] })
  const larga = await firstOf(
    new Set(JSON.stringify(todas).match(/[\p{L}]{5,}/gu)),
    async word => (await hallar(word)).length,
  )
  const cuantas = await Promise.all(
    ['zx', 'de', 'a', 'ma', 'e a'].map(async corta => {
      const q = `${corta} ${larga}`
      const [todas, pagina] = [
        await hallar(q),
        await pedir(rol, ruta, { filter: { q }, range: [0, 9], conteo: 'aparte' }),
      ]
      expect([q, pagina]).toEqual([q, todas.slice(0, 10)])
      return todas.length
    }),
  )
  expect(cuantas[0]).toBe(0)
  expect(Math.max(...cuantas)).toBeGreaterThan(0)
})

const firstOf = async (words: Iterable<string>, isFound: (word: string) => Promise<number>) => {
  for (const word of words) if (await isFound(word)) return word
  throw new Error('no word')
}

it.each([
  ['estudiantes', { semestre_lte: 2 }],
  ['estudiantes', { sexo: 'M', municipio_contiene: 'a' }],
  ['estudiantes', { estatus: 1, email_contiene: 'demo' }],
  ['estudiantes', { q: 'a' }],
  ['reinscripciones', { semestre_gte: 3 }],
  ['asignaturas', { status_facilitador: true }],
])('%s, %j: in an order of its own a page has the rows of the whole list', async (ruta, filter) => {
  const ordenes = ruta === 'asignaturas' ? ['salon', 'hora_inicio'] : ['matricula', 'semestre']
  for (const orden of ordenes)
    for (const hacia of ['ASC', 'DESC']) {
      const consulta = { filter, sort: [orden, hacia] }
      const todas = await pedir('coordinador', ruta, consulta)
      expect(todas.length).toBeGreaterThan(15)
      for (const [desde, hasta] of [
        [0, 0],
        [3, 12],
        [0, 2 * todas.length],
      ] as const) {
        const pagina = await pedir('coordinador', ruta, { ...consulta, range: [desde, hasta], conteo: 'aparte' })
        expect([orden, hacia, desde, pagina]).toEqual([orden, hacia, desde, todas.slice(desde, hasta + 1)])
      }
    }
})

it('rows far from the beginning of an order are sorted as in the whole list', async () => {
  const { estudiantes } = resources
  const plan = readPlanOf(estudiantes)
  const mujeres = (
    await pedir('coordinador', 'estudiantes', { filter: { sexo: 'M' }, sort: ['semestre', 'DESC'] })
  ).map(({ matricula }) => matricula)
  expect(mujeres.length).toBeGreaterThan(30)
  const asked = {
    plan,
    link: undefined,
    condition: eq(columnOf(plan.table, 'sexo'), 'M'),
    order: orderOf({ plan, door: estudiantes.lists.todos, call }, undefined, ['semestre', 'DESC']),
  }
  for (const desde of [0, 25, mujeres.length - 3])
    expect(await sortAll(e.db, asked, { offset: desde, most: 10 })).toEqual(mujeres.slice(desde, desde + 10))
})

it('reads about eight times the rows of a page for a value of nearly all rows, and no table whole', async () => {
  const { sentencias } = await tiempoDeBase(
    async () =>
      void (await pedir('coordinador', 'reinscripciones', { filter: { q: 'a' }, range: [0, 4], conteo: 'aparte' })),
  )
  const [{ text, values } = { text: '', values: [] }, ...otras] = sentencias.filter(each =>
    / as key from /.test(each.text),
  )
  expect(otras).toEqual([])
  const nodos = await planDeSentencia(client, text, values)
  const leidas = (tabla: string) =>
    nodos.flatMap(nodo => (nodo['Relation Name'] === tabla ? [nodo['Actual Rows'] * nodo['Actual Loops']] : []))
  expect(Math.max(...leidas('reinscripciones'))).toBeLessThanOrEqual(60)
  for (const cuantas of leidas('estudiantes')) expect(cuantas).toBeLessThanOrEqual(60)
})

it.each([
  ['estudiantes', 'grupo'],
  ['servicio-social/en-curso', 'estudiante'],
  ['asignaturas', 'grupo'],
])('%s in the order of their campus stand by its name, page by page', async (ruta, en) => {
  const { cucs } = tables
  const nombres = await e.db.select({ nombre: cucs.nombre }).from(cucs).orderBy(cucs.nombre)
  const cuc = (fila: Fila) => JSON.stringify(fila[en]).match(/"cuc":\{[^}]*"nombre":"([^"]*)"/)?.[1] ?? ''
  const todas = await pedir('coordinador', ruta, { sort: ['del_cuc', 'ASC'], range: [0, 99_999] })
  const lugares = todas.map(fila => nombres.findIndex(({ nombre }) => nombre === cuc(fila)))
  expect(new Set(lugares).size).toBeGreaterThan(1)
  expect(lugares).not.toContain(-1)
  expect(lugares).toEqual(lugares.toSorted((uno, otro) => uno - otro))
  for (const desde of [0, todas.length - 5])
    expect(await pedir('coordinador', ruta, { sort: ['del_cuc', 'ASC'], range: [desde, desde + 4] })).toEqual(
      todas.slice(desde, desde + 5),
    )
})

it.each([
  ['coordinador', 'estudiantes', 'todos'],
  ['escolar', 'cuc/estudiantes/escolar', 'deMiCuc'],
])('%s, %s: each saved view is counted as its own list, the others beside', async (rol, ruta, lista) => {
  const token = tokens[rol] ?? ''
  const estados = [
    { filter: { q: 'ma' } },
    { filter: { q: 'de garcia' } },
    { filter: { email_contiene: 'ga' } },
    { filter: { curp_contiene: 'HOC', sexo: 'M' } },
    { filter: { estatus: 1 } },
    { filter: { semestre_gte: 3 }, vista: 'activos' },
  ]
  for (const [at, estado] of estados.entries()) {
    const cuerpo = { entidad: 'estudiantes', lista, nombre: `Vista ${at}`, estado }
    expect((await e.pedir('POST', 'vistas', { token, cuerpo })).message).toBe('Vista guardada')
  }
  for (const filter of [{}, { sexo: 'H' }, { q: 'ma' }]) {
    const cuentas = async () => (await pedir(rol, ruta, { filter, vistas: '1' })) as unknown as Cuentas
    const total = async (otro: object = {}, vista?: string) =>
      (
        (await pedir(rol, ruta, {
          filter: { ...filter, ...otro, ...(vista && { vista }) },
          conteo: 'solo',
        })) as unknown as Fila
      )['total']
    const { total: todas, propias } = await cuentas()
    expect(todas).toBe(await total())
    const cuantos = propias.map(propia => propia.cuantos)
    const suyos = await Promise.all(
      estados.map(({ filter: suyo, vista }) =>
        Object.keys(suyo).some(name => name in filter) ? undefined : total(suyo, vista),
      ),
    )
    expect(cuantos.map((cuanto, at) => suyos[at] === undefined || cuanto)).toEqual(suyos.map(suyo => suyo ?? true))
  }
  const { sentencias } = await tiempoDeBase(async () => void (await pedir(rol, ruta, { filter: {}, vistas: '1' })))
  for (const { text } of sentencias.filter(each => each.text.includes('filter (where')))
    expect(text).not.toMatch(/ like /)
})

type Cuentas = { total: number; propias: readonly { cuantos: number }[] }
