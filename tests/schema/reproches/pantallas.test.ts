import { describe, expect, test } from 'vitest'
import { checkScreens } from '../../../src/schema/check/checkScreens.ts'
import { checkViews } from '../../../src/schema/check/checkViews.ts'
import type { Context } from '../../../src/schema/check/context.ts'
import { casa, con } from './casa.ts'

type Pantalla = Context['screens'][number]
const pantalla = (cambios: object): Pantalla => ({
  route: '/cucs',
  title: 'CUCs',
  roles: ['coordinador'],
  resource: 'cucs',
  ...cambios,
})
const faltas = (...screens: readonly Pantalla[]) => checkScreens({ ...casa, screens })
const deTab = (tab: object, mas: object = {}) =>
  faltas(pantalla({ tabs: [{ label: 'Todos', of: 'cucs', list: 'todos', ...tab }], ...mas }))
const entidades = ' Hay: herramientas, cucs, estados.'

describe('a screen', () => {
  test('that is right has nothing to say', () => {
    expect(faltas(pantalla({}))).toEqual([])
    expect(faltas(pantalla({ resource: undefined }))).toEqual([])
    expect(
      deTab({
        columns: ['nombre'],
        sort: 'nombre',
        selectors: [{ field: 'nombre', label: 'N', hint: 'n' }],
        leadsTo: 'estados',
      }),
    ).toEqual([])
    expect(deTab({ of: undefined })).toEqual([])
  })

  test.each([
    ['no slash', { route: 'cucs' }, ['cucs: la ruta de una pantalla empieza con «/».']],
    ['a parameter', { route: '/otra/:id' }, ['/otra/:id: la ruta de una pantalla no lleva parámetros.']],
    ['the place of records', { route: '/cucs/otra' }, ['/cucs/otra: bajo «/cucs» están los registros de cucs.']],
    [
      'a role that there is not',
      { resource: undefined, roles: ['rectora'] },
      ['/cucs: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.'],
    ],
    [
      'an icon that nobody draws',
      { menu: { label: 'CUCs', icon: 'Martilo', roles: [] } },
      ['/cucs, icon: «Martilo» no es un icono registrado. ¿Quiso decir «Martillo»?'],
    ],
    ['no such entity', { resource: 'cuc' }, ['/cucs: «cuc» no es una entidad del registro. ¿Quiso decir «cucs»?']],
    [
      'a role that reads no whole list',
      { roles: ['estudiante'] },
      ['/cucs: cucs no tiene una puerta sin parámetros para estudiante.'],
    ],
  ])('is refused with %s', (_, cambios, esperadas) => {
    expect(faltas(pantalla(cambios))).toEqual(esperadas)
  })

  test('has its route alone', () => {
    expect(faltas(pantalla({}), pantalla({}))).toEqual(['screens: «/cucs» está dos veces como ruta de una pantalla.'])
  })

  test('is reached from one that some of its roles may open', () => {
    const otra = (roles: readonly string[]) => pantalla({ route: '/otra', resource: undefined, roles })
    const junto = pantalla({ from: ['/otra'] })
    expect(faltas(junto, otra(['escolar', 'coordinador']))).toEqual([])
    expect(faltas(junto, otra(['escolar']))).toEqual([
      '/cucs, from: «/otra» no es la ruta de una pantalla que abra alguno de sus roles. Hay: /cucs.',
    ])
  })

  test('stands where a menu leads', () => {
    expect(checkScreens({ ...casa, screens: [pantalla({})], menu: { coordinador: ['/cucs', '/cuc'] } })).toEqual([
      'menu.coordinador: «/cuc» no es la ruta de una pantalla. ¿Quiso decir «/cucs»?',
    ])
  })

  test.each(['home', 'profile'] as const)('stands where the house leads everybody: its %s', cual => {
    const leads = (route: string, roles = casa.roles) =>
      checkScreens({ ...casa, roles, screens: [pantalla({})], [cual]: route })
    expect(leads('/cucs', ['coordinador'])).toEqual([])
    expect(leads('/cucs', ['coordinador', 'escolar'])).toEqual([`${cual}: «/cucs» no la abre escolar.`])
    expect(leads('/cuc')).toEqual([`${cual}: «/cuc» no es la ruta de una pantalla. ¿Quiso decir «/cucs»?`])
  })

  test('draws the tabs of its entity where it has none of its own', () => {
    const cucs = {
      ...con({}),
      ...casa.resources.cucs,
      screen: { route: '/cucs', role: 'coordinador', tabs: [{ label: 'Suyos', list: 'tods' }] },
    }
    expect(
      checkScreens({
        ...casa,
        resources: { ...casa.resources, cucs } as Context['resources'],
        screens: [pantalla({})],
      }),
    ).toEqual(['/cucs, «Suyos», list: «tods» no es una puerta de cucs. ¿Quiso decir «todos»?'])
  })
})

