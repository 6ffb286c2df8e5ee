import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { grupo } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero B' })
})
afterAll(() => e.cerrar())

it('a class that somebody moves to another group meanwhile takes its students; it is not said to be missing', async () => {
  const estudiantes = await alumnos(e.db, claves, 1)
  const id_clase = await clase(e.db, claves)
  const { inscribir } = await e.db.transaction(async tx => {
    await tx.execute(sql`update clases set clave_grupo = 'COM-1B' where id_clase = ${id_clase}`)
    const pedida = e.pedir('POST', 'clases/asociar-estudiantes', { token, cuerpo: { id_clase, estudiantes } })
    await expect.poll(() => esperan(e.db)).toBe(1)
    return { inscribir: pedida }
  })
  const { status, message } = await inscribir
  expect([status, message]).toEqual([200, 'Estudiantes asociados correctamente'])
})
