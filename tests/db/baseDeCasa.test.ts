import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalogOf } from '../../server/db/catalogOf.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

/** Matches what a database has besides tables and what depends on them. */
const ground = /^la (extensión|colación|función) /

test('a new house begins with the functions and the order that this one came to by its migrations, those of the university itself apart', async () => {
  const nueva = await baseDePrueba({ sinTablas: true })
  const esta = await baseDePrueba()
  const statements = (await readFile('server/db/base.sql', 'utf8')).split('--> statement-breakpoint')
  const files = [
    'academico/situaciones',
    'academico/cuentas',
    'academico/reportesDebidos',
    'custom/personas/huella',
  ].map(file => readFile(`server/${file}.sql`, 'utf8'))
  const propias = [...(await Promise.all(files)).join('').matchAll(/ function public\.(\w+)\(/g)]
  for (const statement of statements) await nueva.db.execute(sql.raw(statement))
  const parts = async ({ db }: typeof nueva) => (await catalogOf(db)).filter(({ what }) => ground.test(what))
  const isOwn = (what: string) => propias.some(([, name]) => what.startsWith(`la función ${name}(`))
  const expected = (await parts(esta)).filter(({ what }) => !isOwn(what))
  expect(expected.length).toBeGreaterThan(4)
  expect((await parts(nueva)).map(({ what, definition }) => [what, definition])).toEqual(
    expected.map(({ what, definition }) => [what, definition]),
  )
  await Promise.all([nueva.cerrar(), esta.cerrar()])
})