describe('a tab', () => {
  test.each([
    ['no such entity', { of: 'cuc' }, [', of: «cuc» no es una entidad del registro. ¿Quiso decir «cucs»?']],
    ['no such list', { list: 'todo' }, [', list: «todo» no es una puerta de cucs. ¿Quiso decir «todos»?']],
    [
      'an inherited name for a list',
      { list: 'constructor' },
      [', list: «constructor» no es una puerta de cucs. Hay: todos, deEstado.'],
    ],
    ['no such column', { columns: ['nombr'] }, [', columns: «nombr» no es un campo de cucs. ¿Quiso decir «nombre»?']],
    ['an order by no column', { sort: 'clave' }, [', sort: «clave» no es una columna suya. Hay: nombre.']],
    [
      'an order by none of its own columns',
      { columns: ['clave'], sort: 'nombre' },
      [', sort: «nombre» no es una columna suya. Hay: clave.'],
    ],
    [
      'a selector of no field',
      { selectors: [{ field: 'nombr', label: 'N', hint: 'n' }] },
      [', selectors: «nombr» no es un campo de cucs. ¿Quiso decir «nombre»?'],
    ],
    [
      'leading to nothing',
      { leadsTo: 'estado' },
      [', leadsTo: «estado» no es una entidad del registro. ¿Quiso decir «estados»?'],
    ],
    [
      'a parameter that nothing fills',
      { list: 'deEstado' },
      [': nada llena «estado», que «estados/{estado}/cucs» pide.'],
    ],
    ['actions on what nobody writes', { actions: true }, [': tiene acciones, y cucs no declara write.']],
  ])('is refused with %s', (_, tab, esperadas) => {
    expect(deTab(tab)).toEqual(esperadas.map(falta => `/cucs, «Todos»${falta}`))
  })

  test('of a screen without an entity names its own', () => {
    expect(deTab({ of: undefined }, { resource: undefined })).toEqual([
      `/cucs, «Todos», of: «» no es una entidad del registro.${entidades}`,
    ])
  })

  test('is open to whoever opens the screen', () => {
    expect(deTab({}, { roles: ['coordinador', 'estudiante'] })).toEqual([
      '/cucs, «Todos»: la puerta «todos» de cucs no deja leer a estudiante.',
    ])
  })

  const tarjetas = { of: 'estados', list: 'todos', title: 'nombre', bind: 'estado' }
  test('that begins with cards fills its parameter with the chosen one', () => {
    expect(deTab({ list: 'deEstado', cards: tarjetas })).toEqual([])
    expect(deTab({ list: 'deEstado', cards: { ...tarjetas, title: 'nombr', subtitle: 'clave' } })).toEqual([
      '/cucs, «Todos», cards: «nombr» no es un campo de estados. ¿Quiso decir «nombre»?',
      '/cucs, «Todos», cards: «clave» no es un campo de estados. Hay: id_estado, nombre.',
    ])
    expect(deTab({ cards: tarjetas })).toEqual([
      '/cucs, «Todos», bind: «estado» no es un parámetro de las puertas que siguen.',
    ])
    expect(deTab({ list: 'deEstado', cards: { ...tarjetas, of: 'estado', title: 'x' } })).toEqual([
      '/cucs, «Todos», estado: «estado» no es una entidad del registro. ¿Quiso decir «estados»?',
    ])
  })

  test('that goes by several choices fills each from one before it', () => {
    const paso = (cambios: object) => ({
      of: 'estados',
      list: 'todos',
      label: 'E',
      hint: 'e',
      bind: 'estado',
      ...cambios,
    })
    expect(deTab({ list: 'deEstado', cascade: [paso({})] })).toEqual([])
    const deSuEstado = paso({ of: 'cucs', list: 'deEstado', bind: 'clave' })
    expect(deTab({ cascade: [paso({}), deSuEstado] })).toEqual([
      '/cucs, «Todos», bind: «clave» no es un parámetro de las puertas que siguen.',
    ])
    expect(deTab({ list: 'deEstado', cascade: [{ ...deSuEstado, bind: 'estado' }] })).toEqual([
      '/cucs, «Todos», estado: nada llena «estado», que «estados/{estado}/cucs» pide.',
    ])
    expect(deTab({ list: 'nada', cascade: [paso({ list: 'tampoco' })] })).toEqual([
      '/cucs, «Todos», estado, list: «tampoco» no es una puerta de estados. Hay: todos.',
      '/cucs, «Todos», list: «nada» no es una puerta de cucs. Hay: todos, deEstado.',
      '/cucs, «Todos», bind: «estado» no es un parámetro de las puertas que siguen.',
    ])
  })
})

