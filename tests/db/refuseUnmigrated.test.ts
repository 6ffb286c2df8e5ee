import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseUnmigrated } from '../../server/db/refuseUnmigrated.ts'
import { schema } from '../../server/university/schema.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

it('every declared table and column is there once the migrations are', async () => {
  await expect(refuseUnmigrated(base.db, schema)).resolves.toBeUndefined()
})

it('a table or a column that no migration makes is named, with the command that writes it', async () => {
  const becas = pgTable('becas', { clave: text().primaryKey(), nombre: text() })
  const cucs = pgTable('cucs', { nombre: text().primaryKey(), lema: text() })
  await expect(refuseUnmigrated(base.db, { becas, cucs })).rejects.toThrow(
    'Se declara lo que ninguna migración hace: becas, cucs.lema. Escríbala con «npm run db:migration -- nombre» y arranque de nuevo.',
  )
})
