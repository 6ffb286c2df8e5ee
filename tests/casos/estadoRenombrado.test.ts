import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeMigration } from '../../scripts/db/writeMigration.ts'
import { appliedMigrations } from '../../server/db/migrations.ts'
import { tablesOf } from '../../server/db/tablesOf.ts'
import { schema } from '../../server/university/schema.ts'
import { outsideReferences, tables } from '../../server/university/tables.ts'
import { bringForward } from '../../server/upgrade/bringForward.ts'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import { resources } from '../../src/resources/index.ts'
import { house, registerHouse } from '../../src/schema/house.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { solicitud } from './solicitud.ts'

const { process, fields } = bajasTemporales
const { solicitada, ...demas } = process.states
const states = { ingresada: solicitada, ...demas }
const estado = { ...fields.estado, choices: Object.entries(states).map(([name, state]) => [name, state?.label]) }
const renombrada: AnyResource = Object.assign({}, bajasTemporales, {
  fields: { ...fields, estado },
  process: { ...process, states },
})

let e: Escena
let folder: string
let id: string
beforeAll(async () => {
  e = await escena()
  const token = await e.tokenDe('estudiante')
  id = (await e.pedir('POST', 'bajasTemporales', { token, cuerpo: solicitud })).data.id_caso ?? ''
})
beforeEach(async () => {
  if (folder) await rm(folder, { recursive: true })
  folder = await mkdtemp(join(tmpdir(), 'cuc-estado-'))
  await cp('server/db/migrations', folder, { recursive: true })
})
afterAll(() => Promise.all([e.cerrar(), rm(folder, { recursive: true })]))

/** Writes the migration to the renamed state, as the command does. */
const migracion = async () => {
  const registro: readonly AnyResource[] = Object.values({ ...resources, bajasTemporales: renombrada })
  const tag = await writeMigration({ ...schema, ...tablesOf(registro, outsideReferences) }, folder, 'ingresada')
  return join(folder, `${tag}.sql`)
}

/** Upgrades the database under the declaration with the renamed state. */
const adelante = async () => {
  const todo = house()
  registerHouse({ ...todo, resources: { ...todo.resources, bajasTemporales: renombrada } })
  try {
    await bringForward(e.db, folder)
  } finally {
    registerHouse(todo)
  }
}

const seQuedo = async () => ({
  migraciones: (await appliedMigrations(e.db)).length,
  estados: (await e.db.select({ estado: tables.bajasTemporales.estado }).from(tables.bajasTemporales)).map(
    caso => caso.estado,
  ),
})

const salida = (estado: string) =>
  `Declárelo, con un paso que salga de él, hasta que no quede ninguno. Si ahora se llama de otro modo, escriba la migración con --renombrar "bajasTemporales.states.${estado}:nombre_nuevo".`

it('refuses a migration without the cases in the words of the process, and changes nothing', async () => {
  const antes = await seQuedo()
  await migracion()
  await expect(adelante()).rejects.toThrow(
    `En «bajasTemporales» hay valores que ya no se admiten de «estado»: solicitada (1). Hay que cambiarlos antes de actualizar. Lo que se cambie con SQL lleva también "version" = "version" + 1. No se cambió nada.\nSon casos de un proceso, en un estado que no se declara. ${salida('nombre_anterior')}`,
  )
  expect(await seQuedo()).toEqual(antes)
})

it('applies no migrations with cases left in a lost state, however little they ask', async () => {
  const antes = await seQuedo()
  const file = await migracion()
  await writeFile(file, 'create table "novedades" ("id" integer primary key);')
  await expect(adelante()).rejects.toThrow(
    `Hay casos donde ningún proceso los espera:\n  bajasTemporales: hay 1 en el estado «solicitada», que ya no se declara. ${salida('solicitada')}`,
  )
  expect(await seQuedo()).toEqual(antes)
})

it('names the other reason of a failed migration, whatever states it renamed before', async () => {
  const antes = await seQuedo()
  const file = await migracion()
  await writeFile(file, await conCambio(file, 'select 1 from "no_hay";'))
  await expect(adelante()).rejects.toThrow(/^Una migración no se pudo aplicar y no se cambió nada: .*no_hay/)
  expect(await seQuedo()).toEqual(antes)
})

it('applies a migration with the new state of the cases; their steps keep the old word', async () => {
  const { migraciones } = await seQuedo()
  const file = await migracion()
  await writeFile(file, await conCambio(file))
  await adelante()
  expect(await seQuedo()).toEqual({ migraciones: migraciones + 1, estados: ['ingresada'] })
  const { texto } = await e.pedir('GET', `bajasTemporales/${id}/pasos`, { token: await e.tokenDe('estudiante') })
  expect(JSON.parse(texto).data.pasos).toMatchObject([{ paso: 'abrir', de: null, a: 'solicitada' }])
})

/** Adds to the migration the statement that the refusal asks for, after the old constraint is dropped. */
const conCambio = async (file: string, mas = '') => {
  const [sinLimite = '', ...resto] = (await readFile(file, 'utf8')).split('--> statement-breakpoint\n')
  expect(sinLimite).toContain('DROP CONSTRAINT "bajasTemporales_estado_valido"')
  const cambio = `UPDATE "bajasTemporales" SET "estado" = 'ingresada' WHERE "estado" = 'solicitada';`
  return [sinLimite, `${cambio}\n`, ...resto, ...(mas ? [mas] : [])].join('--> statement-breakpoint\n')
}