describe('a view of a list', () => {
  const vista = (cambios: object, mas: object = {}, screens: readonly Pantalla[] = []) =>
    checkViews(con({ views: { una: { label: 'Una', filter: { prestada: true }, ...cambios } }, ...mas }), {
      ...casa,
      screens,
    })
  const lists = {
    todas: { path: 'herramientas', roles: ['coordinador'] },
    pocas: { path: 'pocas', roles: ['escolar'], only: ['clave', 'nombre'] },
  }

  test('that is right has nothing to say', () => {
    for (const filter of [{ prestada: true }, { tipo: [1, 2] }, { usos: 1 }, { usos: [1, 2] }, { piezas_gte: 2 }])
      expect(vista({ filter })).toEqual([])
    expect(vista({ roles: ['coordinador'], lists: ['todas'] })).toEqual([])
    expect(checkViews(con({}), casa)).toEqual([])
  })

  test.each([
    [
      'a role that there is not',
      { roles: ['rectora'] },
      ['roles: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.'],
    ],
    [
      'a role that reads none of its lists',
      { roles: ['escolar'] },
      ['roles: ninguna de sus listas deja leer a escolar.'],
    ],
    [
      'a list that there is not',
      { lists: ['toda'] },
      ['lists: «toda» no es una lista de herramientas. ¿Quiso decir «todas»?'],
    ],
    ['nothing to ask', { filter: {} }, ['filter: no pide nada, y eso ya es la lista entera.']],
    [
      'no such field',
      { filter: { prestad: true } },
      ['filter: «prestad» no es un campo de herramientas. ¿Quiso decir «prestada»?'],
    ],
    [
      'a question that its field does not take',
      { filter: { prestada_gte: true } },
      ['filter: «prestada_gte» no se puede preguntar de prestada.'],
    ],
    ['a value that it never has', { filter: { tipo: 9 } }, ['filter: «tipo» nunca vale «9».']],
    ['one value of several that it never has', { filter: { tipo: [1, 9] } }, ['filter: «tipo» nunca vale «9».']],
    ['a choice that there is not', { filter: { usos: [1, 7] } }, ['filter: «usos» nunca vale «7».']],
    [
      'awaiting a role that there is not',
      { pending: ['rectora'] },
      ['pending: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.'],
    ],
    [
      'awaiting who reads none of its lists',
      { pending: ['escolar'] },
      ['pending: escolar no tiene ninguna lista con esta vista.'],
    ],
    [
      'awaiting who has not the view',
      { pending: ['coordinador'], roles: ['escolar'] },
      [
        'roles: ninguna de sus listas deja leer a escolar.',
        'pending: coordinador no tiene ninguna lista con esta vista.',
      ],
    ],
    [
      'awaiting who has no screen of it',
      { pending: ['coordinador'] },
      ['pending: ninguna pantalla de coordinador muestra estas filas sin elegir algo antes.'],
    ],
    [
      'awaiting somebody in a list that is not',
      { pending: ['coordinador'], lists: ['nada'] },
      [
        'lists: «nada» no es una lista de herramientas. Hay: todas.',
        'pending: coordinador no tiene ninguna lista con esta vista.',
      ],
    ],
  ])('is refused with %s', (_, cambios, esperadas) => {
    expect(vista(cambios)).toEqual(esperadas.map(falta => `herramientas.views.una.${falta}`))
  })

  test('that awaits somebody has a screen of theirs', () => {
    const suya = pantalla({ route: '/h', resource: 'herramientas' })
    const screens = [suya]
    const resource = con({ views: { una: { label: 'Una', filter: { prestada: true }, pending: ['coordinador'] } } })
    expect(
      checkViews(resource, { ...casa, resources: { ...casa.resources, herramientas: resource }, screens }),
    ).toEqual([])
  })

  test('asks nothing that its lists hide: all of them, or one that it names', () => {
    const pregunta = { filter: { prestada: true } }
    expect(vista(pregunta, { lists })).toEqual([])
    expect(vista({ ...pregunta, lists: ['todas', 'pocas'] }, { lists })).toEqual([
      'herramientas.views.una.filter: sus listas no muestran «prestada».',
    ])
    expect(vista(pregunta, { lists: { pocas: lists.pocas } })).toEqual([
      'herramientas.views.una.filter: sus listas no muestran «prestada».',
    ])
  })

  test('is for a role that reads one of its lists at least', () => {
    expect(vista({ roles: ['escolar'], filter: { nombre: 'x' } }, { lists })).toEqual([])
  })
})
