import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOf } from '../../server/crud/casos/movements.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { migrate } from '../../server/db/migrate.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { createApp } from '../../server/universityServer.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { restoreDump } from '../harness/restoreDump.ts'

/** A database with services in every phase, length and state, of which some were moved through the API, and what the version that wrote it answered. */
const dump = 'f4ddbb7'
type Answers = Readonly<Record<string, { status: number; data: unknown }>>
const answers: Answers = JSON.parse(
  brotliDecompressSync(readFileSync(`tests/db/answers/${dump}.servicios.json.br`)).toString(),
)

type Row = {
  id_servicio_social: string
  fase: number
  paso: number
  status: string
  comentario: string | null
  archivo: string | null
  usuario_id: string | null
  autor: string
  momento: string
}
let base: Awaited<ReturnType<typeof baseDePrueba>>
let app: ReturnType<typeof createApp>
let before: readonly Row[]
const tokens = new Map<string, string>()
beforeAll(async () => {
  base = await baseDePrueba({ sinTablas: true })
  await restoreDump(base.url, `tests/db/dumps/${dump}.sql.br`)
  before = (
    await base.db.execute<Row>(
      sql`select * from movimientos_de_servicio order by id_servicio_social, momento, fase, paso`,
    )
  ).rows
  await migrate(base.db)
  app = createApp(base.db, {
    hoy: () => new Date('2026-11-22T18:00:00Z'),
    wakeCorreos: () => undefined,
    log: silentLog,
    secreto: 'secreto de prueba',
    direccion: 'http://localhost:3000',
  })
  for (const rol of ['escolar', 'coordinador', 'estudiante']) {
    const response = await app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' }),
    })
    tokens.set(rol, (await response.json()).data.token)
  }
}, 60_000)
afterAll(() => base.cerrar())

test('what the version before answered of services is answered after the migration, with the very files', async () => {
  expect(Object.keys(answers).length).toBeGreaterThan(100)
  for (const [call, { status, data }] of Object.entries(answers)) {
    const [rol = '', path] = call.split(' ')
    const response = await app.request(`/api/${path}`, { headers: { authorization: `Bearer ${tokens.get(rol)}` } })
    const said = { call, status: response.status, data: await withFingerprints((await response.json()).data) }
    expect(said).toMatchObject({ call, status, data })
  }
})

test('every movement of a phase is a step, with its file, comment, author and moment; where each service stands is what they say', async () => {
  const movidos = await base.db
    .select()
    .from(pasos)
    .where(eq(pasos.proceso, 'serviciosSociales'))
    .orderBy(asc(pasos.caso), asc(pasos.n))
  expect(before.length).toBeGreaterThan(300)
  expect(
    movidos.map(({ caso, fase, a, comentario, archivo, usuario_id, autor, momento }) => [
      caso,
      fase,
      a,
      comentario,
      archivo,
      usuario_id,
      autor,
      momento,
    ]),
  ).toEqual(
    before.map(({ id_servicio_social, fase, status, comentario, archivo, usuario_id, autor, momento }) => [
      id_servicio_social,
      fase,
      status,
      comentario,
      archivo,
      usuario_id,
      autor,
      new Date(momento),
    ]),
  )
  for (const servicio of await base.db.select().from(tables.serviciosSociales)) {
    const suyos = movidos.filter(({ caso }) => caso === servicio.id_servicio_social)
    expect(suyos.map(({ n }) => n)).toEqual(suyos.map((_, at) => at + 1))
    expect(servicio).toMatchObject(standingOf(resources.serviciosSociales.process, suyos, servicio))
  }
})

/** An answer with what its signed addresses lead to in their place. */
const withFingerprints = async (value: unknown): Promise<unknown> => {
  if (typeof value === 'string' && value.includes('/api/storage/')) {
    const stored = Buffer.from(await (await app.request(value)).arrayBuffer())
    return `archivo ${createHash('sha256').update(stored).digest('hex')}`
  }
  if (Array.isArray(value)) return Promise.all(value.map(withFingerprints))
  if (typeof value !== 'object' || value === null) return value
  const each = Object.entries(value).map(async ([name, inner]) => [name, await withFingerprints(inner)] as const)
  return Object.fromEntries(await Promise.all(each))
}
