import { afterAll, beforeEach, expect, test } from 'vitest'
import { choice, date, decimal, integer as whole, text } from '../../../src/schema/fields.ts'
import { field, refusedWhole, withField } from './changes.ts'
import { closeBlank, seeded, type Seeded } from './evolve.ts'

let base: Seeded
beforeEach(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

const aula = { label: 'Aula' }
const [written, counted] = [withField('materias', { aula: text(aula) }), withField('materias', { aula: whole(aula) })]
const lose = new Set(['materias.aula'])
const count = (where: string) => base.one(`select count(*)::int from materias where ${where}`)
const all = `select md5(string_agg(to_jsonb(m)::text, '' order by id_materia)) from materias m`

const withRooms = async () => {
  await base.evolve(written)
  await base.run(
    `update materias set aula = case when clave_materia = 'TRONC-01' then 'A' when clave_materia like 'TRONC%' then '12' end`,
  )
}

test('a value that the new type does not have is named with its table, its field and how many rows have it', async () => {
  await withRooms()
  await base.run(`update materias set aula = 'B-2' where aula is null`)
  const [rest, all] = [await count(`aula = 'B-2'`), `select count(aula)::int from materias`]
  const said = await refusedWhole(base, () => base.evolve(counted), all)
  expect(said).toBe(
    `En «materias» no se pueden convertir de text a integer estos valores de «aula»: A (1); B-2 (${rest}). Hay que cambiarlos antes de actualizar, o escribir la migración con --destruir materias.aula: quedarían vacíos. Lo que se cambie con SQL lleva también "version" = "version" + 1. No se cambió nada.`,
  )
})

test('one whose loss was agreed to is empty, and the others are converted', async () => {
  await withRooms()
  const twelve = await count(`aula = '12'`)
  await base.evolve(counted, { lose })
  expect(await base.apart(counted)).toEqual([])
  expect([await count('aula = 12'), await count(`aula is null and clave_materia = 'TRONC-01'`)]).toEqual([twelve, 1])
})

test('when all values convert nothing is asked', async () => {
  await withRooms()
  await base.run(`update materias set aula = null where aula = 'A'`)
  await base.evolve(counted)
  expect(await base.apart(counted)).toEqual([])
  expect(await count('aula = 12')).toBeGreaterThan(0)
})

const named = field('materias', 'nombre', () => whole({ label: 'Nombre', required: 'El nombre es requerido' }))

test.each([{}, { lose: new Set(['materias.nombre']) }])(
  'a required column is not emptied: its new values must be given (%o)',
  async wishes => {
    const said = await refusedWhole(base, () => base.evolve(named, wishes), all)
    expect(said).toMatch(/no se pueden convertir de text a integer .* «nombre»: .*--llenar "materias\.nombre=/)
  },
)

test('the given values are filled in, and each row gets a new version', async () => {
  const versions = `select sum(version)::int - count(*)::int from materias`
  const before = Number(await base.one(versions))
  await base.evolve(named, { fill: new Map([['materias.nombre', 'char_length(nombre)']]) })
  expect(await base.apart(named)).toEqual([])
  expect(await base.one(versions)).toBe(before + Number(await count('true')))
})

test('a required column with a default takes it; a column no longer required becomes empty', async () => {
  const turno = { label: 'Turno', required: true, initial: 'A', choices: ['A', '2'] } as const
  const before = withField('materias', {
    turno: choice(turno),
    aula: text({ ...aula, required: true, backfill: `'X'` }),
  })
  await base.evolve(before)
  await base.run(`update materias set turno = '2', aula = '7' where clave_materia = 'TRONC-01'`)
  const after = withField('materias', {
    turno: choice({
      label: 'Turno',
      required: true,
      initial: 1,
      choices: [
        [1, 'Uno'],
        [2, 'Dos'],
      ],
    }),
    aula: whole(aula),
  })
  await base.evolve(after, { lose: new Set(['materias.turno', 'materias.aula']) })
  expect(await base.apart(after)).toEqual([])
  expect([await count('turno = 2 and aula = 7'), await count('turno = 2 or aula is not null')]).toEqual([1, 1])
})

const bought = withField('materias', { precio: decimal({ label: 'Precio' }), alta: text({ label: 'Alta' }) })

test.each([
  [
    'precio',
    whole({ label: 'Precio' }),
    /«materias» perderían algo .*«precio»: 999999\.99 \(1\)\..*--destruir materias\.precio/,
  ],
  ['alta', date({ label: 'Alta' }), /no se pueden convertir de text a date .*«alta»: 2026-02-30 \(1\)/],
] as const)('a value of «%s» that does not come back, or is none, is named', async (name, to, sentence) => {
  await base.evolve(bought)
  await base.run(`update materias set precio = 999999.99, alta = '2026-02-30' where clave_materia = 'TRONC-01'`)
  const { precio, alta } = bought.materias?.fields ?? {}
  const after = withField('materias', { ...(precio && { precio }), ...(alta && { alta }), [name]: to })
  expect(await refusedWhole(base, () => base.evolve(after), all)).toMatch(sentence)
})
