import { integer, pgTable, primaryKey, text as column, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { renamings, rowsOfTable } from '../../../server/crud/history/namesThen.ts'
import { historial } from '../../../server/crud/tables.ts'
import { tables } from '../../../server/university/tables.ts'
import { decimal, id, reference, text } from '../../../src/schema/fields.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { field, refused, refusedWhole, rows, withField, without } from './changes.ts'
import { changed, closeBlank, today, seeded, type Registry, type Seeded } from './evolve.ts'

let base: Seeded
beforeEach(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

test('a reference is added, and made required', async () => {
  const programa = reference({ label: 'Programa', to: 'programas' })
  const optional = withField('materias', { clave_programa: programa })
  await base.evolve(optional)
  expect(await base.apart(optional)).toEqual([])
  const required = withField('materias', {
    clave_programa: { ...programa, required: true, backfill: `(select min(clave_programa) from programas)` },
  })
  await base.evolve(required)
  expect(await base.apart(required)).toEqual([])
})

test('a text becomes a reference only where every value exists', async () => {
  const registry = field('materias', 'clave_materia', () =>
    reference({ label: 'Clave', to: 'programas', required: true }),
  )
  const said = await refusedWhole(base, () => base.evolve(registry), `select count(*)::int from materias`)
  expect(said).toMatch(/En «materias» hay valores de «clave_materia» que no existen en «programas»: AGROE-01; AGROE-02/)
  const total = Number(await rows(base, 'materias'))
  expect(said).toMatch(new RegExp(`programas»: ([^;]+; ){9}[^;]+ y ${total - 10} más. Hay que cambiarlos antes`))
})

test('a unique is added where duplicates stand: they are named and nothing changes; once they differ it is', async () => {
  await base.run(`update materias set nombre = 'Telar' where clave_materia like 'APICU-%'`)
  const registry = field('materias', 'nombre', one => ({ ...one, unique: 'Ya existe' }) as AnyField)
  const said = await refusedWhole(base, () => base.evolve(registry), `select count(*)::int from materias`)
  expect(said).toMatch(/En «materias» se repite «nombre»: .*Telar \(\d+ veces\)/)
  await base.run(`update materias set nombre = nombre || ' ' || clave_materia`)
  await base.evolve(registry)
  expect(await base.apart(registry)).toEqual([])
})

test('a set of fields becomes unique where duplicates stand', async () => {
  await base.run(`update materias set nombre = 'Telar', creditos = 5 where clave_materia like 'APICU-%'`)
  const registry = changed('materias', () => ({ unique: [{ fields: ['nombre', 'creditos'], message: 'Ya existe' }] }))
  expect(await refused(base.evolve(registry))).toMatch(/se repite «nombre», «creditos»: .*Telar, 5.00 \(\d+ veces\)/)
})

describe('a resource is renamed', () => {
  const { prestadoresExternos, ...others } = today
  const registry: Registry = prestadoresExternos
    ? { ...others, prestadores: { ...prestadoresExternos, name: 'prestadores' } }
    : others

  test('when that is said: rows, keys and history follow', async () => {
    const before = await rows(base, 'prestadoresExternos')
    await base.run(
      `insert into historial (entidad, clave, accion, autor, momento) values ('prestadoresExternos', 'x', 'create', 'Ana', now())`,
    )
    await base.run(
      `insert into vistas (usuario_id, entidad, lista, nombre, estado, circulo, compartida)
       select id, 'prestadoresExternos', 'todos', 'Mía', '{}', 'x', false from usuarios limit 1`,
    )
    for (const clave of ['prestadoresExternos.todos.perPage', 'prestadoresExternosDeOtros.todos.perPage'])
      await base.run(`insert into preferencias select id, '${clave}', '25' from usuarios limit 1`)
    await base.evolve(registry, { renamings: [['prestadoresExternos', 'prestadores']] })
    expect(await base.one(`select array_agg(clave order by clave desc) from preferencias`)).toEqual([
      'prestadoresExternosDeOtros.todos.perPage',
      'prestadores.todos.perPage',
    ])
    expect(await base.apart(registry)).toEqual([])
    expect(await rows(base, 'prestadores')).toBe(before)
    expect((await base.db.execute(`select entidad from vistas where nombre = 'Mía'`)).rows).toEqual([
      { entidad: 'prestadores' },
    ])
    const renamed = await renamings(base.db)
    const ofToday = (table: string) => base.db.select().from(historial).where(rowsOfTable(renamed, table))
    expect((await ofToday('prestadores')).map(({ clave }) => clave)).toEqual(['x'])
    expect(await ofToday('prestadoresExternos')).toEqual([])
  })

  test('is never guessed', async () => {
    const said = await refusedWhole(
      base,
      () => base.evolve(registry),
      `select count(*)::int from "prestadoresExternos"`,
    )
    expect(said).toMatch(/--renombrar prestadoresExternos:prestadores.*--destruir prestadoresExternos/s)
  })
})

describe('a field is renamed', () => {
  const registry = changed('materias', ({ fields, ...resource }) => {
    const { clave_materia, ...rest } = fields
    return {
      ...resource,
      fields: { ...rest, ...(clave_materia ? { clave: clave_materia } : {}) },
      columns: ['clave', 'nombre', 'creditos'],
    }
  })

  test('when that is said', async () => {
    const before = await base.one(`select string_agg(clave_materia, ',' order by 1) from materias`)
    await base.evolve(registry, { renamings: [['materias.clave_materia', 'clave']] })
    expect(await base.apart(registry)).toEqual([])
    expect(await base.one(`select string_agg(clave, ',' order by 1) from materias`)).toBe(before)
  })

  test('is never guessed', async () => {
    const said = await refusedWhole(base, () => base.evolve(registry), `select count(clave_materia)::int from materias`)
    expect(said).toMatch(/--renombrar materias.clave_materia:clave.*--destruir materias.clave_materia/s)
  })

  test('of one that is not there', async () => {
    expect(await refused(base.evolve(registry, { renamings: [['materias.clav', 'clave']] }))).toMatch(
      /No existe «materias.clav»/,
    )
  })
})

test('a choice that is in use is removed: named, nothing changes; once nobody has it, it goes', async () => {
  const registry = field(
    'programas',
    'modalidad',
    one =>
      ({
        ...one,
        choices: [
          ['Escolarizada', 'Escolarizada'],
          ['Mixta', 'Mixta'],
        ],
      }) as AnyField,
  )
  await base.run(
    `update programas set modalidad = 'No Escolarizada' where clave_programa in (select clave_programa from programas order by 1 limit 2)`,
  )
  const said = await refusedWhole(base, () => base.evolve(registry), `select count(*)::int from programas`)
  expect(said).toMatch(/En «programas» hay valores que ya no se admiten de «modalidad»: No Escolarizada \(\d+\)/)
  await base.run(`update programas set modalidad = 'Mixta' where modalidad = 'No Escolarizada'`)
  await base.evolve(registry)
  expect(await base.apart(registry)).toEqual([])
})

test('an entity is removed, with an explicit yes', async () => {
  const registry = without('prestadoresExternos')
  const said = await refusedWhole(base, () => base.evolve(registry), `select count(*)::int from "prestadoresExternos"`)
  expect(said).toMatch(/«prestadoresExternos» ya no está en las declaraciones.*--destruir prestadoresExternos/s)
  await base.evolve(registry, { lose: new Set(['prestadoresExternos']) })
  expect(await base.apart(registry)).toEqual([])
})

test('a field is removed, with an explicit yes', async () => {
  const registry = changed('prestadoresExternos', ({ fields }) => ({
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'telefono')),
  }))
  expect(await refused(base.evolve(registry))).toMatch(/--destruir prestadoresExternos.telefono/)
  await base.evolve(registry, { lose: new Set(['prestadoresExternos.telefono']) })
  expect(await base.apart(registry)).toEqual([])
})

