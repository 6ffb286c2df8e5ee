import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedBackup, noteFailure } from '../../server/backup/lastBackup.ts'
import { saveBackup } from '../../server/backup/saveBackup.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { huella } from '../harness/huella.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'

type Base = Awaited<ReturnType<typeof baseDePrueba>>
let origen: Base
let destino: Base
let folder: string
beforeAll(async () => {
  ;[origen, destino, folder] = await Promise.all([
    baseDePrueba(),
    baseDePrueba({ sinTablas: true }),
    mkdtemp(join(tmpdir(), 'restaurar-')),
  ])
})
afterAll(() => Promise.all([origen.cerrar(), destino.cerrar(), rm(folder, { recursive: true })]))

const restaurar = async (...args: string[]) => {
  const { estado, salida } = proceso('restaurar', { env: { DATABASE_URL: destino.url }, args })
  const codigo = await salida
  return { codigo, negado: estado.said.split('\n\n').at(-1)?.trim().split('\n') }
}

test('a backup whose cases stand in a state that is declared no more: its rehearsal refuses it, and restored it stays as its version left it', async () => {
  await origen.db.insert(pasos).values({
    proceso: 'serviciosSociales',
    caso: 'x',
    n: 1,
    fase: 1,
    paso: 'envio',
    a: 'ingresada',
    huella: 'x',
    autor: 'Ana',
    rol: 'estudiante',
    momento: new Date(),
  })
  const { path } = await saveBackup(origen.url, { folder, lock: {}, now: new Date() })
  const perdido = [
    'Hay casos donde ningún proceso los espera:',
    expect.stringContaining('  serviciosSociales: hay 1 en el estado «ingresada», que ya no se declara. '),
  ]
  expect(await restaurar(path, '--ensayo')).toEqual({ codigo: 1, negado: perdido })
  expect(await huella(destino.db)).toEqual({})
  expect(await restaurar(path)).toEqual({
    codigo: 1,
    negado: [
      ...perdido,
      'El respaldo quedó restaurado con las tablas de su versión: puede ponerse en servicio con el programa de aquella versión.',
    ],
  })
  expect(await huella(destino.db)).toEqual(await huella(origen.db))
}, 120_000)

test('a rehearsal that is told to end leaves no copy, and is not taken for one that went well', async () => {
  const { path } = await saveBackup(origen.url, { folder, lock: {}, now: new Date() })
  const suya = createHash('sha256').update(new URL(destino.url).pathname).digest('hex').slice(0, 8)
  const copias = async () =>
    (await origen.db.execute(sql`select from pg_database where starts_with(datname, ${`ensayo_${suya}_`})`)).rows.length
  const { child, salida, estado } = proceso('restaurar', {
    env: { DATABASE_URL: destino.url },
    args: [path, '--ensayo'],
  })
  await expect.poll(copias, { timeout: 30_000, interval: 20 }).toBe(1)
  child.kill('SIGTERM')
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(/\nInterrumpido: no se terminó\.\n$/)
  expect(await copias()).toBe(0)
}, 60_000)

test('a daily backup that failed is told no more where it was restored, nor where none is saved daily any more', async () => {
  const [aqui, alla] = await Promise.all([baseDePrueba(), baseDePrueba({ sinTablas: true })])
  await noteFailure(aqui.db, new Date(), 'No queda espacio.')
  const { path } = await saveBackup(aqui.url, { folder, lock: {}, now: new Date() })
  expect(await proceso('restaurar', { env: { DATABASE_URL: alla.url }, args: [path] }).salida).toBe(0)
  expect(await failedBackup(alla.db)).toBeUndefined()
  expect(await failedBackup(aqui.db)).toBeDefined()
  const env = { DATABASE_URL: aqui.url, DATA_DIR: folder, PORT: String(await puertoLibre()) }
  const { child, salida } = proceso('main', { args: ['--vacio'], env })
  await expect.poll(() => failedBackup(aqui.db), { timeout: 30_000 }).toBeUndefined()
  child.kill('SIGTERM')
  await salida
  await Promise.all([aqui.cerrar(), alla.cerrar()])
}, 90_000)

test.each([[[]], [['uno.zip', 'otro.zip']], [['uno.zip', '--otra']]])('%j says how it is used', async args => {
  expect(await restaurar(...args)).toEqual({
    codigo: 1,
    negado: ['Uso: npm run restaurar -- /ruta/del/respaldo.zip [--ensayo]'],
  })
})
