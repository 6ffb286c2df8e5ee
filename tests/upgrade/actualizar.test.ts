import { sql } from 'drizzle-orm'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runExclusively } from '../../server/db/runExclusively.ts'
import { appliedMigrations } from '../../server/db/migrations.ts'
import { bringForward } from '../../server/upgrade/bringForward.ts'
import { rehearseUpgrade } from '../../server/upgrade/rehearseUpgrade.ts'
import { StartRefusal } from '../../server/process/StartRefusal.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { huella } from '../harness/huella.ts'
import { contrasena, correoDe, reparto } from '../harness/reparto.ts'
import { createApp } from '../../server/universityServer.ts'
import { silentLog } from '../../server/log/createLog.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let temporary: string
beforeAll(async () => {
  ;[base, temporary] = await Promise.all([baseDePrueba(), mkdtemp(join(tmpdir(), 'cuc-actualizar-'))])
  await reparto(base.db)
  await bringForward(base.db)
})
afterAll(() => Promise.all([base.cerrar(), rm(temporary, { recursive: true })]))

/** Returns the migrations of a future version: today's and one more. */
const siguiente = async (nombre: string, texto: string) => {
  const folder = join(temporary, nombre)
  await cp('server/db/migrations', folder, { recursive: true })
  const diario = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(diario, 'utf8'))
  const ultima = journal.entries.at(-1)
  journal.entries.push({ ...ultima, idx: ultima.idx + 1, when: ultima.when + 1000, tag: nombre })
  await writeFile(diario, JSON.stringify(journal))
  await appendFile(join(folder, `${nombre}.sql`), texto)
  return folder
}

/** Counts the rehearsal copies in this cluster, which other tests make too. */
const copias = async () => {
  const { rows } = await base.db.execute<{ total: number }>(
    sql`select count(*)::int as total from pg_database where datname like 'ensayo_%'`,
  )
  return rows[0]?.total
}

const estado = async () => ({
  filas: await huella(base.db),
  aplicadas: (await appliedMigrations(base.db)).length,
  carpeta: (await readdir(temporary)).filter(nombre => nombre.startsWith('actualizar-')),
})

const rota = `create table "novedades" ("id" integer primary key);--> statement-breakpoint
insert into "novedades" values (1), (1);`

test('a rehearsal tells what the next version would change, and changes nothing', async () => {
  const antes = await estado()
  const folder = await siguiente(
    'novedades',
    `create table "novedades" ("id" integer primary key);--> statement-breakpoint
insert into "novedades" values (1), (2);--> statement-breakpoint
insert into "municipios" ("id_estado", "clave", "nombre") values (1, '002', 'Otro');`,
  )
  const { migrations, changed, rows } = await rehearseUpgrade(base.url, { folder, temporary })
  expect(migrations).toEqual(['novedades'])
  expect(changed.toSorted((una, otra) => una.tabla.localeCompare(otra.tabla))).toEqual([
    { tabla: 'municipios', antes: 1, despues: 2 },
    { tabla: 'novedades', antes: undefined, despues: 2 },
  ])
  expect(rows).toBeGreaterThan(20)
  expect(await estado()).toEqual(antes)
  await expect.poll(copias, { timeout: 25_000 }).toBe(0)
})

test('a rehearsal of a migration that fails says at which statement, and leaves no copy', async () => {
  const antes = await estado()
  const folder = await siguiente('rota', rota)
  await expect(rehearseUpgrade(base.url, { folder, temporary })).rejects.toThrow(
    /^Una migración no se pudo aplicar y no se cambió nada: .*\n.*insert into "novedades"/s,
  )
  expect(await estado()).toEqual(antes)
  await expect.poll(copias, { timeout: 25_000 }).toBe(0)
})

test('a migration that fails leaves the database as it was, and the version before it serves on', async () => {
  const antes = await estado()
  const folder = await siguiente('rota de veras', rota)
  const hecho = runExclusively(base.url, () => bringForward(base.db, folder))
  await expect(hecho).rejects.toBeInstanceOf(StartRefusal)
  expect(await estado()).toEqual(antes)
  const app = createApp(base.db, {
    now: () => new Date(),
    wakeCorreos: () => undefined,
    log: silentLog,
    secret: 'secreto de prueba',
    address: 'http://localhost:3000',
  })
  const { status } = await app.request('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: correoDe('escolar'), password: contrasena }),
  })
  expect(status).toBe(200)
})
