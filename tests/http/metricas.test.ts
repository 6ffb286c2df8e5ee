import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool } from '../../server/db/openPool.ts'
import { figures } from '../../server/installation/figures.ts'
import { createApp } from '../../server/universityServer.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let app: ReturnType<typeof createApp>
const token = 'un-token-de-prueba'
const hoy = () => new Date('2026-03-10T12:00:00-06:00')
const opciones = { now: hoy, wakeCorreos: () => undefined, log: silentLog, secret: 's', address: 'http://cuc.prueba' }
beforeAll(async () => {
  base = await baseDePrueba()
  app = createApp(base.db, { ...opciones, metrics: { token, figures: figures(base.db, hoy) } })
})
afterAll(() => base.cerrar())

const metrics = async (authorization = `Bearer ${token}`) => app.request('/metrics', { headers: { authorization } })

it('calls are told by route, method and status, never by what stands in them', async () => {
  await app.request('/api/cucs/20CUC0001A')
  await app.request('/api/salud/vivo')
  const told = await (await metrics()).text()
  expect(told).toMatch(/cuc_http_seconds_count\{method="GET",route="\/api\/salud\/vivo",status="200"\} 1/)
  expect(told).not.toContain('20CUC0001A')
  expect(told).toMatch(/^cuc_correos_en_espera 0$/m)
  expect(told).toMatch(/^cuc_respaldo_segundos -1$/m)
  expect(told).toMatch(/^nodejs_heap_size_used_bytes \d/m)
})

it('figures of the process are published while the database is away or silent', async () => {
  const gone = openPool('postgres://nadie@127.0.0.1:1/nada', { patience: 0 })
  const mute = { name: 'cuc_muda', help: 'x', read: () => new Promise<number>(() => undefined) }
  const away = createApp(gone.db, { ...opciones, metrics: { token, figures: [...figures(gone.db, hoy), mute] } })
  const answer = await away.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  const told = await answer.text()
  expect(answer.status).toBe(200)
  expect(told).toMatch(/^nodejs_heap_size_used_bytes \d/m)
  for (const name of ['cuc_correos_en_espera', 'cuc_muda']) expect(told).toMatch(new RegExp(`^${name} nan$`, 'im'))
  await gone.close()
})

it('are for whoever brings the token; without one set there is no such address', async () => {
  expect((await metrics('')).status).toBe(401)
  expect((await metrics('Bearer otro')).status).toBe(401)
  expect((await createApp(base.db, opciones).request('/metrics')).status).toBe(404)
})

it('a balancer asks whether the program lives, and whether it can serve', async () => {
  for (const path of ['vivo', 'listo']) expect((await app.request(`/api/salud/${path}`)).status).toBe(200)
  const gone = openPool('postgres://nadie@127.0.0.1:1/nada', { patience: 0 })
  const away = createApp(gone.db, opciones)
  expect((await away.request('/api/salud/vivo')).status).toBe(200)
  const answer = await away.request('/api/salud/listo')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  await gone.close()
})

it('every answer carries the policies on what a page may ask of its machine', async () => {
  const { headers } = await app.request('/api/salud/vivo')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
