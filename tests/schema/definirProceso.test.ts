import { expect, test } from 'vitest'
import { id, reference, text } from '../../src/schema/fields.ts'
import { defineProcess } from '../../src/schema/process/defineProcess.ts'
import { fromToday } from '../../src/schema/filters/today.ts'

const declarado = {
  name: 'prestamos',
  label: { one: 'Préstamo', many: 'Préstamos' },
  of: 'clave_cuc',
  title: 'motivo',
  fields: {
    clave_cuc: reference({ label: 'CUC', to: 'cucs' }),
    motivo: text({ label: 'Motivo', required: true }),
  },
  columns: ['motivo'],
  filters: ['motivo'],
  people: { escolar: { label: 'Escolar', sees: 'all' }, estudiante: { label: 'Estudiante', sees: 'mine' } },
  opens: { label: 'Pedir', done: 'pidió', by: 'estudiante', to: 'pedido' },
  states: {
    pedido: { label: 'Pedido', turn: 'escolar', days: 3 },
    cerrado: { label: 'Cerrado', end: true },
    negado: { label: 'Negado', end: true },
  },
  steps: {
    cerrar: { label: 'Cerrar', done: 'cerró', from: 'pedido', to: 'cerrado', by: 'escolar' },
    negar: { label: 'Negar', done: 'negó', from: 'pedido', to: 'negado', by: 'escolar' },
  },
} as const
const prestamos = defineProcess(declarado)
const tarde = fromToday(-1)

test('a case says where it stands, beside what is declared of it', () => {
  expect(Object.keys(prestamos.fields)).toEqual([
    'id_caso',
    'clave_cuc',
    'motivo',
    'estado',
    'turno',
    'abierto',
    'desde',
    'vence',
    'dias',
  ])
  expect(prestamos.key).toBe('id_caso')
  const { estado, turno, abierto, desde, vence, dias } = prestamos.fields
  expect([estado, turno, abierto, desde, vence, dias].map(({ label }) => label)).toEqual([
    'Estado',
    'Turno de',
    'Iniciado el',
    'En este estado desde',
    'Debe atenderse a más tardar',
    'Días en espera',
  ])
  expect([estado, turno, abierto, desde, vence].map(({ assigned }) => assigned)).toEqual(Array(5).fill(true))
  expect([estado, turno, abierto, desde, vence].map(({ required }) => Boolean(required))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  expect([estado, turno]).toMatchObject([
    {
      choices: [
        ['pedido', 'Pedido'],
        ['cerrado', 'Cerrado'],
        ['negado', 'Negado'],
      ],
    },
    {
      choices: [
        ['escolar', 'Escolar'],
        ['estudiante', 'Estudiante'],
      ],
    },
  ])
  expect([desde, vence, dias]).toMatchObject([{ heading: 'Desde' }, { heading: 'Vence' }, { heading: 'Días' }])
})

test('the days that a case waits are counted while it is somebody’s turn', () => {
  const { dias } = prestamos.fields
  const cuenta = (values: object, hoy = '2026-11-20') =>
    dias.kind === 'computed' ? dias.value({ ...values }, hoy) : undefined
  expect(cuenta({ turno: 'escolar', desde: '2026-11-15' })).toBe(5)
  expect(cuenta({ turno: 'escolar', desde: '2026-11-25' })).toBe(0)
  expect(cuenta({ turno: null, desde: '2026-11-15' })).toBe('')
  expect(cuenta({ turno: 'escolar', desde: null })).toBe('')
  expect(cuenta({ turno: 'escolar', desde: '2026-11-15' }, '')).toBe('')
})

test('its cases are listed for every participant within their own scope, with the awaiting, the late and the finished ones', () => {
  expect(prestamos).toMatchObject({
    columns: ['motivo', 'estado', 'turno', 'desde', 'dias'],
    filters: ['motivo', 'estado', 'turno', 'abierto', 'desde', 'vence'],
    sort: 'desde',
    lists: {
      casos: {
        path: 'prestamos',
        roles: ['escolar', 'estudiante'],
        sees: { escolar: 'all', estudiante: { mine: 'clave_cuc' } },
      },
    },
  })
  expect(prestamos.views).toEqual({
    por_escolar: { label: 'Por atender', filter: { turno: 'escolar' }, roles: ['escolar'], pending: ['escolar'] },
    tarde_escolar: {
      label: 'Por atender, fuera de plazo',
      filter: { turno: 'escolar', vence_lte: tarde },
      roles: ['escolar'],
      pending: ['escolar'],
    },
    espera_escolar: { label: 'En espera de Escolar', filter: { turno: 'escolar' }, roles: ['estudiante'] },
    fin: { label: 'Concluidos', filter: { estado: ['cerrado', 'negado'] } },
  })
})

test('a process of one role alone awaits nobody else', () => {
  const { opens, people } = declarado
  const solo = defineProcess({ ...declarado, people: { escolar: people.escolar }, opens: { ...opens, by: 'escolar' } })
  expect(Object.keys(solo.views ?? {})).toEqual(['por_escolar', 'tarde_escolar', 'fin'])
})

test('feminine labels get feminine words, and a process without filters of its own has those of every case', () => {
  const { filters: _, ...sinFiltros } = declarado
  const feminina = defineProcess({ ...sinFiltros, label: { one: 'Solicitud', many: 'Solicitudes', feminine: true } })
  expect(feminina.fields.abierto.label).toBe('Iniciada el')
  expect(feminina.views?.fin?.label).toBe('Concluidas')
  expect(feminina.filters).toEqual(['estado', 'turno', 'abierto', 'desde', 'vence'])
})

test('an earlier declaration keeps its key, its lists and its way to stand', () => {
  const suyo = defineProcess({
    ...declarado,
    key: 'folio',
    fields: { folio: id(), ...declarado.fields },
    lists: { todos: { path: 'todos', roles: ['escolar'] } },
    phases: { list: [], keeps: [], stands: () => ({}) },
    holds: [{ motivo: 'x' }],
  })
  expect(Object.keys(suyo.fields)).toEqual(['folio', 'clave_cuc', 'motivo'])
  expect(suyo).toMatchObject({
    key: 'folio',
    columns: ['motivo'],
    filters: ['motivo'],
    lists: { todos: { path: 'todos' } },
    states: [{ motivo: 'x' }],
  })
  expect([suyo.views, Object.keys(suyo.lists)]).toEqual([undefined, ['todos']])
  expect([prestamos.states, 'holds' in suyo]).toEqual([undefined, false])
})

test('its screen is of all who take part, unless it says of whom', () => {
  expect(prestamos.screen).toBeUndefined()
  expect(defineProcess({ ...declarado, screen: { route: '/prestamos', menu: 'Préstamos' } }).screen).toEqual({
    role: ['escolar', 'estudiante'],
    route: '/prestamos',
    menu: 'Préstamos',
  })
})

test('its people, states and steps are kept apart from the entity', () => {
  const { of, people, opens, states, steps } = declarado
  expect(prestamos.process).toEqual({ of, people, opens, states, steps })
  expect(['of', 'people', 'opens', 'steps'].filter(name => name in prestamos)).toEqual([])
})
