import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingOf } from '../../server/crud/casos/movements.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { migrate } from '../../server/db/migrate.ts'
import { archivos } from '../../server/files/tables.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { createApp } from '../../server/universityServer.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { restoreDump } from '../harness/restoreDump.ts'

/** What the version before answered on this dump, a file a process: each call with its role, files by their fingerprint. */
const folder = 'tests/db/answers'
type Answers = Readonly<Record<string, { status: number; data: unknown }>>

type Row = {
  n_folio: string
  clase: string
  id_archivo: string
  autor: string
  usuario_id: string | null
  momento: string
}
type Raised = Omit<Row, 'n_folio' | 'clase' | 'id_archivo'> & {
  matricula: string
  id_periodo: string
  semestre: number
}
type Sent = {
  clave_grupo: string
  id_periodo: string
  archivo_inicio: string | null
  archivo_final: string | null
  creado_en: string
}
let base: Awaited<ReturnType<typeof baseDePrueba>>
let app: ReturnType<typeof createApp>
let before: readonly Row[]
let raised: readonly Raised[]
let sent: readonly Sent[]
let filed: ReadonlyMap<string, { usuario_id: string | null; creado_en: Date }>
const tokens = new Map<string, string>()
beforeAll(async () => {
  base = await baseDePrueba({ sinTablas: true })
  await restoreDump(base.url, 'tests/db/dumps/17d26f1.sql.br')
  before = (await base.db.execute<Row>(sql`select * from archivos_de_certificados order by n_folio, clase desc`)).rows
  raised = (await base.db.execute<Raised>(sql`select * from reinscripciones`)).rows
  sent = (await base.db.execute<Sent>(sql`select * from reportes_de_grupos`)).rows
  filed = new Map((await base.db.select().from(archivos)).map(({ id_archivo, ...each }) => [id_archivo, each]))
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

describe.each(readdirSync(folder).filter(file => file.startsWith('17d26f1.')))(
  'what the version before answered: %s',
  file => {
    const answers: Answers = JSON.parse(brotliDecompressSync(readFileSync(`${folder}/${file}`)).toString())

    test('is answered after the migration, with the very files', async () => {
      expect(Object.keys(answers).length).toBeGreaterThan(20)
      for (const [call, { status, data }] of Object.entries(answers)) {
        const [rol = '', path] = call.split(' ')
        const response = await app.request(`/api/${path}`, { headers: { authorization: `Bearer ${tokens.get(rol)}` } })
        const said = { call, status: response.status, data: await withFingerprints((await response.json()).data) }
        expect(said).toMatchObject({ call, status, data })
      }
    })
  },
)

test('every file of a request, who sent it and when stand in its steps; where it stands is what they say', async () => {
  const movidos = await base.db.select().from(pasos).where(eq(pasos.proceso, 'certificados')).orderBy(asc(pasos.n))
  const estado = { recibo: 'Por emitir', certificado: 'Emitido' }
  expect(before.length).toBeGreaterThan(20)
  for (const { n_folio, clase, id_archivo, autor, usuario_id, momento } of before)
    expect(movidos.filter(({ archivo }) => archivo === id_archivo)).toMatchObject([
      {
        caso: n_folio,
        a: clase === 'recibo' ? estado.recibo : estado.certificado,
        autor,
        usuario_id,
        momento: new Date(momento),
      },
    ])
  expect(movidos.filter(({ archivo }) => archivo)).toHaveLength(before.length)
  for (const caso of await base.db.select().from(tables.certificados)) {
    const suyos = movidos.filter(each => each.caso === caso.n_folio)
    expect(caso).toMatchObject({ estado: suyos.at(-1)?.a, ...standingOf(resources.certificados.process, suyos) })
  }
})

test('every re-enrolment is a case, with who did it and when as its one step', async () => {
  const { reinscripciones } = tables
  const cases = await base.db.select().from(reinscripciones)
  const movidos = await base.db.select().from(pasos).where(eq(pasos.proceso, 'reinscripciones'))
  const pasoDe = new Map(movidos.map(paso => [paso.caso, paso]))
  const casoDe = new Map(cases.map(caso => [`${caso.matricula} ${caso.id_periodo}`, caso]))
  expect(raised.length).toBeGreaterThan(100)
  expect([cases.length, movidos.length]).toEqual([raised.length, raised.length])
  for (const { matricula, id_periodo, semestre, autor, usuario_id, momento } of raised) {
    const caso = casoDe.get(`${matricula} ${id_periodo}`)
    const paso = pasoDe.get(caso?.id_caso ?? '')
    expect(paso).toMatchObject({ n: 1, a: 'hecha', autor, usuario_id, momento: new Date(momento) })
    expect(caso).toMatchObject({ semestre, ...(paso && standingOf(resources.reinscripciones.process, [paso])) })
  }
})

test('the reports of every group are a case: begun when they were, and each file, who sent it and when is a step', async () => {
  const { reportes_de_grupos } = tables
  const cases = await base.db.select().from(reportes_de_grupos)
  const movidos = await base.db
    .select()
    .from(pasos)
    .where(eq(pasos.proceso, 'reportes_de_grupos'))
    .orderBy(asc(pasos.n))
  const casoDe = new Map(cases.map(caso => [`${caso.clave_grupo} ${caso.id_periodo}`, caso]))
  expect(sent.length).toBeGreaterThan(100)
  expect(cases).toHaveLength(sent.length)
  expect(movidos.filter(({ archivo }) => archivo)).toHaveLength(
    sent.flatMap(({ archivo_inicio, archivo_final }) => [archivo_inicio, archivo_final]).filter(Boolean).length,
  )
  for (const { clave_grupo, id_periodo, archivo_inicio, archivo_final, creado_en } of sent) {
    const caso = casoDe.get(`${clave_grupo} ${id_periodo}`)
    const suyos = movidos.filter(paso => paso.caso === caso?.id_caso)
    const dado = (archivo: string) => {
      const { usuario_id = null, creado_en: momento } = filed.get(archivo) ?? {}
      return { archivo, autor: 'Servicios escolares', usuario_id, momento }
    }
    expect(suyos).toMatchObject([
      { n: 1, a: 'generado', momento: new Date(creado_en) },
      ...(archivo_inicio ? [{ n: 2, a: 'inicial', ...dado(archivo_inicio) }] : []),
      ...(archivo_final ? [{ n: 3, a: 'final', ...dado(archivo_final) }] : []),
    ])
    expect(caso).toMatchObject({ estado: suyos.at(-1)?.a, ...standingOf(resources.reportes_de_grupos.process, suyos) })
  }
})

test('nothing changes a step, whoever asks', async () => {
  for (const statement of [sql`update pasos set autor = 'Otra'`, sql`delete from pasos`, sql`truncate pasos`])
    await expect(base.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
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
