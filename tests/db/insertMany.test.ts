import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMany } from '../../server/db/insertMany.ts'
import { tables } from '../../server/university/tables.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

test('rows are answered in their order, with any columns; a column without a value keeps its default', async () => {
  const { materias } = tables
  const id_materia = crypto.randomUUID()
  const dichas = [
    { clave_materia: 'C', nombre: 'Dice «sí», "no" y \\', creditos: 4.5 },
    { clave_materia: 'A', nombre: 'Ñame', creditos: 8, id_materia },
    { clave_materia: 'B', nombre: "O'Higgins\n{}", creditos: 5, version: 7 },
  ]
  const claves = await insertMany(base.db, materias, dichas, materias.clave_materia)
  expect(claves).toEqual(['C', 'A', 'B'])
  const guardadas = await base.db.select().from(materias).orderBy(asc(materias.clave_materia))
  expect(guardadas).toMatchObject([
    { ...dichas[1], version: 1 },
    { ...dichas[2], id_materia: expect.stringMatching(/^[\da-f-]{36}$/) },
    { ...dichas[0], version: 1 },
  ])
})

test('no rows are no statement', async () => {
  expect(await insertMany(base.db, tables.materias, [], tables.materias.id_materia)).toEqual([])
})
