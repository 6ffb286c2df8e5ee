import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'

const listas = ['facilitadores', 'servicio-social/en-curso', 'reinscripciones', 'calificaciones', 'asignaturas']
const busquedas = ['a', 'ma', 'zx', 'ñ', 'garcia', '@demo', '2026', 'maria', 'de la', 'ga lopez', 'xqzw']

let e: Escena
let client: pg.Client
let token = ''
/** The results of each list before PostgreSQL had statistics. */
const antes = new Map<string, string>()
beforeAll(async () => {
  e = await escena({ sembrada: true })
  client = new pg.Client(e.url)
  await client.connect()
  await client.query("set work_mem = '64MB'")
  token = await e.tokenDe('coordinador')
  for (const lista of listas) for (const q of busquedas) antes.set(`${lista} ${q}`, await hallar(lista, q))
  await e.db.execute(pocasYMuchas)
}, 120_000)
afterAll(async () => {
  await client.end()
  await e.cerrar()
})

/** Simulates a million students and as many accounts beside few rows of everything else. */
const pocasYMuchas = sql`
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'reltuples',
    (case when relname in ('estudiantes', 'usuarios') then 1000000 else 20000 end)::real)
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`

const hallar = async (lista: string, q: string, en?: Escena['app']) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }), range: '[0,99999]' })
  const { status, texto } = await e.pedir('GET', `${lista}?${query}`, { token, ...(en && { en }) })
  expect(status).toBe(200)
  return texto
}

describe('few rows with references to some of very many', () => {
  it.each(listas)('%s are searched as ever', async lista => {
    const halladas = await Promise.all(
      busquedas.map(async q => {
        const texto = await hallar(lista, q, e.segunda)
        expect([q, texto]).toEqual([q, antes.get(`${lista} ${q}`)])
        return JSON.parse(texto).data.length
      }),
    )
    expect(Math.max(...halladas)).toBeGreaterThan(0)
    expect(Math.min(...halladas)).toBe(0)
  })

  it.each([
    ['facilitadores', 'zx', 'usuarios'],
    ['facilitadores', '@demo', 'usuarios'],
    ['servicio-social/en-curso', 'ma', 'estudiantes'],
    ['servicio-social/en-curso', 'maria', 'estudiantes'],
    ['reinscripciones', 'garcia', 'estudiantes'],
  ])('%s look each of theirs up for «%s», and nobody reads all %s', async (lista, q, muchas) => {
    const { sentencias } = await tiempoDeBase(async () => void (await hallar(lista, q, e.segunda)))
    const suyas = sentencias.filter(({ text }) => / like |~/.test(text) && text.includes(`"${muchas}"`))
    expect(suyas.length).toBeGreaterThan(0)
    for (const { text, values } of suyas) {
      const modos = (await planDeSentencia(client, text, values)).flatMap(nodo =>
        nodo['Relation Name'] === muchas && nodo['Actual Loops'] > 0 ? [nodo['Node Type']] : [],
      )
      expect(new Set(modos)).toEqual(new Set(['Index Scan']))
    }
  })
})
