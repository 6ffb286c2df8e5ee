import { sql } from 'drizzle-orm'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeEmptyMigration } from '../../scripts/db/writeMigration.ts'
import { migrationsFolder, migrationsIn } from '../../server/db/migrations.ts'
import { diagnose } from '../../server/diagnosis/diagnose.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { dichoEn, tables } from './dichoEn.ts'

type Base = Awaited<ReturnType<typeof baseDePrueba>>
let base: Base
let vacia: Base
beforeAll(async () => {
  base = await baseDePrueba()
  vacia = await baseDePrueba({ sinTablas: true })
})
afterAll(() => Promise.all([base.cerrar(), vacia.cerrar()]))

test('of an empty database it says that it is, and misses nothing in it', async () => {
  expect(await dichoEn(vacia.url, 'Migraciones')).toMatch(/^Ninguna versión .* no tiene migraciones\. → .*DATABASE_URL/)
  expect(await dichoEn(vacia.url, 'Índices que faltan')).toBe('')
})

test('of one of this version it says nothing, and of one of a newer version that it is', async () => {
  expect(await dichoEn(base.url, 'Migraciones')).toBe('')
  await base.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('otra', 9999999999999)`)
  await base.db.execute(sql`drop index clases_matricula_id_periodo_status_facilitador`)
  expect(await dichoEn(base.url, 'Migraciones')).toMatch(/una versión más nueva.* → Haga el diagnóstico con la versión/)
  expect(await dichoEn(base.url, 'Índices que faltan')).toBe('')
  await base.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'otra'`)
  expect(await dichoEn(base.url, 'Índices que faltan')).toMatch(
    /^Falta el índice clases_matricula_id_periodo_status_facilitador de clases/,
  )
})

test('of one of an older version it says so, and does not miss what a pending migration brings', async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'cuc-diagnostico-'))
  await cp(migrationsFolder, carpeta, { recursive: true })
  const tag = await writeEmptyMigration(carpeta, 'por_area')
  const migrations = migrationsIn(carpeta).map(each =>
    each.tag === tag
      ? { ...each, statements: ['CREATE TABLE "nueva" ()', 'CREATE INDEX "materias_por_area" ON "materias" ("area");'] }
      : each,
  )
  const materias = pgTable('materias', { area: text(), clave: text() }, t => [
    index('materias_por_area').on(t.area),
    index('materias_por_area_y_clave').on(t.area, t.clave),
  ])
  const nueva = pgTable('nueva', { area: text() }, t => [index('nueva_por_area').on(t.area)])
  const quitada = pgTable('quitada', { area: text() }, t => [index('quitada_por_area').on(t.area)])
  const lados = await diagnose({ url: base.url, tables: [...tables, materias, nueva, quitada], migrations })
  const de = (parte: string) => lados.find(cada => cada.parte === parte)?.hallazgos.map(({ dicho }) => dicho)
  expect(de('Migraciones')).toEqual([
    `La base de datos es de una versión anterior: tiene ${migrations.length - 1} migraciones aplicadas de ${migrations.length}.`,
  ])
  expect(de('Índices que faltan')).toEqual([
    expect.stringContaining('clases_matricula_id_periodo_status_facilitador'),
    expect.stringContaining('Falta el índice materias_por_area_y_clave de materias'),
    'Falta la tabla quitada, que el programa declara: alguien la quitó.',
  ])
  await rm(carpeta, { recursive: true })
})
