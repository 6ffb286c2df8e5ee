import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { dichoEn } from './dichoEn.ts'

const usuario = `apenas_${Date.now()}`
let base: Awaited<ReturnType<typeof baseDePrueba>>
let url = ''
beforeAll(async () => {
  base = await baseDePrueba()
  await ejecutar(`create role ${usuario} login password 'apenas'`)
  url = Object.assign(new URL(base.url), { username: usuario, password: 'apenas' }).href
})
afterAll(async () => {
  await ejecutar(`drop owned by ${usuario}`, `drop role ${usuario}`)
  await base.cerrar()
})

const ejecutar = async (...ordenes: string[]) => {
  for (const orden of ordenes) await base.db.execute(sql.raw(orden))
}

test('each right that the user of the database lacks is said with the grant that gives it, and none that is given', async () => {
  const sinNada = await dichoEn(url, 'Lo que se puede ver')
  expect(sinNada).toContain(`«grant pg_monitor to ${usuario}»`)
  expect(sinNada).toMatch(
    new RegExp(
      `${usuario} no puede leer \\d+ tablas \\(.*infladas, ni sus índices.*«grant pg_read_all_data to ${usuario}»`,
    ),
  )
  expect(await dichoEn(url, 'Migraciones')).toMatch(/^No se pudo ver: .* no tiene permiso/)
  await ejecutar(`grant pg_monitor to ${usuario}`)
  const conUno = await dichoEn(url, 'Lo que se puede ver')
  expect(conUno).not.toContain('pg_monitor')
  expect(conUno).toContain('pg_read_all_data')
  await ejecutar(`grant pg_read_all_data to ${usuario}`)
  expect(await dichoEn(url, 'Lo que se puede ver')).toBe('')
  expect(await dichoEn(url, 'Migraciones')).toBe('')
  await ejecutar(`revoke pg_read_all_data from ${usuario}`, `grant select on all tables in schema public to ${usuario}`)
  await ejecutar(`revoke select on materias from ${usuario}`)
  expect(await dichoEn(url, 'Lo que se puede ver')).toContain('no puede leer 1 tabla (materias)')
})

test('with them a table that is inflated is seen', async () => {
  await ejecutar(
    'create table inflada as select n, md5(n::text) as texto from generate_series(1, 300000) n',
    'delete from inflada where n % 10 > 0',
  )
  await ejecutar('vacuum (analyze) inflada')
  expect(await dichoEn(base.url, 'Tablas infladas')).toContain('inflada ocupa')
  expect(await dichoEn(url, 'Lo que se puede ver')).toContain('2 tablas (inflada, materias)')
  await ejecutar(`grant pg_read_all_data to ${usuario}`)
  expect(await dichoEn(url, 'Tablas infladas')).toContain('inflada ocupa')
})
