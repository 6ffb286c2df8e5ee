import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { refuseUndeclared } from '../../../scripts/db/undeclared.ts'
import { changed, closeBlank, seeded, type Registry, type Seeded } from './evolve.ts'

let base: Seeded
beforeEach(async () => {
  base = await seeded()
}, 60_000)
afterEach(() => base.close())
afterAll(closeBlank)

/** Returns the registry with these periodicidades of periodos. */
const de = (...choices: readonly string[]): Registry =>
  changed('periodos', ({ fields: { periodicidad, ...fields } }) => {
    if (periodicidad?.kind !== 'choice') throw new Error('periodicidad is no closed list')
    return { fields: { ...fields, periodicidad: { ...periodicidad, choices: choices.map(each => [each, each]) } } }
  })
const rows = async (sql: string) => (await base.db.execute(sql)).rows
const periodos = () => rows('select id_periodo, nombre, periodicidad, version from periodos order by id_periodo')

it('of a closed list is renamed, two at once: its rows follow with their version, and saved views; others stay', async () => {
  const registry = de('Trimestre', 'Cuatrimestral', 'Semestral')
  const before = await periodos()
  const filters = ['Semestre', ['Cuatrimestre', 'Trimestre'], 'Trimestre']
  for (const [at, periodicidad] of filters.entries())
    await base.run(
      `insert into vistas (usuario_id, entidad, lista, nombre, estado, circulo) select id, 'periodos', 'todos', '${at}', '${JSON.stringify({ filter: { periodicidad } })}', 'x' from usuarios limit 1`,
    )
  await base.evolve(registry, {
    renamings: [
      ['periodos.periodicidad.Semestre', 'Semestral'],
      ['periodos.periodicidad.Cuatrimestre', 'Cuatrimestral'],
    ],
  })
  const called: Readonly<Record<string, string>> = { Semestre: 'Semestral', Cuatrimestre: 'Cuatrimestral' }
  expect(new Set(before.map(({ periodicidad }) => periodicidad))).toContain('Semestre')
  expect(await periodos()).toEqual(
    before.map(row => {
      const anew = called[String(row.periodicidad)]
      return anew ? { ...row, periodicidad: anew, version: Number(row.version) + 1 } : row
    }),
  )
  const savedFilters = await rows(`select estado->'filter'->'periodicidad' as asked from vistas order by nombre`)
  expect(savedFilters.map(({ asked }) => asked)).toEqual(['Semestral', ['Cuatrimestral', 'Trimestre'], 'Trimestre'])
  expect(await base.apart(registry)).toEqual([])
})

it('that limits other columns is renamed in them by the declaration alone', async () => {
  const registry = changed('serviciosSociales', ({ fields: { periodo, ...fields }, states }) => {
    if (periodo?.kind !== 'choice') throw new Error('periodo is no closed list')
    const choices = periodo.choices.map(([value, label]) => [value === 'anio' ? 'ciclo' : value, label] as const)
    const limited = JSON.parse(JSON.stringify(states).replaceAll('"anio"', '"ciclo"'))
    return { fields: { ...fields, periodo: { ...periodo, choices } }, states: limited }
  })
  const servicios = () => rows('select periodo, count(*) from "serviciosSociales" group by periodo order by periodo')
  const before = await servicios()
  expect(before.map(({ periodo }) => periodo)).toContain('anio')
  await base.evolve(registry, { renamings: [['serviciosSociales.periodo.anio', 'ciclo']] })
  expect(await servicios()).toEqual(before.map(row => (row.periodo === 'anio' ? { ...row, periodo: 'ciclo' } : row)))
  expect(await base.apart(registry)).toEqual([])
})

it('becomes an existing value where two are merged', async () => {
  const registry = de('Trimestre', 'Cuatrimestre')
  await base.evolve(registry, { renamings: [['periodos.periodicidad.Semestre', 'Cuatrimestre']] })
  expect((await periodos()).filter(({ periodicidad }) => periodicidad === 'Semestre')).toEqual([])
  expect(await base.apart(registry)).toEqual([])
})

it('that goes while rows hold it stops the migration, which says how it would follow', async () => {
  await expect(base.evolve(de('Trimestre', 'Cuatrimestre', 'Semestral'))).rejects.toThrow(
    /En «periodos» hay valores que ya no se admiten de «periodicidad»: Semestre \(\d+\)\. Hay que cambiarlos antes de actualizar, o, si un valor se llama ahora de otro modo, escribir la migración con --renombrar "periodos\.periodicidad\.valor:nuevo"\./,
  )
})

it('is renamed to one that is declared, from one that is not; a state by its own word', async () => {
  expect(() => refuseUndeclared([['periodos.periodicidad.Semestral', 'Semestre']])).not.toThrow()
  expect(() => refuseUndeclared([['periodos.periodicidad.Semestre', 'Semestral']])).toThrow(
    'No se declara el valor «periodos.periodicidad.Semestral».',
  )
  expect(() => refuseUndeclared([['periodos.periodicidad.Semestre', 'Trimestre']])).toThrow(
    /todavía está en las declaraciones/,
  )
  expect(() => refuseUndeclared([['bajasTemporales.estado.pedida', 'solicitada']])).toThrow(
    '«solicitada» es un estado: --renombrar "bajasTemporales.states.pedida:solicitada"',
  )
  await expect(
    base.write(de('Trimestre', 'Cuatrimestre', 'Semestral'), {
      renamings: [['periodos.periodicidad.Anual', 'Semestral']],
    }),
  ).rejects.toThrow('«periodos.periodicidad» no admitía «Anual», que se quiere renombrar, o lo admite todavía.')
})
