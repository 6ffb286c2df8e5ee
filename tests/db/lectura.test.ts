import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openReplica, type Replica } from '../../server/db/openReplica.ts'
import { tables } from '../../server/university/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { alta } from '../harness/alta.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { replicaDeMentira } from '../harness/replicaDeMentira.ts'

const { materias } = tables
const deLaReplica = {
  id_materia: '5f0c8f6e-0000-4000-8000-000000000001',
  clave_materia: 'REPLICA',
  nombre: 'Materia de la réplica',
  creditos: 5,
}

let e: Escena
let replica: Awaited<ReturnType<typeof replicaDeMentira>>
let lectura: Replica
let app: ReturnType<typeof createApp>
let token = ''
beforeAll(async () => {
  e = await escena()
  replica = await replicaDeMentira(e.db)
  await replica.db.insert(materias).values(deLaReplica)
  lectura = openReplica(replica.url, { patience: 0, rest: 0 })
  app = createApp(e.db, { ...e.opciones, replica: lectura })
  token = await e.tokenDe('coordinador')
})
afterAll(async () => {
  await lectura.close()
  await replica.cerrar()
  await e.cerrar()
})
afterEach(async () => {
  await replica.alcanzar()
  await replica.dice('esperando', 'true')
  await replica.dice('linea', '1')
})

const pedir = (ruta: string, en = app) => e.pedir('GET', ruta, { token, en })
/** Tells whether a call returns what only the replica holds. */
const laLee = async (ruta: string, en = app) => (await pedir(ruta, en)).texto.includes(deLaReplica.nombre)
const listada = 'materias?range=[0,9]'
const dicho = async (en = app) => {
  const { texto } = await pedir('estado', en)
  const partes: { parte: string; estado: string; dicho: string }[] = JSON.parse(texto).data.partes
  return partes.find(({ parte }) => parte === 'Base de datos de lectura')
}

test.each([
  'materias',
  listada,
  'materias/5f0c8f6e-0000-4000-8000-000000000001',
  'busqueda?q=réplica',
  'materias?vistas=',
])('a replica that has everything answers %s', async ruta => {
  const { status, texto } = await pedir(ruta)
  expect(status).toBe(200)
  if (!ruta.includes('vistas')) expect(texto).toContain(deLaReplica.nombre)
  expect(texto).not.toBe((await pedir(ruta, e.app)).texto)
  expect(await dicho()).toMatchObject({ estado: 'bien' })
})

test('the session and the pending work are read from the primary alone', async () => {
  for (const ruta of ['pendientes', 'avisos/estado', 'datos/personales/usuario'])
    expect((await pedir(ruta)).texto).toBe((await pedir(ruta, e.app)).texto)
})

test('a person reads their own write, even while the replica does not have it yet', async () => {
  await replica.parar()
  const propia = { clave_materia: 'PROPIA', nombre: 'Materia propia', creditos: 5 }
  const { id_materia } = await alta(e, 'materias', propia, token)
  expect((await pedir(listada)).texto).toContain(propia.nombre)
  expect((await pedir(`materias/${id_materia}`)).status).toBe(200)
  expect(await dicho()).toMatchObject({ estado: 'atender', dicho: 'Va detrás de la principal: se lee de la principal' })
  expect((await pedir('salud')).texto).toContain('Va detrás de la principal')
  await replica.alcanzar()
  expect(await laLee(listada)).toBe(true)
  expect((await pedir('salud')).texto).not.toContain('principal')
})

test.each([
  ['is a primary itself', 'esperando', 'false', 'No es una réplica'],
  ['follows what was the primary before', 'linea', '0', 'Va detrás'],
] as const)('one that %s is not read', async (_como, que, valor, frase) => {
  await replica.dice(que, valor)
  expect(await laLee(listada)).toBe(false)
  expect((await dicho())?.dicho).toContain(frase)
})

test('one of another database is not read', async () => {
  await replica.dice('oid', '1')
  expect(await laLee(listada)).toBe(false)
  expect((await dicho())?.dicho).toContain('No es una réplica')
  const { rows } = await e.db.execute<{ oid: number }>(
    sql`select oid from pg_database where datname = current_database()`,
  )
  await replica.dice('oid', String(rows[0]?.oid))
})

test('when the replica does not answer, or a read fails there, the primary is read', async () => {
  const nadie = openReplica('postgres://nadie@127.0.0.1:9/nada')
  const sola = createApp(e.db, { ...e.opciones, replica: nadie })
  const { status, texto } = await pedir(listada, sola)
  expect([status, texto]).toEqual([200, (await pedir(listada, e.app)).texto])
  expect((await dicho(sola))?.dicho).toContain('No responde')
  await nadie.close()
  await replica.db.execute(sql`alter table materias rename to otras`)
  expect(await pedir(listada)).toMatchObject({ status: 200, texto })
  await replica.db.execute(sql`alter table otras rename to materias`)
  expect(await laLee(listada)).toBe(true)
})
