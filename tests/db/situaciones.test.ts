import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

it('the migrations make the functions and triggers that server/academico/situaciones.sql shows', async () => {
  const before = await catalogOf(base.db)
  const statements = (await readFile('server/academico/situaciones.sql', 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await base.db.execute(sql.raw(statement))
  expect(differences(await catalogOf(base.db), before)).toEqual([])
  expect(statements.length).toBeGreaterThan(10)
})

it('what passes is one figure in program and database', async () => {
  const { rows } = await base.db.execute<{ cuanto: string }>(sql`select calificacion_aprobatoria() as cuanto`)
  expect(rows.map(({ cuanto }) => Number(cuanto))).toEqual([universidad.calificacionAprobatoria])
})
