import { describe, expect, it } from 'vitest'
import { mayRead } from '../../src/schema/doors/mayRead.ts'
import { mayWrite } from '../../src/schema/doors/mayWrite.ts'
import { doorColumn, doorColumns } from '../../src/schema/doors/doorColumns.ts'
import {
  findingDoors,
  firstListOf,
  isByKey,
  mayOpen,
  openingDoors,
  recordAddress,
} from '../../src/schema/doors/doors.ts'
import { resourceNamed } from '../../src/schema/house.ts'
import { doorOf, paramsOf, type AnyResource, type Door } from '../../src/schema/resource.ts'
import { isRole } from '../../src/schema/account/roles.ts'
import { herramientas } from './herramientas.ts'

const con = (cambios: object): AnyResource => ({ ...herramientas, ...cambios })

describe('the access of a role', () => {
  it('is what the declaration says, and nothing for nobody', () => {
    expect([mayWrite(herramientas, 'create', 'coordinador'), mayWrite(herramientas, 'create', 'escolar')]).toEqual([
      true,
      false,
    ])
    expect([mayWrite(herramientas, 'update', 'escolar'), mayWrite(herramientas, 'delete', 'coordinador')]).toEqual([
      true,
      false,
    ])
    expect([
      mayWrite(herramientas, 'create', undefined),
      mayWrite(con({ write: undefined }), 'create', 'coordinador'),
    ]).toEqual([false, false])
    expect([
      mayRead(herramientas, 'coordinador'),
      mayRead(herramientas, 'escolar'),
      mayRead(herramientas, undefined),
    ]).toEqual([true, false, false])
    const dos = con({ lists: { ...herramientas.lists, otra: { path: 'x', roles: ['escolar'] } } })
    expect([mayRead(dos, 'coordinador'), mayRead(dos, 'escolar'), mayRead(dos, 'estudiante')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it('a screen shows a role the first list that it may read without choosing anything', () => {
  const lists: Record<string, Door> = {
    deMiCuc: { path: 'cuc/herramientas', roles: ['escolar'] },
    dePrograma: { path: 'programas/{clave}/herramientas', roles: ['coordinador'] },
    todas: { path: 'herramientas', roles: ['coordinador', 'escolar'] },
  }
  const roles = ['escolar', 'coordinador', 'estudiante', undefined] as const
  expect(roles.map(rol => firstListOf(con({ lists }), rol))).toEqual(['deMiCuc', 'todas', '', 'deMiCuc'])
})

it('a role is one of those that the house registered', () => {
  expect(['coordinador', 'estudiante', 'Coordinador', '', undefined, 3].map(isRole)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('the doors of a resource', () => {
  const puertas = (lists: Readonly<Record<string, Partial<Door>>>) =>
    con({
      lists: Object.fromEntries(
        Object.entries(lists).map(([name, door]) => [name, { path: name, roles: ['escolar'], ...door }]),
      ),
    })
  const halladas = (lists: Parameters<typeof puertas>[0]) =>
    findingDoors(puertas(lists), 'escolar').map(({ list }) => list)

  it('ask for the parameters of their path, and are known by name alone', () => {
    expect(paramsOf('cucs/{clave_cuc}/programas/{id}')).toEqual(['clave_cuc', 'id'])
    expect(paramsOf('cucs')).toEqual([])
    expect(doorOf(herramientas, 'todas').path).toBe('herramientas')
    expect(() => doorOf(herramientas, 'toString')).toThrow('herramientas has no door «toString»')
  })

  it('through which records are found ask for nothing, answer lists and are of the role', () => {
    expect(
      halladas({
        todas: {},
        deCuc: { path: 'cucs/{clave}/x' },
        una: { single: true },
        ajena: { roles: ['estudiante'] },
      }),
    ).toEqual(['todas'])
    expect(findingDoors(puertas({ todas: {} }), undefined)).toEqual([])
    expect(halladas({ una: { single: true }, deCuc: { path: 'cucs/{clave}/x' } })).toEqual([])
  })

  it('leave out one whose rows another shows as well, the first of two alike standing', () => {
    expect(halladas({ una: {}, otra: {} })).toEqual(['una'])
    const nuevas = { where: { estado: 'Nueva' } }
    expect(halladas({ propias: { ...nuevas, scope: ['propioCuc'] }, nuevas })).toEqual(['nuevas'])
    expect(halladas({ pocas: { ...nuevas, scope: ['propioCuc'] }, propias: { scope: ['propioCuc'] } })).toEqual([
      'propias',
    ])
    expect(halladas({ pocas: { ...nuevas, through: 'prestamos' }, enlazadas: { through: 'prestamos' } })).toEqual([
      'enlazadas',
    ])
    expect(halladas({ activas: { where: { estado: 'Nueva' } }, todas: {} })).toEqual(['todas'])
    expect(halladas({ propias: { scope: ['propioCuc'] }, todas: {} })).toEqual(['todas'])
    expect(halladas({ enlazadas: { through: 'prestamos' }, todas: {} })).toEqual(['todas'])
    expect(halladas({ pocas: { only: ['clave'] }, mas: { only: ['clave', 'nombre'] } })).toEqual(['mas'])
    expect(halladas({ nuevas: { where: { estado: 'Nueva' } }, usadas: { where: { estado: 'Usada' } } })).toEqual([
      'nuevas',
      'usadas',
    ])
    expect(halladas({ propias: { scope: ['propioCuc'] }, activas: { where: { tipo: 1 } } })).toEqual([
      'propias',
      'activas',
    ])
    expect(halladas({ unas: { through: 'prestamos' }, otras: { through: 'ventas' } })).toEqual(['unas', 'otras'])
  })

  it('show whole records first', () => {
    expect(halladas({ pocas: { only: ['clave'], where: { tipo: 1 } }, propias: { scope: ['propioCuc'] } })).toEqual([
      'propias',
      'pocas',
    ])
    expect(halladas({ pocas: { only: ['clave'] }, propias: { scope: ['propioCuc'] } })).toEqual(['propias', 'pocas'])
  })

  it('open one record by its key and nothing else', () => {
    const porClave = { path: 'x/{clave}', single: true } as const
    const abiertas = openingDoors(puertas({ todas: {}, porClave }), 'escolar')
    expect(abiertas.map(({ list }) => list)).toEqual(['porClave', 'todas'])
    const esDeClave = (door: Partial<Door>) => isByKey(herramientas, { path: 'x', roles: [], ...door })
    expect(esDeClave(porClave)).toBe(true)
    expect(esDeClave({ path: 'x/{clave}' })).toBe(false)
    expect(esDeClave({ path: 'x/{nombre}', single: true })).toBe(false)
    expect(esDeClave({ path: 'x/{clave}/{tipo}', single: true })).toBe(false)
    expect(esDeClave({ path: 'x', single: true })).toBe(false)
    expect(mayOpen(puertas({ porClave }), 'escolar')).toBe(true)
    expect(mayOpen(puertas({ porClave }), 'estudiante')).toBe(false)
    expect(recordAddress('herramientas', 'A/1 ñ')).toBe('/herramientas/A%2F1%20%C3%B1')
  })

  it('show the columns that they have, and of their link those of its own', () => {
    const nombres = (door: Partial<Door>, names?: readonly string[]) =>
      doorColumns(herramientas, { path: 'x', roles: [], ...door }, names).map(({ source }) => source)
    expect(nombres({})).toEqual(['clave', 'nombre', 'tipo'])
    expect(nombres({ only: ['clave', 'salida'] }, ['clave', 'nombre', 'baja'])).toEqual(['clave', 'baja'])
    expect(nombres({}, ['clave', 'password', 'nada', 'toString'])).toEqual(['clave'])
    const enlazada = { path: 'x', roles: [], through: 'cucs' }
    const { columns } = resourceNamed('cucs')
    expect(doorColumns(herramientas, enlazada, []).map(({ source }) => source)).toEqual(
      columns.map(name => `pivot.${name}`),
    )
    expect(doorColumn(herramientas, enlazada, `pivot.${columns[0]}`)?.field).toBe(
      resourceNamed('cucs').fields[columns[0] ?? ''],
    )
    expect(doorColumn(herramientas, enlazada, 'pivot.nada')).toBeUndefined()
    expect(doorColumn(herramientas, { path: 'x', roles: [] }, 'pivot.clave')).toBeUndefined()
  })
})
