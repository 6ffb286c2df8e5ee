import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lado } from '../bench/llamadas.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let universidad: Awaited<ReturnType<typeof lado>>
let client: pg.Client
beforeAll(async () => {
  base = await baseDePrueba({ sembrada: true })
  await base.db.execute(sql`vacuum analyze`)
  universidad = await lado(base.db)
  client = new pg.Client(base.url)
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await base.cerrar()
})

it.each(['hernandes', 'garsia', 'martines lopes'])(
  'the words nearest to «%s» can be found by the index of all words, with one statement',
  async q => {
    for (const ruta of [`estudiantes?parecido=1&filter=${JSON.stringify({ q })}`, `busqueda/parecido?q=${q}`]) {
      const { sentencias } = await tiempoDeBase(() => universidad.leer('coordinador', ruta))
      const [suya, ...otras] = sentencias.filter(({ text }) => /parecidos as .* from "estudiantes"/s.test(text))
      expect(otras).toEqual([])
      // So few students are read as quickly one after the other.
      await client.query('begin; set local enable_seqscan = off')
      const nodos = await planDeSentencia(client, suya?.text ?? '', suya?.values).finally(() =>
        client.query('rollback'),
      )
      const leidos = nodos.filter(nodo => nodo['Relation Name'] === 'estudiantes')
      expect(leidos.map(nodo => nodo['Node Type'])).toEqual(['Bitmap Heap Scan'])
      expect(nodos.map(nodo => nodo['Index Name'])).toContain('estudiantes_busqueda')
    }
  },
)
