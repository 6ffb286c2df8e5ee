import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { multiplicar } from '../../server/seed/multiplicar.ts'
import { lado, llamadas } from '../bench/llamadas.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let universidad: Awaited<ReturnType<typeof lado>>
let client: pg.Client
beforeAll(async () => {
  base = await baseDePrueba({ sembrada: true })
  await bulkTransaction(base.db, tx => multiplicar(tx, 60))
  await base.db.execute(sql`vacuum analyze`)
  universidad = await lado(base.db)
  client = new pg.Client(base.url)
  await client.connect()
  await client.query('set join_collapse_limit = 4')
}, 120_000)
afterAll(async () => {
  await client.end()
  await base.cerrar()
})

/** What grows with the students; groups, periods and the like are few. */
const crecidas = [
  'estudiantes',
  'clases_estudiantes',
  'situaciones',
  'documentacion',
  'usuarios',
  'reinscripciones',
  'historial',
]

type Nodo = {
  'Node Type': string
  'Relation Name'?: string
  'Sort Space Type'?: string
  Plans?: readonly Nodo[]
}

const nodosDe = (nodo: Nodo): readonly Nodo[] => [nodo, ...(nodo.Plans ?? []).flatMap(nodosDe)]

/** What is wrong with the plan of a statement, for this much data. */
const faltasDe = async (text: string, values: unknown): Promise<readonly string[]> => {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, Array.isArray(values) ? values : [])
  const plan: Nodo = rows[0]['QUERY PLAN'][0].Plan
  return nodosDe(plan).flatMap(nodo => [
    ...(nodo['Node Type'] === 'Seq Scan' && crecidas.includes(nodo['Relation Name'] ?? '')
      ? [`reads all of ${nodo['Relation Name']}`]
      : []),
    ...(nodo['Sort Space Type'] === 'Disk' ? ['sorts on disk'] : []),
  ])
}

/** Counts over the whole university: they read an index from end to end, which at this size is as dear as the table. */
const deTodaLaUniversidad = ['tablero de la universidad']

it.each(llamadas.filter(([nombre]) => !deTodaLaUniversidad.includes(nombre)))(
  '%s: no table that grows is read from end to end, and nothing is sorted on disk',
  async (_nombre, rol, ruta) => {
    await universidad.leer(rol, 'perfil').catch(() => undefined)
    const { sentencias } = await tiempoDeBase(() => universidad.leer(rol, ruta(universidad)))
    const lecturas = sentencias.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    expect(lecturas.length).toBeGreaterThan(0)
    for (const { text, values } of lecturas) expect([text, await faltasDe(text, values)]).toEqual([text, []])
  },
)
