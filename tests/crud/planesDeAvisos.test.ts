import { afterAll, beforeAll, expect, it } from 'vitest'
import '../../server/universityServer.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { belongsTo } from '../../server/crud/notices/audience.ts'
import { baseParaPlanes } from '../harness/baseParaPlanes.ts'
import { planDeSentencia } from '../harness/planDeSentencia.ts'

let base: Awaited<ReturnType<typeof baseParaPlanes>>
beforeAll(async () => {
  base = await baseParaPlanes()
  // So few people are read as quickly one after the other.
  await base.client.query('set enable_seqscan = off')
}, 120_000)
afterAll(() => base.cerrar())

it('a notice to one student, who may go on under another matrícula, reads few rows of people', async () => {
  const persona = belongsTo([{ people: 'estudiantes', keys: ['202301SALUD0001145'] }])
  const { sql: text, params } = base.db.select({ id: usuarios.id }).from(usuarios).where(persona).toSQL()
  const nodos = await planDeSentencia(base.client, text, params)
  const leidas = nodos.filter(nodo => ['estudiantes', 'usuarios'].includes(nodo['Relation Name'] ?? ''))
  expect(leidas.length).toBeGreaterThan(2)
  const filas = leidas.map(nodo => (nodo['Actual Rows'] + (nodo['Rows Removed by Filter'] ?? 0)) * nodo['Actual Loops'])
  expect(Math.max(...filas)).toBeLessThan(3)
})
