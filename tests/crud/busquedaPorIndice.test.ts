import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'

/** What was sent to PostgreSQL, with its values. */
const enviadas: { text: string; values: readonly unknown[] }[] = []
const query = pg.Pool.prototype.query
vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
  const [{ text }, values] = args as [{ text: string }, readonly unknown[]]
  enviadas.push({ text, values })
  return Reflect.apply(query, this, args)
})

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it.each(['escolar', 'coordinador', 'consejero'])(
  'the trigram index of the students serves what %s looks for',
  async rol => {
    const token = await e.tokenDe(rol)
    enviadas.splice(0)
    expect((await e.pedir('GET', 'busqueda?q=pena%20galm010203', { token })).data).toHaveLength(1)
    const suya = enviadas.find(({ text }) => text.includes('"hallados"') && text.includes('from "estudiantes"'))
    const client = new pg.Client(e.url)
    await client.connect()
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query(`explain ${suya?.text}`, [...(suya?.values ?? [])])
    await client.end()
    expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on estudiantes_busqueda')
  },
)
