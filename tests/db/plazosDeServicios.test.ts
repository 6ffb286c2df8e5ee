import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { estudiante } from '../harness/filas.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { informacionDeServicio } from '../harness/servicios.ts'
import { vecinos } from '../harness/vecinos.ts'
import { addDias } from '../../src/domain/fechas.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { serviciosSociales } = tables
const caso = { id: '00000000-0000-4000-8000-000000000068', matricula: estudiante.matricula }
const temprano = '2026-11-26'

let e: Escena
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
afterAll(() => e.cerrar())

type Estado = Servicio['estados'][number]

/** Puts a service whose phases below this one are accepted and whose deadline was set by another rule; returns the deadline after the migrations. */
const migrado = async (fase: number, estado: Estado, vence = temprano) => {
  const aceptadas = Object.fromEntries(Array.from({ length: fase }, (_, cada) => [cada, 'aceptado' as const]))
  await ponerServicio(e.db, en({ ...aceptadas, [fase]: estado }), caso, e.reloj.ahora)
  await e.db.update(serviciosSociales).set({ vence })
  for (const cual of ['0068_plazo_de_terminacion', '0069_plazo_de_reportes_rechazados'])
    await e.db.execute(sql.raw(readFileSync(`server/db/migrations/${cual}.sql`, 'utf8')))
  const [servicio] = await e.db.select().from(serviciosSociales)
  return servicio?.vence
}

const ultimo = addDias(informacionDeServicio.fecha_final, 15)
const despues = '2029-01-01'

it.each<[string, number, Estado, string, string]>([
  [
    'a letter of termination that was awaited before the migration, fifteen days from the last day',
    9,
    'pendiente',
    temprano,
    ultimo,
  ],
  ['one that was rejected, the same', 9, 'rechazado', temprano, ultimo],
  ['one that the office reviews, the days of the office', 9, 'enviado', temprano, temprano],
  ['one that has longer, what it has', 9, 'pendiente', despues, despues],
  ['a rejected report, until its two months end', 8, 'rechazado', temprano, '2027-03-01'],
  ['a report that the office reviews, the days of the office', 8, 'enviado', temprano, temprano],
  ['another letter, what it has', 2, 'pendiente', temprano, temprano],
])('has in an existing database: %s', async (_, fase, estado, antes, espera) => {
  expect(await migrado(fase, estado, antes)).toBe(espera)
})
