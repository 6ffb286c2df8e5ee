import { describe, expect, it } from 'vitest'
import { names as namesOf } from '../../server/crud/refuseMistakes.ts'
import '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import { checkDeclaration } from '../../src/schema/check/checkDeclaration.ts'
import { checkTogether } from '../../src/schema/check/checkDeclarations.ts'
import type { Context } from '../../src/schema/check/context.ts'
import type { AnyProcess } from '../../src/schema/process/process.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

const { process }: { process: AnyProcess } = bajasTemporales
const { states, steps, opens, people } = process
const names = namesOf()
const faltas = (cambio: Partial<AnyProcess>, mas: Partial<AnyResource> = {}) => {
  const dicha: AnyResource = Object.assign({}, bajasTemporales, mas, { process: { ...process, ...cambio } })
  const context: Context = { ...names, resources: { ...resources, bajasTemporales: dicha } }
  return [...checkDeclaration(dicha, context), ...checkTogether(context)]
}
const pasos = (cambios: Readonly<Record<string, object>>) => ({
  steps: {
    ...steps,
    ...Object.fromEntries(
      Object.entries(cambios).map(([name, cambio]) => [name, Object.assign({}, steps[name], cambio)]),
    ),
  },
})
const paso = (name: string, cambio: object) => pasos({ [name]: cambio })
const estado = (name: string, cambio: object) => ({
  states: { ...states, [name]: Object.assign({}, states[name], cambio) },
})

