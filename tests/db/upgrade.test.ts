import { getTableName, sql } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { silentLog } from '../../server/log/createLog.ts'
import type { Db } from '../../server/db/queryable.ts'
import { verifyHistory } from '../../server/crud/history/verifyHistory.ts'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { migrate } from '../../server/db/migrate.ts'
import { tables } from '../../server/university/tables.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { roles } from '../../src/domain/roles.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { aFondo } from '../harness/aFondo.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { restoreDump } from '../harness/restoreDump.ts'

const folder = 'tests/db/dumps'
const everyResource: readonly AnyResource[] = Object.values(resources)

/** The first dump and the last; `aFondo` those between too. */
const dumps = readdirSync(folder).filter(dump => aFondo || dump !== '2331fa9.sql.br')

describe.each(dumps)('a database written by %s', dump => {
  let base: Awaited<ReturnType<typeof baseDePrueba>>
  let before: ReadonlyMap<string, number>
  /** Number of rows expected in `pasos`: requests and issues of certificates, completed re-enrolments, generated and sent reports, movements of services, and submissions of grades. */
  let moved = 0
  /** Number of classes whose grades were handed in. */
  let graded = 0
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    base = await baseDePrueba({ sinTablas: true })
    await restoreDump(base.url, `${folder}/${dump}`)
    for (const clave of ['primera', 'segunda'])
      await base.db.execute(
        sql`insert into historial (entidad, clave, accion, autor, momento, despues) values ('grupos', ${clave}, 'create', 'Ana', now(), '{"nombre": "A"}')`,
      )
    before = await rowsOf(base.db)
    const { rows } = await base.db.execute<{ pasos: number }>(
      sql`select (count(*) + count(*) filter (where estado = 'Emitido') + (select count(*) from reinscripciones) + (select count(*) + count(archivo_inicio) + count(archivo_final) from reportes_de_grupos) + (select count(*) from movimientos_de_servicio))::int as pasos from certificados where to_regclass('archivos_de_certificados') is not null`,
    )
    const { rows: hechas } = await base.db.execute<{ clases: number; envios: number }>(
      sql`select (select count(*)::int from clases where status_facilitador) as clases, (select count(*)::int from envios_de_calificaciones) as envios`,
    )
    moved = (rows[0]?.pasos ?? 0) + (hechas[0]?.envios ?? 0)
    graded = hechas[0]?.clases ?? 0
    await migrate(base.db)
  }, 60_000)
  afterAll(() => base.cerrar())

  const app = () =>
    createApp(base.db, {
      now: () => new Date('2026-11-22T18:00:00Z'),
      wakeCorreos: () => undefined,
      log: silentLog,
      secret: 'secreto de prueba',
      address: 'http://localhost:3000',
    })

  test('has the tables, constraints and indexes of a new one', async () => {
    const fresh = await baseDePrueba()
    expect(differences(await catalogOf(base.db), await catalogOf(fresh.db))).toEqual([])
    await fresh.cerrar()
  })

  test('keeps every row', async () => {
    const after = await rowsOf(base.db)
    expect(before.get('estudiantes')).toBeGreaterThan(100)
    for (const [table, rows] of before)
      if (after.has(table)) expect([table, after.get(table)]).toEqual([table, table === 'pasos' ? rows + moved : rows])
  })

  test('links the history that it brought, in its order', async () => {
    expect(await verifyHistory(base.db)).toMatchObject({ rows: before.get('historial') })
    expect(before.get('historial')).toBeGreaterThan(1)
  })

  test.each(roles)('lets its %s in', async rol => {
    const response = await app().request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' }),
    })
    const { data } = await response.json()
    expect([response.status, data.rol]).toEqual([200, rol])
    tokens.set(rol, data.token)
  })

  const doors = everyResource.flatMap(resource =>
    Object.values(resource.lists)
      .filter(({ path }) => !path.includes('{'))
      .map(door => ({ path: door.path, resource, door })),
  )
  test.each(doors)('answers $path', async ({ path, resource, door }) => {
    const response = await app().request(`/api/${path}?range=[0,9]`, {
      headers: { authorization: `Bearer ${tokens.get(door.roles[0] ?? '')}` },
    })
    expect(response.status).toBe(200)
    if (door.scope || door.where || door.through || door.single) return
    const table = getTableName(tables[resource.name as ResourceName])
    expect(Number(response.headers.get('content-range')?.split('/')[1])).toBe(
      before.get(table) ?? (table === 'calificaciones' ? graded : 0),
    )
  })
})

const rowsOf = async (db: Db) => {
  const { rows } = await db.execute<{ name: string; rows: string }>(sql`
    select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  return new Map(rows.map(each => [each.name, Number(each.rows)]))
}
