import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { choice, flag, integer as whole, text } from '../../../src/schema/fields.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { field, refused, refusedWhole, rows, withField } from './changes.ts'
import { changed, closeBlank, today, seeded, type Seeded } from './evolve.ts'

let base: Seeded
beforeEach(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

describe('a searched field is added', () => {
  const nss = text({ label: 'NSS', required: 'El NSS es requerido', max: 11, backfill: `left(matricula, 11)` })
  const registry = withField('estudiantes', { nss }, { search: ['curp', 'nss'] })

  test('full table, its rows filled and found, each a version later', async () => {
    const versions = `select sum(version)::int - count(*)::int from estudiantes`
    const before = Number(await base.one(versions))
    await base.evolve(registry)
    expect(await base.apart(registry)).toEqual([])
    expect(await base.one(`select count(*)::int from estudiantes where nss <> left(matricula, 11)`)).toBe(0)
    expect(await base.one(versions)).toBe(before + Number(await rows(base, 'estudiantes')))
    const one = String(await base.one(`select nss from estudiantes limit 1`))
    expect(
      await base.one(`select count(*)::int from estudiantes where busqueda like '%${one.toLowerCase()}%'`),
    ).toBeGreaterThan(0)
  })

  test('without a value for the rows that are there nothing is written', async () => {
    const { backfill: _, ...bare } = nss
    const said = await refused(base.evolve(withField('estudiantes', { nss: bare }, { search: ['curp', 'nss'] })))
    expect(said).toMatch(/«estudiantes.nss» es obligatorio.*initial, o backfill.*--llenar/s)
  })

  test('once, from the command', async () => {
    const { backfill: _, ...bare } = nss
    const other = withField('estudiantes', { nss: bare }, { search: ['curp', 'nss'] })
    await base.evolve(other, { fill: new Map([['estudiantes.nss', `'1'`]]) })
    expect(await base.apart(other)).toEqual([])
  })

  test('a value that leaves some empty is refused by name', async () => {
    const said = await refusedWhole(
      base,
      () => base.evolve(withField('estudiantes', { nss: { ...nss, backfill: `nullif(sexo, 'H')` } })),
      `select count(*)::int from estudiantes`,
    )
    expect(said).toMatch(/En «estudiantes» falta «nss».*\d+ sin valor/)
    const first = await base.one(`select min(matricula) from estudiantes where sexo = 'H'`)
    expect(said).toContain(`sin valor, como ${String(first)}. Hay que llenarlos`)
  })
})

test('a column is taken off the list', async () => {
  const registry = changed('materias', () => ({ columns: ['clave_materia', 'nombre'] }))
  await base.evolve(registry)
  expect(await base.apart(registry)).toEqual([])
})

test('a text is widened, and narrowed where it fits', async () => {
  const registry = field('materias', 'nombre', one => ({ ...one, max: 300 }) as AnyField)
  await base.evolve(registry)
  expect(await base.apart(registry)).toEqual([])
  await base.evolve(today)
  expect(await base.apart(today)).toEqual([])
})

test('a text is narrowed where it does not fit', async () => {
  const registry = field('materias', 'nombre', one => ({ ...one, max: 5 }) as AnyField)
  const said = await refusedWhole(base, () => base.evolve(registry), `select count(*)::int from materias`)
  expect(said).toMatch(/En «materias» hay valores que ya no se admiten de «nombre»: .+\(\d+\)/)
})

describe('the kind of a searched field changes', () => {
  const decimalToText = field('materias', 'creditos', () => text({ label: 'Créditos', required: true }))
  const toInteger = field('materias', 'creditos', () => whole({ label: 'Créditos', required: true, min: 4 }))

  test('to one that holds every value', async () => {
    const before = await base.one(`select sum(creditos)::text from materias`)
    await base.evolve(decimalToText)
    expect(await base.apart(decimalToText)).toEqual([])
    expect(await base.one(`select sum(creditos::numeric)::text from materias`)).toBe(before)
  })

  test('to one that would lose something: named, unless it is agreed to', async () => {
    await base.run(`update materias set creditos = 7.25 where clave_materia = 'TRONC-01'`)
    const said = await refusedWhole(base, () => base.evolve(toInteger), `select sum(creditos)::text from materias`)
    expect(said).toMatch(/En «materias» perderían algo estos valores de «creditos»:.*7\.25.*--destruir/)
  })

  test('agreed to', async () => {
    await base.evolve(toInteger, { lose: new Set(['materias.creditos']) })
    expect(await base.apart(toInteger)).toEqual([])
  })

  test('of a field with an initial value', async () => {
    const registry = field(
      'consejeros',
      'status',
      one =>
        ({
          ...one,
          choices: [
            ['A', 'Activo'],
            ['B', 'Baja'],
          ],
          initial: 'A',
        }) as AnyField,
    )
    await base.evolve(registry, { fill: new Map([['consejeros.status', `case status when 1 then 'A' else 'B' end`]]) })
    expect(await base.apart(registry)).toEqual([])
  })
})

describe('a required field on a full table', () => {
  test('with its initial value', async () => {
    const turno = choice({ label: 'Turno', required: true, choices: ['Matutino', 'Vespertino'], initial: 'Matutino' })
    const registry = withField('facilitadores', { turno, tutor: flag({ label: 'Tutor' }) })
    await base.evolve(registry)
    expect(await base.apart(registry)).toEqual([])
    expect(await base.one(`select count(*)::int from facilitadores where turno = 'Matutino' and not tutor`)).toBe(
      await rows(base, 'facilitadores'),
    )
  })

  test('that was optional and has rows without it', async () => {
    const optional = withField('materias', { area: text({ label: 'Área' }) })
    const required = withField('materias', { area: text({ label: 'Área', required: true }) })
    await base.evolve(optional)
    await base.run(`update materias set area = 'Tronco' where clave_materia like 'TRONC%'`)
    const said = await refused(base.evolve(required))
    expect(said).toMatch(
      /En «materias» falta «area», que ahora es obligatorio: \d+ sin valor.*--llenar "materias\.area=/,
    )
  })

  test('that was optional, with what fills it', async () => {
    const optional = withField('materias', { area: text({ label: 'Área' }) })
    const required = withField('materias', { area: text({ label: 'Área', required: true, backfill: `'General'` }) })
    await base.evolve(optional)
    await base.run(`update materias set area = 'Tronco' where clave_materia like 'TRONC%'`)
    await base.evolve(required)
    expect(await base.apart(required)).toEqual([])
    expect(await base.one(`select count(distinct area)::int from materias`)).toBe(2)
  })
})