describe('an impossible process does not start, and says why', () => {
  it.each<[string, Partial<AnyProcess>, ...string[]]>([
    ['as it is', {}],
    [
      'a state that no step reaches',
      { states: { ...states, olvidada: { label: 'Olvidada', end: true } } },
      'olvidada: ningún paso llega a este estado.',
    ],
    [
      'a state that no step leaves',
      estado('rechazada', { end: undefined, turn: 'escolar', days: 2 }),
      'rechazada: de este estado no sale ningún paso; si es el fin, dígalo (end).',
    ],
    [
      'an end that is none',
      estado('aceptada', { end: true, turn: undefined, days: undefined }),
      'aceptada: dice que es el fin, y de aquí sale un paso.',
    ],
    [
      'a state that awaits nobody',
      estado('aceptada', { turn: undefined }),
      'aceptada.turn: no dice de quién es el turno.',
    ],
    [
      'the turn of who can do nothing',
      estado('aceptada', { turn: 'escolar' }),
      'aceptada.turn: es el turno de escolar, que no puede dar ningún paso desde aquí.',
    ],
    ['no time at all', estado('aceptada', { days: 0 }), 'aceptada.days: los días son un número entero, 1 o más.'],
    ['a step for nobody', paso('rechazar', { by: [] }), 'steps.rechazar.by: nadie puede darlo.'],
    [
      'a step for who takes no part',
      paso('rechazar', { by: 'facilitador' }),
      'steps.rechazar.by: «facilitador» no es alguien que participe (people). Hay: estudiante, escolar, coordinador.',
    ],
    [
      'a step from nowhere',
      pasos({ rechazar: { from: 'solicitad' }, noProcede: { to: 'confirmada' } }),
      'rechazada: ningún paso llega a este estado.',
      'steps.rechazar.from: «solicitad» no es un estado. ¿Quiso decir «solicitada»?',
    ],
    [
      'a step that sets what there is not',
      paso('confirmar', { sets: { estatu: 0 } }),
      'steps.confirmar.sets: «estatu» no es un campo de estudiantes. ¿Quiso decir «estatus»?',
    ],
    [
      'a field that the form lacks',
      { opens: { ...opens, with: { fields: ['motivo', 'explicacion', 'fecha_inicio'] } } },
      'opens.with.fields: falta «fecha_final», que es requerido y nadie podría llenar.',
    ],
    [
      'rows of which no room knows',
      paso('rechazar', { with: { sheet: 'renglones' } }),
      'steps.rechazar.with.sheet: «renglones» no es una lista de renglones. Hay: notas.',
    ],
    [
      'a name that is taken',
      { steps: { ...steps, deshacer: { ...opens, from: 'solicitada', to: 'aceptada', by: 'escolar' } } },
      'steps.deshacer: su nombre es parte de una dirección: use letras y números, y no abrir ni deshacer ni pasos.',
    ],
    [
      'what is told in a state that there is not',
      { tells: { perdida: { escolar: 'Hola' } } },
      'tells: «perdida» no es un estado. Hay: solicitada, aceptada, rechazada, confirmada.',
    ],
  ])('%s', (_, cambio, ...sentences) => {
    const dichas = faltas(cambio).filter(each => each.startsWith('bajasTemporales.process.'))
    expect(dichas.map(each => each.replace(/^bajasTemporales\.process\.(states\.)?/, ''))).toEqual(sentences)
  })

  const fase = { name: 'una', label: 'Una' }
  const { once: _, ...sinTope } = opens
  const fases = { list: [fase], keeps: ['turno'], stands: () => ({ turno: null }) }
  it.each<[string, Partial<AnyProcess>, ...string[]]>([
    ['phases that are well', { phases: fases }],
    [
      'a step on a phase without phases',
      paso('rechazar', { on: [0] }),
      'steps.rechazar.on: este proceso no tiene fases.',
    ],
    [
      'phases of one name, and no address',
      { phases: { ...fases, list: [fase, fase, { name: 'la otra', label: 'Otra' }] } },
      'phases.list: «una» está dos veces.',
      'phases.list: «la otra» es parte de una dirección: use letras y números.',
    ],
    [
      'a phase without a step, a step without its phase',
      {
        phases: { ...fases, list: [fase, { name: 'dos', label: 'Dos' }] },
        steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { ...step, on: [0, 2] }])),
      },
      'phases.list: en «dos» no hay ningún paso.',
      ...Object.keys(steps).map(name => `steps.${name}.on: no hay fase 2.`),
    ],
    [
      'a case that stands where a form writes, and nowhere',
      { phases: { ...fases, keeps: ['motivo', 'turnos'] } },
      'phases.keeps: «motivo» lo escribe también un formulario: dígalo «assigned».',
      'phases.keeps: «turnos» no es un campo. ¿Quiso decir «turno»?',
    ],
    ['at most one at a time', { opens, phases: fases }, 'opens.once: de un proceso con fases, dígalo en «room».'],
    [
      'a call of before that takes no step',
      {
        calls: {
          vieja: Object.assign(
            { method: 'POST' as const, path: 'vieja', takes: 'aceptarla' },
            { room: 'ninguna' as never },
          ),
        },
      },
      'calls.vieja.takes: «aceptarla» no es un paso. ¿Quiso decir «aceptar»?',
      expect.stringMatching(/^calls.vieja.room: «ninguna» no es una llamada de antes\./),
    ],
    [
      'a call of before that brings no file where its step asks for one',
      {
        ...paso('aceptar', { with: { pdf: { label: 'Acta', required: 'Falta' } } }),
        calls: {
          vieja: { method: 'POST' as const, path: 'vieja', takes: 'aceptar', room: 'enviarFase' as const, pdf: false },
        },
      },
      'calls.vieja.pdf: «aceptar» pide un PDF.',
    ],
  ])('%s', (_, cambio, ...sentences) => {
    const dichas = faltas({ opens: sinTope, ...cambio }).filter(each => each.startsWith('bajasTemporales.process.'))
    expect(dichas.map(each => each.replace(/^bajasTemporales\.process\./, ''))).toEqual(sentences)
  })

  it('rows without declared readers', () => {
    const { casos } = bajasTemporales.lists
    const lists = { casos: { ...casos, sees: { escolar: 'propioCuc', coordinador: { mine: 'motivo' } } } } as const
    expect(faltas({}, { lists })).toEqual([
      'bajasTemporales.lists.casos.sees: no dice qué filas ve estudiante.',
      'bajasTemporales.lists.casos.sees.coordinador: «motivo» no lleva a un registro con el que coordinador ingresa.',
    ])
  })

  it('every role with a part has a label', () => expect(Object.values(people).every(each => each.label)).toBe(true))
})
