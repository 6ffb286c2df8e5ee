import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { avances } from '../../server/academico/avances.ts'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

const { db, cerrar } = await baseDePrueba({ demostrada: true })
afterAll(cerrar)

test('somebody is one subject under the 70 %, exactly at it, and one over; others have just begun or are nearly done', async () => {
  const todos = [...(await avances(db, sql`true`)).values()].map(
    ({ materias: { aprobado, total } }) => [aprobado * 10 - total * 7, total] as const,
  )
  for (const [distancia] of [[-10], [0], [10]])
    expect(todos.filter(([cada]) => cada === distancia).length).toBeGreaterThan(0)
  const partes = [...(await avances(db, sql`true`)).values()].map(({ materias }) => materias.porcentaje)
  expect(partes.filter(parte => parte < 10).length).toBeGreaterThan(0)
  expect(partes.filter(parte => parte > 85).length).toBeGreaterThan(0)
})

test('somebody takes classes and has no grade yet; somebody failed', async () => {
  const { rows } = await db.execute(
    sql`select matricula from ${clasesEstudiantes} group by matricula having count(calificacion) = 0`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(await db.$count(clasesEstudiantes, eq(clasesEstudiantes.acreditado, 'No'))).toBeGreaterThan(10)
})

test('the student of the demonstration is nearly done, with a report of the social service to send again', async () => {
  const [demo] = await db
    .select({ matricula: tables.estudiantes.matricula, servicio: tables.serviciosSociales })
    .from(tables.estudiantes)
    .innerJoin(usuarios, eq(usuarios.id, tables.estudiantes.id_usuario))
    .leftJoin(tables.serviciosSociales, eq(tables.serviciosSociales.matricula_estudiante, tables.estudiantes.matricula))
    .where(eq(usuarios.email, 'estudiante@demo.cuc.mx'))
  const parte =
    (await avances(db, eq(tables.estudiantes.matricula, demo?.matricula ?? ''))).get(demo?.matricula ?? '')?.materias
      .porcentaje ?? 0
  expect(parte).toBeGreaterThanOrEqual(70)
  expect(parte).toBeLessThan(100)
  expect(demo?.servicio).toMatchObject({ periodo: 'anio', fase: 4, status: 'aceptado', turno: 'estudiante' })
})

test('social services are in every phase, waiting for the office and for the student, of both lengths, and in each overall state', async () => {
  const filas = await db.select().from(tables.serviciosSociales)
  const dichos = (de: (fila: (typeof filas)[number]) => unknown) => new Set(filas.map(fila => JSON.stringify(de(fila))))
  expect(dichos(({ status }) => status).size).toBe(6)
  expect(dichos(({ fase }) => fase).size).toBe(12)
  expect(dichos(({ fase, turno }) => [fase, turno]).size).toBe(11 * 2 + 2)
  expect(dichos(({ periodo, status }) => [periodo, status]).size).toBe(11)
})
