import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { standingOf } from '../../server/crud/casos/movements.ts'
import { recordOfCase } from '../../server/crud/casos/setRecord.ts'
import { doorCondition, ownKeys } from '../../server/crud/read/doorCondition.ts'
import { joinsOf } from '../../server/crud/read/joinsOf.ts'
import { linkOf } from '../../server/crud/read/linkOf.ts'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import { columnOf, fieldOf, keyFieldOf, tableNamed } from '../../server/crud/registry.ts'
import '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { reference, via } from '../../src/schema/fields.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'

const { clases, materias, programas }: Record<string, AnyResource> = resources
if (!clases || !materias || !programas) throw new Error('no such resources')
const call = (rol: Rol = 'coordinador') => ({
  usuario: { id: '1', email: 'a@b.mx', rol, nombre: '', matricula: null, clave_cuc: null },
  params: {},
  today: '2026-11-20',
  archivo: () => null,
})

it('throws an error with the undeclared name', () => {
  expect(() => tableNamed('nada')).toThrow('no resource is called «nada»')
  expect(() => tableNamed('toString')).toThrow('no resource is called «toString»')
  expect(() => columnOf(tableNamed('materias'), 'nada')).toThrow('no column for nada')
  expect(() => keyFieldOf({ ...materias, key: 'nada' })).toThrow('no field nada in materias')
  expect([fieldOf(materias, 'toString'), fieldOf(materias, 'nombre')]).toEqual([undefined, materias.fields.nombre])
  expect(() => linkOf(materias, { ...puerta, through: 'cucs_programas' })).toThrow(
    'cucs_programas links nothing to materias',
  )
  expect(linkOf(materias, puerta)).toBeUndefined()
  expect(() => ownKeys(materias, 'nombre', call())).toThrow('materias.nombre leads to nobody')
  expect(() => ownKeys(materias, 'nada', call())).toThrow('materias.nada leads to nobody')
})

it('throws the place of a record without a layout', () => {
  const programa = (at: string, fields: readonly string[]) =>
    reference({ label: 'Programa', to: 'grupos', embed: { at, fields } })
  const con = (name: string, field: AnyResource['fields'][string]): AnyResource => ({
    ...clases,
    fields: { ...Object.fromEntries(Object.entries(clases.fields).slice(0, 2)), [name]: field },
  })
  expect(() => readPlanOf(con('quien', via({ label: 'Quién', of: ['nadie.nombre'] })))).toThrow(
    'clases.quien reads «nadie.nombre», which is nowhere in the record before it',
  )
  expect(() => readPlanOf(con('clave_grupo', programa('grupo', ['nada'])))).toThrow(
    '«grupo» asks for «nada», which grupos has not',
  )
  expect(() => readPlanOf(con('clave_grupo', programa('grupo', ['nada.nombre'])))).toThrow(
    '«grupo» goes on through «nada», which grupos has not',
  )
  const { del_cuc } = clases.fields
  if (!del_cuc) throw new Error('no such field')
  expect(() => readPlanOf(con('del_cuc', del_cuc))).toThrow(
    'clases.del_cuc: «grupo.cuc» is nowhere in the record before it',
  )
})

it('throws the missing essential part of a case', () => {
  const { process } = bajasTemporales
  expect(() => standingOf(process, [])).toThrow('a case without a step')
  for (const of of ['motivo', 'nada'])
    expect(() => recordOfCase({ resource: { ...bajasTemporales, process }, process: { ...process, of } })).toThrow(
      `bajasTemporales.${of} leads to nobody`,
    )
})

const puerta: Door = { path: 'x/{nada}', roles: ['coordinador'] }

it('a record is laid out as it is declared, and no place has another name', () => {
  expect(Object.keys(readPlanOf(materias).columns)).toEqual([
    'version',
    'id_materia',
    'clave_materia',
    'nombre',
    'creditos',
  ])
  expect(Object.keys(readPlanOf(programas).columns).slice(0, 3)).toEqual(['version', 'clave_programa', 'nombre'])
  expect([...readPlanOf(programas).order.keys()]).toEqual(Object.keys(programas.fields))
})

it('never takes an unread or unfilled parameter for all rows', () => {
  const de = (door: Door, params: Record<string, string>) =>
    doorCondition({ plan: readPlanOf(materias), door, call: { ...call(), params } })
  expect(() => de(puerta, {})).toThrow('«x/{nada}» of materias is read without «nada»')
  expect(() => de(puerta, { nada: '1' })).toThrow('nothing reads «nada» of «x/{nada}» of materias')
  expect(() => de({ ...puerta, scope: ['propios'] }, { nada: '1' })).toThrow('nothing reads «nada»')
  expect(() => de({ ...puerta, with: [] }, { nada: '1' })).toThrow('nothing reads «nada»')
  expect(de({ ...puerta, with: ['calificada'] }, { nada: '1' })).toBeUndefined()
  expect(() => de({ ...puerta, path: '{id_materia}' }, { id_materia: 'no' })).toThrow('No se encontró lo que busca')
  expect(de({ ...puerta, path: 'x' }, {})).toBeUndefined()
})

it('a query joins the tables of its order and those on their path, and no others', () => {
  const plan = readPlanOf(clases)
  const names = (...expressions: unknown[]) =>
    joinsOf(plan, expressions).map(join => [...plan.joins.entries()].find(([, each]) => each === join)?.[0])
  const at = (place: string) => plan.columns[place]
  expect([...plan.joins.keys()]).toEqual([
    'programa',
    'periodo',
    'grupo',
    'grupo.cuc',
    'del_cuc',
    'materia',
    'facilitador',
  ])
  expect(names(at('salon'))).toEqual([])
  expect(names()).toEqual([])
  expect(names(at('materia.nombre'))).toEqual(['materia'])
  expect(names(at('salon'), [at('periodo.nombre')])).toEqual(['periodo'])
  expect(names(sql`lower(${at('programa.nombre')}) || ${sql.param('grupo')}`)).toEqual(['programa'])
  expect(names(at('grupo.cuc.nombre'))).toEqual(['grupo', 'grupo.cuc'])
  expect(names(sql`${at('grupo.nombre')}`.as('grupo.cuc'))).toEqual(['grupo'])
  expect(names(plan.order.get('nombre_facilitador'), at('programa.nombre'))).toEqual(['programa', 'facilitador'])
  expect(names(plan.order.get('del_cuc'), at('grupo.clave_grupo'))).toEqual(['del_cuc'])
})

it('a role without access to the rows of a list sees none, and one with full access sees all', () => {
  const de = (rol: Rol, sees: NonNullable<Door['sees']>) => {
    const condicion = doorCondition({
      plan: readPlanOf(clases),
      door: { path: 'x', roles: ['escolar'], sees },
      call: call(rol),
    })
    return condicion && new PgDialect().sqlToQuery(condicion).sql
  }
  expect(de('escolar', { coordinador: 'all' })).toBe('false')
  expect(de('coordinador', { coordinador: 'all' })).toBeUndefined()
})