test('a part is added: a table of its own beside the record', async () => {
  const temas = pgTable(
    'materias_temas',
    {
      id_materia: uuid('id_materia')
        .notNull()
        .references(() => tables.materias.id_materia, { onDelete: 'cascade' }),
      orden: integer('orden').notNull(),
      tema: column('tema').notNull(),
    },
    t => [primaryKey({ columns: [t.id_materia, t.orden] })],
  )
  const { ciclos } = { ciclos: today.reticulas?.fields.arregloMateriasSeleccionadas }
  const registry = ciclos ? withField('materias', { temas: ciclos }) : today
  await base.evolve(registry, {}, { temas })
  expect(await base.apart(registry, { temas })).toEqual([])
})

test('an entity is added beside others that change at the same time', async () => {
  const { materias, ...others } = today
  const creditos = decimal({ label: 'Horas', required: true, min: 1, backfill: 'creditos * 16' })
  const registry: Registry = {
    ...others,
    ...(materias
      ? {
          materias: {
            ...materias,
            fields: { ...materias.fields, horas: creditos },
            columns: [...materias.columns, 'horas'],
          },
        }
      : {}),
    aulas: {
      name: 'aulas',
      label: { one: 'Aula', many: 'Aulas' },
      key: 'clave',
      title: 'clave',
      fields: {
        clave: text({ label: 'Clave', required: true }),
        clave_cuc: reference({ label: 'CUC', to: 'cucs', required: true }),
      },
      columns: ['clave'],
      lists: {},
    },
  }
  await base.evolve(registry)
  expect(await base.apart(registry)).toEqual([])
})

test('a table gets another key by going and coming again, as the first refusal says', async () => {
  const otra = { ...today, aulas: aulasDe({ id_aula: id({ label: 'Id' }) }, 'id_aula') }
  await base.evolve({ ...today, aulas: aulasDe({ clave: text({ label: 'Clave', required: true }) }, 'clave') })
  const dicho = await refused(base.evolve(otra))
  expect(dicho).toMatch(/--renombrar aulas.clave:id_aula\n.*--destruir aulas.clave\n {2}Si la llave es otra:\n/s)
  expect(dicho).toContain('npm run db:migration -- sin_aulas --destruir aulas')
  await base.evolve(today, { lose: new Set(['aulas']) })
  await base.evolve(otra)
  expect(await base.apart(otra)).toEqual([])
})

test('the key of a table is not changed by a program', async () => {
  const registry = changed('materias', () => ({ key: 'clave_materia' }))
  expect(await refused(base.evolve(registry))).toMatch(
    /La llave de «materias» es otra.*sin_materias --destruir materias/s,
  )
})

/** Declares classrooms with these fields and this key. */
const aulasDe = (fields: AnyResource['fields'], key: string): AnyResource => ({
  name: 'aulas',
  label: { one: 'Aula', many: 'Aulas' },
  key,
  title: key,
  fields,
  columns: [key],
  lists: {},
})
