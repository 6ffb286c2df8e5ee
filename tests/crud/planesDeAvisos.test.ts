import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import '../../server/universityServer.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { belongsTo } from '../../server/crud/notices/audience.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let client: pg.Client
beforeAll(async () => {
  base = await baseDePrueba({ sembrada: true })
  await base.db.execute(sql`vacuum analyze`)
  client = new pg.Client(base.url)
  await client.connect()
  // So few people are read as quickly one after the other.
  await client.query('set enable_seqscan = off')
}, 120_000)
afterAll(async () => {
  await client.end()
  await base.cerrar()
})

it('a notice to one student, who may go on under another matrícula, reads few rows of people', async () => {
  const persona = belongsTo([{ people: 'estudiantes', keys: ['202301SALUD0001145'] }])
  const { sql: text, params } = base.db.select({ id: usuarios.id }).from(usuarios).where(persona).toSQL()
  const nodos = await planDeSentencia(client, text, params)
  const leidas = nodos.filter(nodo => ['estudiantes', 'usuarios'].includes(nodo['Relation Name'] ?? ''))
  expect(leidas.length).toBeGreaterThan(2)
  const filas = leidas.map(nodo => (nodo['Actual Rows'] + (nodo['Rows Removed by Filter'] ?? 0)) * nodo['Actual Loops'])
  expect(Math.max(...filas)).toBeLessThan(3)
})
