import { describe, expect, it } from 'vitest'
import { judgeStep, isOn, phaseStates, waysOf, wayNamed } from '../../src/schema/process/phases.ts'
import { daysBetween, sightsOf, standing, type AnyProcess, type Step } from '../../src/schema/process/process.ts'
import type { Role } from '../../src/schema/account/roles.ts'
import { isOpenTo, stepsOf } from '../../src/schema/process/stepsOf.ts'

const paso = (cambios: Partial<Step<Role>> = {}): Step<Role> => ({
  label: 'Enviar',
  done: 'envió',
  from: 'lista',
  to: 'enviada',
  by: 'escolar',
  ...cambios,
})

const sencillo: AnyProcess = {
  of: 'herramienta',
  people: {
    escolar: { label: 'Quien presta', sees: 'all' },
    estudiante: { label: 'Quien pide', sees: 'mine' },
    coordinador: { label: 'Quien mira', sees: 'miCuc' },
  },
  opens: { label: 'Pedir', done: 'pidió', by: 'estudiante', to: 'lista' },
  states: {
    lista: { label: 'Lista', turn: 'escolar', days: 3 },
    enviada: { label: 'Enviada', end: true },
  },
  steps: {
    enviar: paso(),
    devolver: paso({
      label: 'Devolver',
      from: ['lista', 'enviada'],
      by: ['escolar', 'estudiante'],
      path: 'devolucion',
    }),
    tarde: paso({ when: { urgente: true } }),
  },
}

const deFases: AnyProcess = {
  ...sencillo,
  steps: { enviar: paso(), cerrar: paso({ label: 'Cerrar', from: 'enviada', on: [1], path: 'fin' }) },
  phases: {
    list: [
      { name: 'ida', label: 'La ida' },
      { name: 'vuelta', label: 'La vuelta' },
    ],
    closed: (values, states, step, phase) =>
      values.cerrado ? `${step} ${phase} ${states.join('/')} está cerrado` : undefined,
    keeps: ['estado'],
    stands: () => ({}),
  },
}

describe('a process without phases', () => {
  it('lets who takes part take the steps that begin where it stands', () => {
    const abiertos = (estado: string, rol?: 'escolar' | 'estudiante', mas = {}) =>
      stepsOf(sencillo, { estado, ...mas }, rol).map(([name]) => name)
    expect(abiertos('lista', 'escolar')).toEqual(['enviar', 'devolver'])
    expect(abiertos('lista', 'escolar', { urgente: true })).toEqual(['enviar', 'devolver', 'tarde'])
    expect(abiertos('lista', 'estudiante')).toEqual(['devolver'])
    expect(abiertos('enviada', 'escolar')).toEqual(['devolver'])
    expect(abiertos('lista')).toEqual([])
    expect(isOpenTo(paso(), { estado: 'otro' })).toBe(false)
  })
  it('has no states of phases, and judges a step by its own state alone', () => {
    expect(phaseStates(sencillo, [{ fase: 0, a: 'enviada' }])).toBeUndefined()
    const judge = (values: object, phase?: number) =>
      judgeStep(sencillo, 'enviar', paso(), { values: { ...values }, state: 'lista', phase })
    expect(judge({ estado: 'lista' })).toEqual({ open: true })
    expect(judge({ estado: 'enviada' })).toEqual({ open: false })
    expect(judge({ estado: 'enviada' }, 0)).toEqual({ open: false })
  })
  it('calls its steps by their names, buttons and addresses', () => {
    expect(waysOf(sencillo)).toEqual(['enviar', 'devolver', 'tarde'].map(name => ({ way: name, name })))
    expect(wayNamed(sencillo, 'devolver')).toEqual({
      step: sencillo.steps.devolver,
      label: 'Devolver',
      call: 'devolucion',
      phase: undefined,
    })
    expect(wayNamed(sencillo, 'enviar').call).toBe('enviar')
    expect(wayNamed(sencillo, 'ninguno')).toEqual({
      step: undefined,
      label: 'ninguno',
      call: 'ninguno',
      phase: undefined,
    })
  })
  it('shows its cases to each who takes part', () =>
    expect(sightsOf(sencillo)).toEqual({ escolar: 'all', estudiante: { mine: 'herramienta' }, coordinador: 'miCuc' }))
  it('stands since a day and until another, or for ever', () => {
    expect(standing(sencillo, 'lista', '2026-02-27')).toEqual({
      estado: 'lista',
      turno: 'escolar',
      desde: '2026-02-27',
      vence: '2026-03-02',
    })
    expect(standing(sencillo, 'enviada', '2026-02-27')).toEqual({
      estado: 'enviada',
      turno: null,
      desde: '2026-02-27',
      vence: null,
    })
    expect([daysBetween('2026-02-27', '2026-03-02'), daysBetween('2026-03-02', '2026-02-27')]).toEqual([3, -3])
  })
})

