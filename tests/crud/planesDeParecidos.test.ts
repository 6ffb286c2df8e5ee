import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingDoors } from '../../src/schema/doors/doors.ts'
import { tableNamed } from '../../server/crud/registry.ts'
import { lado } from '../bench/llamadas.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { baseParaPlanes } from '../harness/baseParaPlanes.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'
import { everyResource } from './rutas.ts'

let base: Awaited<ReturnType<typeof baseParaPlanes>>
let universidad: Awaited<ReturnType<typeof lado>>
beforeAll(async () => {
  base = await baseParaPlanes()
  universidad = await lado(base.db)
}, 120_000)
afterAll(() => base.cerrar())

/** Returns the plan of a statement that reads no table from end to end where there is another way: so few rows are read as quickly one after the other. */
const planSinLeerTodo = async (text: string, values: unknown) => {
  await base.client.query('begin; set local enable_seqscan = off')
  return planDeSentencia(base.client, text, values).finally(() => base.client.query('rollback'))
}

it.each(['hernandes', 'garsia', 'martines lopes'])(
  'the words nearest to «%s» can be found by the index of all words, with one statement',
  async q => {
    for (const ruta of [`estudiantes?parecido=1&filter=${JSON.stringify({ q })}`, `busqueda/parecido?q=${q}`]) {
      const { sentencias } = await tiempoDeBase(() => universidad.leer('coordinador', ruta))
      const [suya, ...otras] = sentencias.filter(({ text }) => /parecidos as .* from "estudiantes"/s.test(text))
      expect(otras).toEqual([])
      const nodos = await planSinLeerTodo(suya?.text ?? '', suya?.values)
      const leidos = nodos.filter(nodo => nodo['Relation Name'] === 'estudiantes')
      expect(leidos.map(nodo => nodo['Node Type'])).toEqual(['Bitmap Heap Scan'])
      expect(nodos.map(nodo => nodo['Index Name'])).toContain('estudiantes_busqueda')
    }
  },
)

const buscables = everyResource.filter(({ name }) => 'busqueda' in getTableColumns(tableNamed(name)))

it.each(buscables.map(resource => [resource.name, resource] as const))(
  'several words of which some are elsewhere are found in %s without reading all of it',
  async (name, resource) => {
    for (const { door } of findingDoors(resource, 'coordinador')) {
      const ruta = `${door.path}?parecido=1&filter=${JSON.stringify({ q: 'garsia mexicana' })}`
      const { sentencias } = await tiempoDeBase(() => universidad.leer('coordinador', ruta))
      for (const { text, values } of sentencias.filter(each => each.text.includes('with parecidos as'))) {
        const nodos = await planSinLeerTodo(text, values)
        const leidos = nodos.filter(nodo => nodo['Relation Name'] === name)
        expect(leidos.length).toBeGreaterThan(0)
        expect([ruta, leidos.map(nodo => nodo['Node Type'])]).not.toEqual([ruta, expect.arrayContaining(['Seq Scan'])])
      }
    }
  },
)
