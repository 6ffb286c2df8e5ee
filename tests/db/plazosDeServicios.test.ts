import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { estudiante } from '../harness/filas.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { informacionDeServicio } from '../harness/servicios.ts'
import { vecinos } from '../harness/vecinos.ts'
import { sumarDias } from '../../src/domain/fechas.ts'
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

/** Puts a service whose phases below this one are accepted and whose deadline was set by the old rule; returns the deadline after the migration. */
const migrado = async (fase: number) => {
  const aceptadas = Object.fromEntries(Array.from({ length: fase }, (_, cada) => [cada, 'aceptado' as const]))
  await ponerServicio(e.db, en(aceptadas), caso, e.reloj.ahora)
  await e.db.update(serviciosSociales).set({ vence: temprano })
  await e.db.execute(sql.raw(readFileSync('server/db/migrations/0068_plazo_de_terminacion.sql', 'utf8')))
  const [servicio] = await e.db.select().from(serviciosSociales)
  return servicio?.vence
}

it('a letter of termination that was awaited before the migration has fifteen days from the last day', async () => {
  expect(await migrado(9)).toBe(sumarDias(informacionDeServicio.fecha_final, 15))
})

it('the deadlines of other phases stay', async () => {
  expect(await migrado(8)).toBe(temprano)
})
