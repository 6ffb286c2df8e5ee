import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diagnose } from '../../server/diagnosis/diagnose.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { dichoEn, tables } from './dichoEn.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

const bloqueos = () => dichoEn(base.url, 'Transacciones largas y bloqueos')
const ejecutar = async (...ordenes: string[]) => {
  const client = new pg.Client(base.url)
  await client.connect()
  for (const orden of ordenes) await client.query(orden)
  await client.end()
}

test('names whoever waits for a lock, and for whom', async () => {
  const [una, otra] = [new pg.Client(base.url), new pg.Client(base.url)]
  await Promise.all([una.connect(), otra.connect()])
  const { rows } = await una.query<{ pid: number }>('select pg_backend_pid() as pid')
  await una.query('begin; lock table ajustes')
  await otra.query("begin; set local lock_timeout = '60s'")
  const espera = otra.query('lock table ajustes').catch(() => undefined)
  await expect.poll(bloqueos, { timeout: 20_000 }).toContain(`está detenida por ${rows[0]?.pid}`)
  await una.end()
  await espera
  await otra.end()
})

test('waits for nobody who holds a table, and names them first', async () => {
  const [una, otra] = [new pg.Client(base.url), new pg.Client(base.url)]
  await Promise.all([una.connect(), otra.connect()])
  await ejecutar('create table apartada as select n from generate_series(1, 1000) n', 'analyze apartada')
  const { rows } = await una.query<{ pid: number }>('select pg_backend_pid() as pid')
  await una.query('begin; lock table apartada, ajustes')
  await expect
    .poll(bloqueos, { timeout: 20_000 })
    .toMatch(new RegExp(`conexión ${rows[0]?.pid} .* aparta ajustes, apartada: .*terminate_backend\\(${rows[0]?.pid}`))
  const espera = otra.query('select * from apartada')
  await expect
    .poll(bloqueos, { timeout: 20_000 })
    .toMatch(new RegExp(`^La conexión ${rows[0]?.pid} .* aparta ajustes, apartada y detiene a 1 conexión`))
  const lados = await diagnose({ url: base.url, tables })
  expect(lados.flatMap(({ hallazgos }) => hallazgos.filter(({ dicho }) => dicho.startsWith('No se pudo ver')))).toEqual(
    [],
  )
  expect(lados[1]?.parte).toBe('Transacciones largas y bloqueos')
  await una.end()
  await espera
  await otra.end()
})

test('says of a side that it cannot see why, and tells the others', async () => {
  const usuario = `menos_${Date.now()}`
  await ejecutar(
    `create role ${usuario} login password 'menos'`,
    'revoke select on pg_catalog.pg_stat_user_tables from public',
  )
  const url = Object.assign(new URL(base.url), { username: usuario, password: 'menos' }).href
  const sinVer: string[] = []
  const lados = await diagnose({ url, tables }, ({ parte, hallazgos }) => {
    if (hallazgos.some(({ dicho }) => /^No se pudo ver: .* no tiene permiso/.test(dicho))) sinVer.push(parte)
  })
  expect(sinVer).toEqual(['Migraciones', 'Índices que faltan', 'Filas muertas'])
  expect(lados.at(-1)?.hallazgos).not.toEqual([])
  await ejecutar('grant select on pg_catalog.pg_stat_user_tables to public', `drop role ${usuario}`)
})
