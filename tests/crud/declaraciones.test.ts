import { describe, expect, it } from 'vitest'
import { names as namesOf } from '../../server/crud/refuseMistakes.ts'
import '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import { checkDeclaration } from '../../src/schema/check/checkDeclaration.ts'
import { checkDeclarations, checkTogether } from '../../src/schema/check/checkDeclarations.ts'
import type { Context, Names } from '../../src/schema/check/context.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { becas, type Mistake } from './mistakes/becas.ts'
import { bulk } from './mistakes/bulk.ts'
import { filters } from './mistakes/filters.ts'
import { first } from './mistakes/first.ts'
import { places } from './mistakes/places.ts'
import { related } from './mistakes/related.ts'
import { second } from './mistakes/second.ts'
import { third } from './mistakes/third.ts'

const names = namesOf()

/** The house's screens, without those of an entity named like this example. */
const screens = names.screens.filter(({ resource }) => resource !== becas.name)

/** Returns the house with one more entity, and a screen of it. */
const con = (dicha: AnyResource, otras: Partial<Names>): Context => ({
  ...names,
  resources: { ...resources, becas: dicha },
  screens: [
    ...screens,
    {
      route: '/becas',
      roles: ['escolar'],
      title: 'Becas',
      resource: 'becas',
      menu: { label: 'Becas', icon: dicha.screen?.icon ?? 'lista', roles: ['escolar'] },
    },
  ],
  ...otras,
})

/** Returns the faults of one more entity. Those of the others are checked once. */
const faltas = (dicha: AnyResource, otras: Partial<Names> = {}) => {
  const context = con(dicha, otras)
  return [...checkDeclaration(dicha, context), ...checkTogether(context)]
}

it('today’s declarations have no fault, nor does a new entity', () => {
  expect(checkDeclarations(resources, names)).toEqual([])
  const { resources: todas, ...dichos } = con(becas, {})
  expect(checkDeclarations(todas, dichos)).toEqual([])
})

describe('each mistake is reported at its place, with the probable intention', () => {
  it.each<Mistake>([...first, ...second, ...third, ...filters, ...related, ...places, ...bulk])(
    '%s',
    (_, dicha, ...sentences) => {
      expect(faltas(dicha)).toEqual(sentences)
    },
  )

  it('another name in the registry than its own', () =>
    expect(checkDeclarations({ ...resources, beca: becas }, names)).toEqual([
      'beca: se registra como «beca» y se llama «becas».',
    ]))

  it('one route twice, and a menu line to nowhere', () => {
    const pantalla = { route: '/cucs', roles: ['escolar'], title: 'Otra' } as const
    expect(checkDeclarations(resources, { ...names, screens: [...names.screens, pantalla] })).toEqual([
      'screens: «/cucs» está dos veces como ruta de una pantalla.',
    ])
    expect(checkDeclarations(resources, { ...names, menu: { ...names.menu, estudiante: ['/boleta'] } })).toEqual([
      'menu.estudiante: «/boleta» no es la ruta de una pantalla. ¿Quiso decir «/boletas»?',
    ])
  })

  it.each<[object, unknown]>([
    [{ route: 'otra' }, 'otra: la ruta de una pantalla empieza con «/».'],
    [{ roles: ['escolr'] }, '/otra: «escolr» no es un rol. ¿Quiso decir «escolar»?'],
    [
      { from: ['/cucs'] },
      expect.stringMatching(/^\/otra, from: «\/cucs» no es la ruta de una pantalla que abra alguno de sus roles\./),
    ],
    [{ resource: 'cuc' }, '/otra: «cuc» no es una entidad del registro. ¿Quiso decir «cucs»?'],
    [
      { resource: 'materias', roles: ['estudiante'] },
      '/otra: materias no tiene una puerta sin parámetros para estudiante.',
    ],
    [
      { menu: { label: 'Otra', icon: 'claseee', roles: ['escolar'] } },
      expect.stringMatching(/^\/otra, icon: «claseee» no es un icono registrado\./),
    ],
  ])('a screen with %j', (cambio, sentence) => {
    const pantalla = Object.assign({ route: '/otra', roles: ['escolar'], title: 'Otra' } as const, cambio)
    expect(checkDeclarations(resources, { ...names, screens: [...names.screens, pantalla] })).toEqual([sentence])
  })

  it('two entities with one role of sign-in', () =>
    expect(
      checkDeclarations(
        {
          ...resources,
          escolares: Object.assign({}, resources.escolares, { account: { rol: 'facilitador', status: 'status' } }),
        },
        names,
      ),
    ).toEqual(['account.rol: «facilitador» está dos veces como rol de una cuenta.']))
})
