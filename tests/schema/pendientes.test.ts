import { describe, expect, it } from 'vitest'
import { sentFields } from '../../src/schema/active.ts'
import { shows } from '../../src/schema/doors/doors.ts'
import { computed, text } from '../../src/schema/fields.ts'
import { viewFilter, viewsOf } from '../../src/schema/filters/listViews.ts'
import { dateOf, fromToday, isRelativeDay, today } from '../../src/schema/filters/today.ts'
import { pendingIn, pendingLists, pendingOf } from '../../src/schema/doors/pendingOf.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { sealOf, settlementOf } from '../../src/schema/record/sealOf.ts'
import type { ScreenRoute } from '../../src/schema/screen.ts'
import { campo } from './campo.ts'
import { herramientas } from './herramientas.ts'

const con = (cambios: object): AnyResource => ({ ...herramientas, ...cambios })
const roles = ['coordinador'] as const

describe('the pending work of a role', () => {
  const pending = { label: 'Por revisar', roles }
  const recurso = con({
    lists: {
      primera: { path: 'primera', roles, pending },
      segunda: { path: 'segunda', roles, where: { tipo: 1 }, pending: { ...pending, roles: ['escolar'] } },
      tercera: { path: 'tercera', roles },
    },
    views: {
      viejas: { label: 'Viejas', filter: { tipo: 2 }, pending: roles },
      otras: { label: 'Otras', filter: { tipo: 1 } },
    },
    screen: { route: '/h', tabs: [{ label: 'Propia', list: 'tercera' }] },
  })
  const pantalla = (mas: object): ScreenRoute => ({ route: '/h', roles, title: 'Herramientas', ...mas })
  const conocido = (screens: readonly ScreenRoute[], herramienta = recurso) => ({
    resources: { herramientas: herramienta, otra: con({ name: 'otra', lists: {}, views: undefined }) },
    screens,
  })
  const tabs = [
    { label: 'De cartas', of: 'herramientas', list: 'primera', cards: {} },
    { label: 'De otra', of: 'otra', list: 'primera' },
    { label: 'Lejos', of: 'herramientas', list: 'segunda' },
    { label: 'Cerca', of: 'herramientas', list: 'primera' },
  ]
  const listas = (screens: readonly ScreenRoute[], rol: 'coordinador' | 'escolar' = 'coordinador') =>
    pendingLists(conocido(screens), recurso, rol).map(({ list, words, screen, to }) => [list, words, screen, to])

  it('is a list in the first tab of a screen of the role that shows it whole', () => {
    expect(listas([pantalla({ tabs })])).toEqual([['primera', 'Por revisar', 'Herramientas · Cerca', '/h?tab=Cerca']])
    expect(listas([pantalla({ tabs, roles: ['escolar'] }), pantalla({ tabs, route: '/mia' })])[0]?.[3]).toBe(
      '/mia?tab=Cerca',
    )
    expect(listas([pantalla({ tabs: tabs.map(tab => ({ ...tab, label: 'Herramientas' })) })])[0]?.[2]).toBe(
      'Herramientas',
    )
    for (const atado of [{ cards: {} }, { selectors: [] }, { cascade: {} }])
      expect(listas([pantalla({ tabs: [{ label: 'X', of: 'herramientas', list: 'primera', ...atado }] })])).toEqual([])
    expect(listas([pantalla({ tabs })], 'escolar')).toEqual([])
    expect(listas([])).toEqual([])
  })
  it('else in the tabs of its resource, or its first list', () => {
    expect(listas([pantalla({ resource: 'herramientas' })])).toEqual([])
    const sinPantalla = con({ ...recurso, screen: undefined })
    const donde = pendingLists(
      conocido([pantalla({ resource: 'herramientas' })], sinPantalla),
      sinPantalla,
      'coordinador',
    )
    expect(donde).toEqual([
      {
        resource: sinPantalla,
        list: 'primera',
        door: sinPantalla.lists.primera,
        words: 'Por revisar',
        screen: 'Herramientas',
        to: '/h',
      },
    ])
    expect(listas([pantalla({}), pantalla({ resource: 'nada' })])).toEqual([])
  })
  it('is a view of a list, once for rows that two lists show', () => {
    const donde = pendingIn(conocido([pantalla({ tabs })]), recurso, 'viejas', 'coordinador')
    expect(donde.map(({ list, vista, words, screen, to }) => [list, vista, words, screen, to])).toEqual([
      ['primera', 'viejas', 'Viejas', 'Herramientas · Cerca', '/h?tab=Cerca&vista=viejas'],
    ])
    const propia = pendingIn(conocido([pantalla({ resource: 'herramientas' })]), recurso, 'viejas', 'coordinador')
    expect(propia.map(({ list, to }) => [list, to])).toEqual([['tercera', '/h?tab=Propia&vista=viejas']])
    expect(pendingIn(conocido([pantalla({ tabs })]), recurso, 'otras', 'coordinador')).toEqual([])
    expect(pendingIn(conocido([pantalla({ tabs })]), recurso, 'nada', 'coordinador')).toEqual([])
  })
  it('is all of this of every resource', () => {
    const todo = pendingOf(conocido([pantalla({ tabs })]), 'coordinador')
    expect(todo.map(({ list, vista }) => [list, vista])).toEqual([
      ['primera', undefined],
      ['primera', 'viejas'],
    ])
    expect(
      pendingOf(conocido([pantalla({ tabs })], con({ ...recurso, views: undefined })), 'coordinador'),
    ).toHaveLength(1)
  })
})

