import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostRows } from '../../server/crud/read/mostRows.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'
import { planesDeSentencias } from '../harness/planDeSentencia.ts'

let e: Escena
let client: pg.Client
beforeAll(async () => {
  e = await escena()
  await e.db.execute(sql`
    insert into materias (clave_materia, nombre, creditos)
    select 'M' || n, 'Materia ' || n, 5 from generate_series(1, ${mostRows}::int) n`)
  client = new pg.Client(e.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await e.cerrar()
})

const leer = async (consulta = '') => {
  const respuesta = await e.pedir('GET', `materias${consulta}`, { token: await e.tokenDe('coordinador') })
  return { status: respuesta.status, ...JSON.parse(respuesta.texto) }
}

/** Returns the largest number of materias that one statement of a call returns. */
const masLeidas = async (llamada: () => Promise<unknown>) => {
  const { sentencias } = await tiempoDeBase(async () => void (await llamada()))
  const lecturas = sentencias.filter(({ text }) => text.startsWith('select') && text.includes('from "materias"'))
  const planes = await planesDeSentencias(client, lecturas)
  return Math.max(...planes.map(([todo]) => todo?.['Actual Rows'] ?? 0))
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

it('reads no more rows than the limit and one beyond it', async () => {
  await e.db.execute(sql`
    insert into materias (clave_materia, nombre, creditos) select 'O' || n, 'Otra materia ' || n, 5 from generate_series(1, 500) n`)
  for (const consulta of ['', '?range=[0,1999999]', '?filter={"q":"materia"}']) {
    expect([consulta, await masLeidas(() => leer(consulta))]).toEqual([consulta, mostRows + 1])
  }
})

it('reads just enough options for a workbook to know them too many', async () => {
  const escolar = importador(e, await e.tokenDe('escolar'))
  expect(await masLeidas(() => escolar.libro('calificacionesPrevias/plantilla'))).toBe(501)
})
