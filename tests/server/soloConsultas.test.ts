import { sql } from 'drizzle-orm'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPool, type OpenPool } from '../../server/db/openPool.ts'
import { createApp } from '../../server/universityServer.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'

let e: Escena
let token = ''
let base: OpenPool
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
beforeEach(async () => {
  await queEscriba('off')
  base = openPool(e.url, { connections: 1 })
  return () => base.close()
})
afterAll(() => e.cerrar())

/** Sets whether new connections are read-only. Open ones keep their setting. */
const queEscriba = async (soloLee: 'on' | 'off') => {
  const nombre = sql.identifier(new URL(e.url).pathname.slice(1))
  await e.db.execute(sql`alter database ${nombre} set default_transaction_read_only = ${sql.raw(soloLee)}`)
}
const pedir = async (metodo: string, ruta: string, cuerpo?: object) => {
  const { status, headers, message, texto } = await e.pedir(metodo, ruta, {
    token,
    cuerpo,
    en: createApp(base.db, e.opciones),
  })
  return { status, message, espera: headers.get('retry-after'), data: JSON.parse(texto).data }
}
const materia = { clave_materia: 'LEIDA', nombre: 'Leída', creditos: 5 }

it('a database without writes is reported to people and to monitors, and reading goes on', async () => {
  const dicho = 'La base de datos solo admite consultas: no se puede entrar ni guardar'
  await queEscriba('on')
  for (const ruta of ['salud', 'salud/listo'])
    expect(await pedir('GET', ruta)).toMatchObject({ status: 200, message: dicho, data: { avisos: [dicho] } })
  expect((await pedir('GET', 'materias')).status).toBe(200)
  const negada = {
    status: 503,
    espera: null,
    message: 'La base de datos solo admite consultas en este momento, no se guardó nada. Avise a quien la administra',
  }
  expect(await pedir('POST', 'materias', materia)).toMatchObject(negada)
  expect(await pedir('POST', 'login', { email: correoDe('escolar'), password: 'Comunal2026' })).toMatchObject(negada)
  const { data } = await pedir('GET', 'estado')
  expect(data.partes[0]).toMatchObject({ parte: 'Base de datos', estado: 'mal', dicho })
})

it('a read-only connection is given up for a writing one, for a single statement and for a transaction', async () => {
  for (const escribir of [
    () => base.db.execute(sql`create table if not exists escrita (n int)`),
    () => base.db.transaction(tx => tx.execute(sql`create table if not exists escrita (n int)`)),
  ]) {
    await queEscriba('on')
    await expect(escribir()).rejects.toThrow()
    await queEscriba('off')
    await escribir()
    await base.close()
    base = openPool(e.url, { connections: 1 })
  }
  expect((await base.db.execute(sql`select to_regclass('escrita') as tabla`)).rows).toEqual([{ tabla: 'escrita' }])
})

it('a start on it is refused in one sentence', async () => {
  const url = new URL(e.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const env = { DATABASE_URL: url.href, DATA_DIR: tmpdir(), PORT: String(await puertoLibre()) }
  const { salida, estado } = proceso('main', { args: ['--vacio'], env })
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(
    /\n\nNo se pudo usar la base de datos de DATABASE_URL \([^\n]+\): solo admite consultas: [^\n]+\.\n$/,
  )
})
