import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diagnose } from '../../server/diagnosis/diagnose.ts'
import { schema } from '../../server/university/schema.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { huella } from '../harness/huella.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

const GB = 2 ** 30
const tables = Object.values(schema).filter(each => is(each, PgTable))
const dichoDe = async (parte: string, { memory = 8 * GB, url = base.url } = {}) => {
  const lados = await diagnose({ url, tables, machine: { memory, cores: 4 } })
  const lado = lados.find(cada => cada.parte === parte)
  return lado?.hallazgos.map(({ dicho, hacer }) => `${dicho} → ${hacer}`).join('\n') ?? 'no se vio'
}
/** Runs statements in a session that ends, because PostgreSQL writes down its counts then. */
const contada = async (...ordenes: string[]) => {
  const client = new pg.Client(base.url)
  await client.connect()
  for (const orden of ordenes) await client.query(orden)
  await client.query('select pg_stat_force_next_flush()')
  await client.end()
}

test('names the table that is read whole, its dead rows and the index that nobody uses', async () => {
  await contada(
    'create table grande as select n, md5(n::text) as texto from generate_series(1, 40000) n',
    'create index grande_texto on grande (texto)',
    'analyze grande',
    ...Array.from({ length: 60 }, () => 'select count(*) from grande where n < 3'),
    'delete from grande where n % 2 = 0',
  )
  expect(await dichoDe('Índices que faltan')).toMatch(/La tabla grande \([\d,]+ filas\) se leyó entera 6\d veces/)
  expect(await dichoDe('Índices sin uso')).toMatch(/el índice grande_texto de grande .* es una migración/)
  expect(await dichoDe('Filas muertas')).toMatch(/grande tiene 20,000 filas muertas .*«vacuum \(analyze\) grande»/)
})

test('names a table that is read by its index all day where still more of it is read whole', async () => {
  await contada(
    'create table vista as select n, md5(n::text) as texto from generate_series(1, 20000) n',
    'create unique index on vista (n)',
    'analyze vista',
    'set enable_bitmapscan = off',
    ...Array.from({ length: 900 }, (_, n) => `select texto from vista where n = ${n}`),
    ...Array.from({ length: 60 }, () => 'select count(*) from vista where texto is null'),
  )
  expect(await dichoDe('Índices que faltan')).toMatch(/La tabla vista \([\d,]+ filas\) se leyó entera 6\d veces/)
})

test('names an index that the program declares and somebody took away, and tables and indexes that take more room than they need, as PostgreSQL writes their names', async () => {
  expect(await dichoDe('Tablas infladas')).toBe('')
  expect(await dichoDe('Índices inflados')).toBe('')
  const { rows } = await base.db.execute<{ indice: string }>(
    sql`select indexname as indice from pg_indexes where tablename = 'serviciosSociales' and indexname not like '%unico%' and indexname not like '%pkey' limit 1`,
  )
  const quitado = rows[0]?.indice ?? ''
  await contada(
    `drop index "${quitado}"`,
    'create table "muyInflada" as select n, n % 7 as dia, md5(n::text) as texto from generate_series(1, 300000) n',
    'create index "muyInflado" on "muyInflada" (texto)',
    'delete from "muyInflada" where n % 10 > 0',
    'vacuum (analyze) "muyInflada"',
  )
  expect(await dichoDe('Índices que faltan')).toContain(`Falta el índice ${quitado} de serviciosSociales`)
  expect(await dichoDe('Tablas infladas')).toMatch(
    /"muyInflada" ocupa .* para 30,000 filas que caben en unos .*\(full, analyze\) "muyInflada"»/,
  )
  expect(await dichoDe('Índices inflados')).toMatch(/«reindex index concurrently "muyInflado"»/)
})

test('says what it may not see of others, and how it would', async () => {
  const usuario = `poco_${Date.now()}`
  await base.db.execute(sql.raw(`create role ${usuario} login password 'poco'`))
  const url = new URL(base.url)
  Object.assign(url, { username: usuario, password: 'poco' })
  expect(await dichoDe('Lo que se puede ver')).toBe('')
  expect(await dichoDe('Lo que se puede ver', { url: url.href })).toContain(`«grant pg_monitor to ${usuario}»`)
  await base.db.execute(sql.raw(`drop role ${usuario}`))
})

test('reports settings that may lose data and settings that leave the machine unused', async () => {
  const dicho = await dichoDe('Configuración')
  for (const [nombre, hacer] of [
    ['fsync está apagado', 'fsync = on'],
    ['full_page_writes está apagado', 'full_page_writes = on'],
    ['autovacuum está apagado', 'autovacuum = on'],
    ['random_page_cost es 4', 'random_page_cost = 1.1'],
    ['shared_buffers es', 'Ponga alrededor de 1.1 GB'],
  ] as const) {
    expect(dicho).toContain(nombre)
    expect(dicho).toContain(hacer)
  }
  expect(await dichoDe('Configuración', { memory: GB })).not.toContain('shared_buffers')
})

test('tells the slow statements where PostgreSQL records them, here beside the database', async () => {
  const beside = new URL(base.url)
  beside.pathname = 'postgres'
  const client = new pg.Client(beside.href)
  await client.connect()
  await client.query('drop extension if exists pg_stat_statements')
  expect(await dichoDe('Consultas lentas')).toContain('«create extension pg_stat_statements»')
  await client.query('create extension pg_stat_statements')
  /* Those of other tests' databases would push this one out. */
  await client.query('select pg_stat_statements_reset()')
  await client.end()
  await base.db.execute(sql`select pg_sleep(0.15), 'despacio'`)
  expect(await dichoDe('Consultas lentas')).toMatch(/1\d\d ms de media, 1 vez.* pg_sleep/)
})

test('changes nothing', async () => {
  const antes = await huella(base.db)
  await diagnose({ url: base.url, tables })
  expect(await huella(base.db)).toEqual(antes)
})
