import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { appliedMigrations } from '../../server/db/migrations.ts'
import { runCommand } from '../../server/installation/runCommand.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { solicitud } from '../casos/solicitud.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Runs a command on the database of the scene, as a process of its own would. Returns what it did and said. */
const comando = async (
  ...[task, ways, given = () => undefined]: [
    Parameters<typeof runCommand>[2]?,
    Parameters<typeof runCommand>[3]?,
    Parameters<typeof runCommand>[1]?,
  ]
) => {
  vi.stubEnv('DATABASE_URL', e.url)
  const dicho: unknown[] = []
  const salida = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`ended with ${code}`)
  })
  vi.spyOn(console, 'error').mockImplementation((...all) => void dicho.push(...all))
  const hecho = vi.fn(task)
  await runCommand('npm run prueba', given, hecho, ways).catch(() => undefined)
  return { dicho, hecho: hecho.mock.calls.length, codigo: salida.mock.lastCall?.[0] }
}

const migraciones = async () => (await appliedMigrations(e.db)).length

test('a command that only reads refuses a database of an older version, and leaves it so; any other brings it forward', async () => {
  const todas = await migraciones()
  const [ultima] = (
    await e.db.execute(sql`select * from drizzle.__drizzle_migrations order by created_at desc limit 1`)
  ).rows
  expect(await comando(undefined, { onlyReads: true })).toEqual({ dicho: [], hecho: 1, codigo: 0 })
  await e.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${ultima?.created_at}`)
  expect(await comando(undefined, { onlyReads: true })).toEqual({
    dicho: [
      '\nEsta base de datos es de una versión anterior del programa: le falta 1 migración. No se cambió nada. Llévela adelante con «npm run actualizar», o use aquí la versión que la preparó.',
    ],
    hecho: 0,
    codigo: 1,
  })
  expect(await migraciones()).toBe(todas - 1)
  await e.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${ultima?.hash}, ${ultima?.created_at})`,
  )
})

test('a command refuses a database whose cases stand in a state that is declared no more, as the start does', async () => {
  const token = await e.tokenDe('estudiante')
  await e.pedir('POST', 'bajasTemporales', { token, cuerpo: solicitud })
  await e.db.execute(sql`alter table "bajasTemporales" drop constraint "bajasTemporales_estado_valido"`)
  await e.db.execute(sql`update "bajasTemporales" set estado = 'ingresada'`)
  const { dicho, hecho, codigo } = await comando()
  expect(String(dicho[0])).toContain('bajasTemporales: hay 1 en el estado «ingresada», que ya no se declara.')
  expect([hecho, codigo]).toEqual([0, 1])
})

test('a fault of the program itself is reported with its trace, and not as an unusable database', async () => {
  const propio = new TypeError('Cannot read properties of undefined')
  const { dicho } = await comando(undefined, { prepare: () => Promise.reject(propio) })
  expect(dicho).toEqual(['\nUn fallo inesperado detuvo el programa:', propio])
})

test('an error of the database is reported as its refusal', async () => {
  const { dicho } = await comando(undefined, { prepare: async db => void (await db.execute(sql`select de_mas`)) })
  expect(dicho).toEqual([expect.stringMatching(/^\nNo se pudo usar la base de datos de DATABASE_URL .*de_mas/)])
})
