import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostRows } from '../../server/crud/read/mostRows.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
  await e.db.execute(sql`
    insert into materias (clave_materia, nombre, creditos)
    select 'M' || n, 'Materia ' || n, 5 from generate_series(1, ${mostRows}::int) n`)
})
afterAll(() => e.cerrar())

const leer = async (consulta = '') => {
  const respuesta = await e.pedir('GET', `materias${consulta}`, { token: await e.tokenDe('coordinador') })
  return { status: respuesta.status, ...JSON.parse(respuesta.texto) }
}

it('one answer holds so many rows, however they are asked for; of more it says how to get them', async () => {
  const todas = [await leer(), await leer('?range=[0,1999999]'), await leer(`?range=[0,${mostRows - 1}]`)]
  for (const { status, data } of todas) expect([status, data.length]).toEqual([200, mostRows])
  await e.db.execute(sql`insert into materias (clave_materia, nombre, creditos) values ('UNA', 'Una de más', 5)`)
  const dicho = 'Son más de 25,000 renglones: pídalos por partes con «range», o como archivo con «formato»'
  for (const consulta of ['', '?range=[0,1999999]', `?range=[0,${mostRows}]`])
    expect(await leer(consulta)).toMatchObject({ status: 422, message: dicho })
  const { status, data } = await leer(`?range=[1,${mostRows}]`)
  expect([status, data.length]).toEqual([200, mostRows])
})
