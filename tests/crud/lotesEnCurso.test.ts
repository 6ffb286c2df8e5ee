import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'

let e: Escena
let escolar = ''
let cuatro: string[] = []
let esperados: pg.Client[] = []
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = await e.tokenDe('escolar')
  const { texto } = await e.pedir('GET', 'estudiantes/pendientes/reinscripcion?range=[0,3]', { token: escolar })
  cuatro = JSON.parse(texto)
    .data.map(({ matricula }: { matricula: string }) => matricula)
    .toSorted()
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(esperados.map(cada => cada.end()))
})
afterAll(() => e.cerrar())

/** Locks a student from another connection, until that ends. */
const retener = async (matricula: string) => {
  const client = new pg.Client(e.url)
  await client.connect()
  await client.query('begin')
  await client.query('select from estudiantes where matricula = $1 for update', [matricula])
  return client
}
const peticion = () => ({ list: 'porReinscribir', ids: cuatro, preview: true, values: {} })
const avance = async (token = escolar, en = e.app) => (await e.pedir('GET', 'lotes/avance', { token, en })).data.avance

it('only its author is told the progress of a batch, by any process; afterwards nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  esperados = await Promise.all(cuatro.slice(1, 3).map(retener))
  const coordinador = await e.tokenDe('coordinador')
  expect(await avance()).toBeNull()
  const revisada = e.pedir('POST', 'lotes/estudiantes/reinscribir', { token: escolar, cuerpo: peticion() })
  await expect.poll(() => esperan(e.db)).toBe(1)
  expect(await avance()).toBe(0)
  vi.advanceTimersByTime(1000)
  await esperados[0]?.end()
  await expect.poll(() => avance()).toBe(50)
  expect([await avance(escolar, e.segunda), await avance(coordinador)]).toEqual([50, null])
  await esperados[1]?.end()
  expect((await revisada).status).toBe(200)
  expect(await avance()).toBeNull()
})

it('a preview stops once nobody waits for it', async () => {
  esperados = await Promise.all(cuatro.slice(1, 3).map(retener))
  const fin = new AbortController()
  const revisada = e.app.request('/api/lotes/estudiantes/reinscribir', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${escolar}` },
    body: JSON.stringify(peticion()),
    signal: fin.signal,
  })
  await expect.poll(() => avance()).toBe(0)
  fin.abort()
  await esperados[0]?.end()
  expect((await revisada).ok).toBe(false)
  expect(await avance()).toBeNull()
})

it('a preview unlocks each part before it looks at the next, and the act does everything previewed', async () => {
  const { estudiantes } = tables
  const [uno] = await e.db
    .select()
    .from(estudiantes)
    .where(eq(estudiantes.matricula, cuatro[0] ?? ''))
  if (!uno) throw new Error('nobody to copy')
  const ids = Array.from({ length: 60 }, (_, lugar) => `LOTE${String(lugar).padStart(14, '0')}`)
  await e.db.insert(estudiantes).values(ids.map(matricula => ({ ...uno, matricula, curp: null, id_usuario: null })))
  esperados = [await retener(ids.at(-1) ?? '')]
  const pedir = (mas: object) =>
    e.pedir('POST', 'lotes/estudiantes/estatus', {
      token: escolar,
      cuerpo: { list: 'deMiCuc', ids, values: { estatus: 0 }, ...mas },
    })
  const revisada = pedir({ preview: true })
  await expect.poll(() => esperan(e.db)).toBe(1)
  esperados.push(await retener(ids[0] ?? ''))
  await Promise.all(esperados.map(cada => cada.query('rollback')))
  const { status, data } = await revisada
  expect([status, data.total]).toEqual([200, ids.length])
  expect((await pedir({ huella: data.huella })).message).toBe('Cambiar estatus: 60 registros')
})
