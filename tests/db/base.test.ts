import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

test('sin_acentos drops accents and case and may be indexed', async () => {
  const { rows } = await base.db.execute(sql`select sin_acentos('Ñuú ÁRBOL Pingüino') as texto`)
  expect(rows).toEqual([{ texto: 'nuu arbol pinguino' }])
  await base.db.execute(sql`create table palabra (texto text)`)
  await base.db.execute(sql`create index on palabra using gin (sin_acentos(texto) gin_trgm_ops)`)
})

test('the Spanish collation is there', async () => {
  const { rows } = await base.db.execute(
    sql`select t from (values ('Núñez'), ('Nunez'), ('nube'), ('Álamo'), ('Zapata')) v(t) order by t collate "es-x-icu"`,
  )
  expect(rows.map(row => row.t)).toEqual(['Álamo', 'nube', 'Nunez', 'Núñez', 'Zapata'])
})
