import { sql } from 'drizzle-orm'
import { pick } from 'es-toolkit'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { keptFields } from '../../../scripts/db/plan/keptFields.ts'
import { unfilledKept } from '../../../scripts/db/plan/keptFilled.ts'
import { storedFunctions } from '../../../scripts/db/plan/storedFunctions.ts'
import { storedTriggers } from '../../../scripts/db/plan/storedTriggers.ts'
import { lackingIn } from '../../../scripts/db/plan/unsettled.ts'
import { sealNew, writeEmptyMigration } from '../../../scripts/db/writeMigration.ts'
import { migrationsFolder, migrationsIn } from '../../../server/db/migrations.ts'
import '../../../server/universityServer.ts'
import { bringForward } from '../../../server/upgrade/bringForward.ts'
import { inherited, integer as whole, reference } from '../../../src/schema/fields.ts'
import { changed, closeBlank, seeded, type Registry, type Seeded } from './evolve.ts'
import { field, refusedWhole, withField } from './changes.ts'

let base: Seeded
beforeEach(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

const statementsIn = (folder: string) => migrationsIn(folder).flatMap(({ statements }) => statements)
const functions = storedFunctions(statementsIn(migrationsFolder))
const triggers = storedTriggers(statementsIn(migrationsFolder))

/** Writes the migration as the command does. Returns its file, and the sentences of what it lacks. */
const written = async (registry: Registry, wishes: object = {}) => {
  const tag = await base.write(registry, {
    keptFields: keptFields(Object.values(registry)),
    functions,
    triggers,
    ...wishes,
  })
  const file = join(base.folder, `${tag}.sql`)
  return { file, lacking: lackingIn(await readFile(file, 'utf8')) }
}
const forward = () => bringForward(base.db, base.folder)

/** Edits the migration by hand, and seals it. */
const mended = async (file: string, change: (text: string) => string) => {
  await writeFile(file, change(await readFile(file, 'utf8')))
  await sealNew(base.folder)
}

test('functions are read from the migrations as the database has them', async () => {
  const { rows } = await base.db.execute<{ name: string; body: string }>(
    sql`select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e') order by 1`,
  )
  const found = functions.map(({ name, body }) => ({ name, body }))
  expect(found.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(rows)
})

describe('a field that rows keep', () => {
  const del_cuc = inherited({
    label: 'CUC',
    to: 'cucs',
    path: ['matricula', 'clave_grupo', 'clave_cuc'],
    embedAt: 'estudiante.grupo.cuc',
    kept: true,
  })
  const registry = withField('reinscripciones', { del_cuc })
  const fields = keptFields(Object.values(registry))
  const unfilled = () => unfilledKept(fields, statementsIn(base.folder))

  test('is filled by a trigger, or its migration is not applied and the check names it', async () => {
    const { file, lacking } = await written(registry)
    expect(lacking).toEqual([
      expect.stringMatching(/^«reinscripciones.del_cuc» se guarda.*qué lo llena.*0035.*--sellar/),
    ])
    expect(unfilled()).toEqual([expect.stringContaining('«reinscripciones.del_cuc» se guarda')])
    expect(await refusedWhole(base, forward, counted)).toContain(`${lacking.join()} No se cambió nada.`)
    const byAnother = hereda('se_hereda_cuc')
    expect(unfilledKept(fields, [...statementsIn(base.folder), byAnother])).toEqual([
      expect.stringMatching(/^«reinscripciones.del_cuc» .*«hereda_cuc».*«se_hereda_cuc».*«estudiantes.del_cuc»/),
    ])
    const byItsOwn = `${fills('de_la_persona', 'matricula', 'estudiantes', 'del_cuc')};\n${hereda('de_la_persona')};`
    await mended(file, text => text.replace('-- Falta', falta => `${byItsOwn}\n--> statement-breakpoint\n${falta}`))
    await forward()
    expect(unfilled()).toEqual([])
  })

  test('is filled from where its declaration says', () => {
    const today = fields.filter(({ table }) => table !== 'reinscripciones')
    expect(unfilledKept(today, statementsIn(migrationsFolder))).toEqual([])
    const moved = today.map(each => (each.table === 'clases' ? { ...each, from: 'id_reticula' } : each))
    expect(unfilledKept(moved, statementsIn(migrationsFolder))).toEqual([
      expect.stringMatching(/^«clases.del_cuc» .* a partir de «id_reticula»/),
    ])
  })

  test.each([
    'drop trigger hereda_cuc on public.clases',
    'DROP TRIGGER IF EXISTS "hereda_cuc" ON "clases"',
    'drop function public.otra(text[]), public.se_hereda_cuc() cascade',
    'drop table public.clases',
  ])('is filled by none that a later migration takes away: %s', dropped => {
    const clases = fields.filter(({ table }) => table === 'clases')
    const statements = [...statementsIn(migrationsFolder), dropped]
    expect(unfilledKept(clases, statements)).toEqual([expect.stringMatching(/^«clases.del_cuc» se guarda/)])
    expect(storedFunctions(statements).find(({ name }) => name === 'se_hereda_cuc')?.calledBy ?? []).not.toContain(
      'clases',
    )
    const again =
      'create trigger hereda_cuc before insert or update of clave_grupo, del_cuc on public.clases for each row execute function public.se_hereda_cuc()'
    expect(unfilledKept(clases, [...statements, again])).toEqual([])
  })

  test('goes another way after its first step: its trigger is written anew, or nothing is applied', async () => {
    const sede = reference({ label: 'Sede', to: 'cucs' })
    const another = inherited({
      label: 'CUC',
      to: 'cucs',
      path: ['clave_grupo', 'clave_sede'],
      embedAt: 'grupo.sede',
      kept: true,
    })
    const moved = {
      ...withField('grupos', { clave_sede: sede }),
      ...pick(withField('clases', { del_cuc: another }), ['clases']),
    }
    const told = /^«clases.del_cuc» .*«hereda_cuc».*«se_hereda_cuc».*«clave_grupo».*«grupos.clave_sede»/
    const { file, lacking } = await written(moved)
    expect(lacking).toEqual([expect.stringMatching(told)])
    expect(await refusedWhole(base, forward, counted)).toMatch(told)
    const anew = `${fills('de_la_sede', 'clave_grupo', 'grupos', 'clave_sede')};
      create or replace trigger hereda_cuc before insert or update of clave_grupo, del_cuc on public.clases for each row execute function public.de_la_sede();`
    await mended(file, text => text.replace('-- Falta', falta => `${anew}\n--> statement-breakpoint\n${falta}`))
    expect(unfilledKept(keptFields(Object.values(moved)), statementsIn(base.folder))).toEqual([])
    await forward()
  })

  test('goes a step less: a trigger that reads the skipped table is reported', () => {
    const byItself = reference({ label: 'CUC', to: 'cucs' })
    const shorter = inherited({
      label: 'CUC',
      to: 'cucs',
      path: ['matricula', 'clave_cuc'],
      embedAt: 'estudiante.cuc',
      kept: true,
    })
    const few = keptFields(
      Object.values({
        ...withField('estudiantes', { clave_cuc: byItself }),
        ...pick(withField('reinscripciones', { del_cuc: shorter }), ['reinscripciones']),
      }),
    )
    const long = fills('de_lejos', 'matricula', 'estudiantes e join public.grupos using (clave_grupo)', 'clave_cuc')
    const statements = [...statementsIn(migrationsFolder), long, hereda('de_lejos')]
    expect(unfilledKept(few, statements)).toEqual([expect.stringMatching(/^«reinscripciones.del_cuc» .*«de_lejos»/)])
    const short = fills('de_lejos', 'matricula', 'estudiantes', 'clave_cuc')
    expect(unfilledKept(few, [...statements, short])).toEqual([])
  })

  const hereda = (calls: string) =>
    `create trigger hereda_cuc before insert or update of matricula, del_cuc on public.reinscripciones for each row execute function public.${calls}()`
  const fills = (name: string, key: string, table: string, column: string) =>
    `create or replace function public.${name}() returns trigger language plpgsql as $$ begin
      new.del_cuc := (select ${column} from public.${table} where ${key} = new.${key});
      return new;
    end $$`
})

describe('a column that functions read', () => {
  const registry = field('materias', 'creditos', () =>
    whole({ label: 'Créditos', required: true, between: [4, 99, 'De 4 a 99'] }),
  )
  const rounded = { fill: new Map([['materias.creditos', 'round(creditos)']]) }
  const withoutBlock = (text: string) => text.slice(0, text.indexOf('--> statement-breakpoint\n-- Falta'))

  test('gets its new type when these come along, or somebody says that they serve as they are', async () => {
    const { file, lacking } = await written(registry, rounded)
    expect(lacking).toEqual([
      expect.stringMatching(/^«materias.creditos» cambia.* situaciones_calculadas.*nueva edición.*npm run recalcular/),
    ])
    expect(await refusedWhole(base, forward, counted)).toContain('«materias.creditos» cambia')
    const edition = String(await base.one(`select pg_get_functiondef('situaciones_calculadas'::regproc)`))
    const renewed = `${edition.replaceAll(/\b(\w+)\.creditos\b/g, '$1.creditos::numeric')};`
    await mended(file, text => `${withoutBlock(text)}--> statement-breakpoint\n${renewed}\n`)
    await forward()
    expect(await base.one(`select count(*)::int from situaciones_calculadas('{}')`)).toBe(0)
  })

  test('does not leave them without an answer: nothing is applied then', async () => {
    const { file } = await written(registry, rounded)
    await mended(file, withoutBlock)
    expect(await refusedWhole(base, forward, counted)).toMatch(
      /^Una migración cambió lo que lee la función «situaciones_calculadas» y no trae su nueva edición: .* No se cambió nada\.$/,
    )
  })

  test.each([
    ['estudiantes', 'alter table estudiantes rename column regular to regularidad'],
    [
      'clases',
      'alter table clases_contadas alter column status_facilitador type integer using status_facilitador::integer',
    ],
    ['situaciones', 'alter table situaciones_contadas rename column candidato to candidata'],
  ])('is not lost to what counts %s: nothing is applied then', async (counts, statement) => {
    const tag = await writeEmptyMigration(base.folder, 'a_mano')
    await mended(join(base.folder, `${tag}.sql`), () => `${statement};\n`)
    expect(await refusedWhole(base, forward, counted)).toMatch(
      new RegExp(
        `^Una migración cambió lo que lee la función «se_cuentan_${counts}» y no trae su nueva edición: .* No se cambió nada\\.$`,
      ),
    )
  })

  test('is gone when they do not say it any more, also in a trigger of its table', async () => {
    const gone = changed('grupos', resource => {
      const { clave_cuc: _, ...fields } = resource.fields
      return { fields }
    })
    const { lacking } = await written(gone, { lose: new Set(['grupos.clave_cuc']) })
    expect(lacking).toEqual([expect.stringMatching(/«grupos.clave_cuc» .*se_hereda_cuc, se_muda_grupo/)])
  })
})

const counted = 'select count(*)::int from materias'