describe('a process of phases', () => {
  it('begins each where the case does, and takes each where its own steps lead', () => {
    expect(phaseStates(deFases, [])).toEqual(['lista', 'lista'])
    const pasos = [
      { fase: null, a: 'enviada' },
      { fase: 1, a: 'enviada' },
    ]
    expect(phaseStates(deFases, pasos)).toEqual(['lista', 'enviada'])
    expect(phaseStates(deFases, [...pasos, { fase: 0, a: 'x' }, { fase: 1, a: 'lista' }])).toEqual(['x', 'lista'])
  })
  it('judges a step by the state of its phase, by the presence of that phase, and by its closing', () => {
    const judge = (
      name: 'enviar' | 'cerrar',
      state: string,
      phase: number | undefined,
      values = {},
      states?: string[],
    ) => judgeStep(deFases, name, deFases.steps[name] ?? paso(), { values, state, phase, states })
    expect(judge('enviar', 'lista', 0)).toEqual({ open: true, fault: undefined })
    expect(judge('enviar', 'lista', 0, { estado: 'otro' })).toEqual({ open: true, fault: undefined })
    expect(judge('enviar', 'enviada', 0)).toEqual({ open: false, fault: undefined })
    expect(judge('cerrar', 'enviada', 0)).toEqual({ open: false, fault: undefined })
    expect(judge('cerrar', 'enviada', 1)).toEqual({ open: true, fault: undefined })
    expect(judge('enviar', 'lista', 1, { cerrado: true }, ['lista', 'x'])).toEqual({
      open: false,
      fault: 'enviar 1 lista/x está cerrado',
    })
    expect(judge('enviar', 'lista', 1, { cerrado: true }).fault).toBe('enviar 1  está cerrado')
    expect(judge('enviar', 'enviada', undefined, { estado: 'lista', cerrado: true })).toEqual({ open: true })
    const abierto = { ...deFases, phases: deFases.phases && { ...deFases.phases, closed: undefined } }
    expect(judgeStep(abierto, 'enviar', paso(), { values: {}, state: 'lista', phase: 0 }).open).toBe(true)
    expect([isOn({}, 3), isOn({ on: [1] }, 1), isOn({ on: [1] }, 0)]).toEqual([true, true, false])
  })
  it('calls its steps by phase and name', () => {
    expect(waysOf(deFases)).toEqual([
      { way: 'ida/enviar', name: 'enviar', phase: 0 },
      { way: 'vuelta/enviar', name: 'enviar', phase: 1 },
      { way: 'vuelta/cerrar', name: 'cerrar', phase: 1 },
    ])
    expect(wayNamed(deFases, 'vuelta/cerrar')).toEqual({
      step: deFases.steps.cerrar,
      label: 'La vuelta: Cerrar',
      call: 'vuelta/fin',
      phase: 1,
    })
    expect(wayNamed(deFases, 'ida/enviar')).toMatchObject({ label: 'La ida: Enviar', call: 'ida/enviar', phase: 0 })
    expect(wayNamed(deFases, 'enviar')).toMatchObject({ label: 'Enviar', call: 'enviar', phase: -1 })
  })
})
