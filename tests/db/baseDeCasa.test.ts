import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalogOf } from '../../server/db/catalogOf.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

/** What a database has beside tables and what stands on them. */
const ground = /^la (extensión|colación|función) /

test('a new house begins with the functions and the order that this one came to by its migrations, those of the university itself apart', async () => {
  const nueva = await baseDePrueba({ sinTablas: true })
  const esta = await baseDePrueba()
  const statements = (await readFile('server/db/base.sql', 'utf8')).split('--> statement-breakpoint')
  const propias = (await readFile('server/academico/situaciones.sql', 'utf8'))
    .split('--> statement-breakpoint')
    .filter(statement => statement.includes('create or replace function'))
  for (const statement of [...statements, ...propias]) await nueva.db.execute(sql.raw(statement))
  const parts = async ({ db }: typeof nueva) => (await catalogOf(db)).filter(({ what }) => ground.test(what))
  const expected = await parts(esta)
  expect(expected.length).toBeGreaterThan(4)
  expect((await parts(nueva)).map(({ what, definition }) => [what, definition])).toEqual(
    expected.map(({ what, definition }) => [what, definition]),
  )
  await Promise.all([nueva.cerrar(), esta.cerrar()])
})