describe('the views of a list', () => {
  const views = {
    una: { label: 'Una', filter: { tipo: 1 } },
    ajena: { label: 'Ajena', filter: {}, roles: ['escolar'] },
    suya: { label: 'Suya', filter: {}, roles, lists: ['todas'] },
    lejos: { label: 'Lejos', filter: {}, lists: ['pocas'] },
    media: { label: 'Media', filter: { tipo: 1, lema_contiene: 'x' } },
  }
  const recurso = con({
    views,
    lists: { todas: { path: 'h', roles }, pocas: { path: 'p', roles, only: ['tipo'] } },
  })
  const de = (list: string, rol?: 'coordinador') => viewsOf(recurso, list, rol).map(([name]) => name)
  it('are those of the role, of the list, and of what the list shows', () => {
    expect(de('todas', 'coordinador')).toEqual(['una', 'suya', 'media'])
    expect(de('pocas', 'coordinador')).toEqual(['una', 'lejos'])
    expect([de('todas'), de('nada', 'coordinador'), de('toString', 'coordinador')]).toEqual([[], [], []])
    expect(viewsOf(con({ views: undefined }), 'todas', 'coordinador')).toEqual([])
    expect(
      viewsOf(con({ ...recurso, views: { x: { label: 'X', filter: { ninguno: 1 } } } }), 'pocas', 'coordinador'),
    ).toEqual([])
  })
  it('are those that rows of the list may be in', () => {
    const tipos = { dos: { label: 'Dos', filter: { tipo: 2 } }, varias: { label: 'Varias', filter: { tipo: [2, 3] } } }
    const de = (tipo: number | readonly number[]) =>
      viewsOf(
        con({ views: { ...views, ...tipos }, lists: { h: { path: 'h', roles, where: { tipo } } } }),
        'h',
        'coordinador',
      ).map(([name]) => name)
    expect(de(1)).toEqual(['una', 'media'])
    expect(de(2)).toEqual(['dos', 'varias'])
    expect(de([3, 1])).toEqual(['una', 'media', 'varias'])
  })
  it('ask for days that move with the clock', () => {
    expect(viewFilter({ filter: { vence_lte: fromToday(-2), tipo: 1 } }, '2026-03-01')).toEqual({
      vence_lte: '2026-02-27',
      tipo: 1,
    })
    expect([dateOf(today, '2026-03-01'), dateOf(fromToday(31), '2026-12-31')]).toEqual(['2026-03-01', '2027-01-31'])
    const dichos = [today, { days: '1' }, {}, null, 'days', 3]
    expect(dichos.map(isRelativeDay)).toEqual([true, false, false, false, false, false])
  })
})

describe('the body of a call', () => {
  const fields = {
    nombre: text({ label: 'Nombre' }),
    alta: campo('alta'),
    edad: campo('edad'),
    huella: Object.assign(computed({ label: 'Huella', value: () => 'x' }), { sent: true as const }),
    viejo: text({ label: 'Viejo', when: { nombre: 'A' }, sticky: true }),
    suelto: text({ label: 'Suelto', when: { nombre: 'A' } }),
    enganoso: Object.assign({}, campo('alta'), { sent: true }),
  }
  const lleva = (mode: 'create' | 'update' | 'delete', values = {}, stored?: object) =>
    sentFields(fields, mode, { ...values }, stored && { ...stored }).map(([name]) => name)
  it('holds its decided fields and the fields sent beside them; a deletion carries none', () => {
    expect(lleva('create')).toEqual(['nombre', 'huella'])
    expect(lleva('create', { nombre: 'A' })).toEqual(['nombre', 'huella', 'viejo', 'suelto'])
    expect(lleva('update', {}, { nombre: 'A' })).toEqual(['nombre', 'huella', 'viejo'])
    expect(lleva('delete', { nombre: 'A' })).toEqual([])
  })
})

it('a row that a door shows is shown by a wider one that adds no more to it', () => {
  const puerta = (cambios: object) => ({ path: 'p', roles, ...cambios })
  const conUna = puerta({ with: ['una'] })
  expect(shows(puerta({}), puerta({}))).toBe(true)
  expect([shows(conUna, puerta({})), shows(conUna, conUna), shows(puerta({}), conUna)]).toEqual([false, true, true])
  expect(shows(puerta({ with: ['una', 'dos'] }), conUna)).toBe(false)
  expect(shows(puerta({ only: ['a'] }), puerta({}))).toBe(false)
  expect(shows(puerta({ only: ['a'] }), puerta({ only: ['a', 'b'] }))).toBe(false)
  const ve = puerta({ sees: { escolar: 'all' } })
  expect([shows(ve, puerta({})), shows(puerta({}), ve), shows(ve, ve)]).toEqual([false, true, true])
})

it('only what is declared closed is closed', () => {
  const sellos = { create: { prestada: true }, update: { prestada: true }, message: 'Está prestada' }
  const recurso = con({ write: { sealed: sellos } })
  expect(sealOf(recurso, 'create', { prestada: true })).toBeUndefined()
  expect(sealOf(recurso, 'update', { prestada: true })).toBe('Está prestada')
  expect(settlementOf(Object.assign({}, campo('lema'), { settled: 'sí' }), {})).toBeUndefined()
})
