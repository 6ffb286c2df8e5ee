import { describe, expect, test } from 'vitest'
import { checkProcess } from '../../../src/schema/check/checkProcess.ts'
import { date, reference, text } from '../../../src/schema/fields.ts'
import { casa, con } from './casa.ts'
import { conPaso, estados, faltas, pasos, proceso } from './prestamos.ts'

const conEstado = (cambios: object) => ({ states: { ...estados, pedida: { ...estados.pedida, ...cambios } } })
const nadie = ' Hay: escolar, estudiante.'
const queEstados = ' Hay: pedida, prestada, cerrada.'

describe('a process', () => {
  test('that is right has nothing to say, nor what is none', () => {
    expect(faltas({})).toEqual([])
    expect(checkProcess(con({ process: undefined }), casa)).toEqual([])
  })

  test.each([
    ['of what is no reference', { of: 'nota' }, ['of: «nota» debe ser una referencia.']],
    ['of what there is not', { of: 'luga' }, ['of: «luga» debe ser una referencia.']],
    [
      'for a role that there is not',
      { people: { ...proceso.people, rectora: { label: 'R', sees: 'all' } } },
      ['people: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.'],
    ],
    ['that nobody can begin', { opens: { ...proceso.opens, by: [] } }, ['opens.by: nadie puede darlo.']],
    [
      'that somebody begins who takes no part',
      { opens: { ...proceso.opens, by: 'coordinador' } },
      [`opens.by: «coordinador» no es alguien que participe (people).${nadie}`],
    ],
    [
      'that begins nowhere',
      { opens: { ...proceso.opens, to: 'pedid' } },
      [
        'states.pedida: ningún paso llega a este estado.',
        'states.prestada: ningún paso llega a este estado.',
        'states.cerrada: ningún paso llega a este estado.',
        'opens.to: «pedid» no es un estado. ¿Quiso decir «pedida»?',
      ],
    ],
    [
      'that does not ask what it requires',
      { opens: { ...proceso.opens, with: undefined } },
      ['opens.with.fields: falta «motivo», que es requerido y nadie podría llenar.'],
    ],
    [
      'that asks other things than it requires',
      { opens: { ...proceso.opens, with: { comment: true } } },
      ['opens.with.fields: falta «motivo», que es requerido y nadie podría llenar.'],
    ],
  ])('is refused %s', (_, cambios, esperadas) => {
    expect(faltas(cambios)).toEqual(esperadas.map(falta => `prestamos.process.${falta}`))
  })

  test('without states says so', () => {
    expect(faltas({ states: {}, steps: {} })).toContain('prestamos.process.states: no hay ningún estado.')
  })

  test.each([
    ['awaits nobody', { turn: undefined }, ['turn: no dice de quién es el turno.']],
    [
      'awaits who takes no part',
      { turn: 'coordinador' },
      [
        `turn: «coordinador» no es alguien que participe (people).${nadie}`,
        'turn: es el turno de coordinador, que no puede dar ningún paso desde aquí.',
      ],
    ],
    ['is the end, and is left', { end: true }, ['dice que es el fin, y de aquí sale un paso.']],
    ['waits for half a day', { days: 0.5 }, ['days: los días son un número entero, 1 o más.']],
    ['waits for no day', { days: 0 }, ['days: los días son un número entero, 1 o más.']],
  ])('is refused when a state %s', (_, cambios, esperadas) => {
    expect(faltas(conEstado(cambios))).toEqual(
      esperadas.map(falta => `prestamos.process.states.pedida${/^(turn|days)/.test(falta) ? '.' : ': '}${falta}`),
    )
  })

  test('has no state that cannot be reached or left, but one of before the process', () => {
    const sola = { label: 'Sola', turn: 'escolar', days: 1 }
    expect(faltas({ states: { ...estados, sola } })).toEqual([
      'prestamos.process.states.sola: ningún paso llega a este estado.',
      'prestamos.process.states.sola: de este estado no sale ningún paso; si es el fin, dígalo (end).',
    ])
    expect(faltas({ states: { ...estados, sola: { label: 'De antes', from: 'before', end: true } } })).toEqual([])
    const { cerrar } = pasos
    const desde = { ...cerrar, from: [...cerrar.from, 'sola'] }
    expect(
      faltas({ states: { ...estados, sola: { ...sola, from: 'before' } }, steps: { ...pasos, cerrar: desde } }),
    ).toEqual([])
  })

  test.each([
    ['nobody may take', { by: [] }, ['by: nadie puede darlo.']],
    [
      'is for who takes no part',
      { by: ['escolar', 'coordinador'] },
      [`by: «coordinador» no es alguien que participe (people).${nadie}`],
    ],
    ['begins nowhere', { from: ['pedida', 'olvidada'] }, [`from: «olvidada» no es un estado.${queEstados}`]],
    [
      'is of cases by no field',
      { when: { notas: 'x' } },
      ['when: «notas» no es un campo de prestamos. ¿Quiso decir «nota»?'],
    ],
    [
      'asks for no field',
      { with: { fields: ['notas'] } },
      ['with.fields: «notas» no es un campo de prestamos. ¿Quiso decir «nota»?'],
    ],
    [
      'asks for what the server says',
      { with: { fields: ['dicha'] } },
      ['with.fields: «dicha» no lo escribe nadie en un formulario.'],
    ],
    [
      'asks for what is worked out',
      { with: { fields: ['total'] } },
      ['with.fields: «total» no lo escribe nadie en un formulario.'],
    ],
    ['asks for parts', { with: { fields: ['hojas'] } }, ['with.fields: «hojas» no lo escribe nadie en un formulario.']],
    [
      'asks a room that is none',
      { room: 'prudenci' },
      ['room: «prudenci» no es una regla de pasos. ¿Quiso decir «prudencia»?'],
    ],
    ['speaks of no state', { otherwise: { olvidada: 'x' } }, [`otherwise: «olvidada» no es un estado.${queEstados}`]],
    [
      'writes no field of what the case is of',
      { sets: { nombr: 'x' } },
      ['sets: «nombr» no es un campo de cucs. ¿Quiso decir «nombre»?'],
    ],
    [
      'is taken back by who takes no part',
      { undo: { by: ['coordinador'], days: 1 } },
      [`undo.by: «coordinador» no es alguien que participe (people).${nadie}`],
    ],
    ['may be taken back for no day', { undo: { by: 'escolar', days: 0 } }, ['undo.days: debe ser más de 0.']],
  ])('is refused when a step %s', (_, cambios, esperadas) => {
    expect(faltas(conPaso(cambios))).toEqual(esperadas.map(falta => `prestamos.process.steps.prestar.${falta}`))
  })

  test.each([
    ['fields of the case and a PDF', { with: { fields: ['nota'], pdf: { label: 'Vale' } } }],
    ['a room that there is', { room: 'prudencia' }],
    ['what is written by rule', { sets: () => ({ nombr: 'x' }) }],
    ['what is written as it stands', { sets: { nombre: 'x' } }],
    ['another sentence for another state', { otherwise: { cerrada: 'Ya se cerró' } }],
    ['a day to be taken back', { undo: { by: 'escolar', days: 1 } }],
    ['an address of its own', { path: 'prestamo-1' }],
  ])('may have a step with %s', (_, cambios) => {
    expect(faltas(conPaso(cambios))).toEqual([])
  })

  test('leads nowhere but to a state', () => {
    expect(faltas(conPaso({ to: 'olvidada' }))).toContain(
      `prestamos.process.steps.prestar.to: «olvidada» no es un estado.${queEstados}`,
    )
  })

  test('names its steps as an address may hold', () => {
    const frase = (paso: string) =>
      `prestamos.process.steps.${paso}: su nombre es parte de una dirección: use letras y números, y no abrir ni deshacer ni pasos.`
    for (const path of ['abrir', 'deshacer', 'pasos', '1ro', 'en dos', 'qué'])
      expect(faltas(conPaso({ path }))).toEqual([frase('prestar')])
    const { prestar, cerrar } = pasos
    expect(faltas({ steps: { abrir: prestar, cerrar } })).toEqual([frase('abrir')])
    expect(faltas({ steps: { abrir: { ...prestar, path: 'prestar' }, cerrar } })).toEqual([frase('abrir')])
  })

  test('receives PDFs and tells people only in a house that does', () => {
    expect(faltas(conPaso({ with: { pdf: { label: 'Vale' } } }), {}, { files: false })).toEqual([
      'prestamos.process.steps.prestar.with.pdf: esta casa no recibe archivos.',
    ])
    expect(faltas(conPaso({ with: { comment: true } }), {}, { files: false, notices: false })).toEqual([])
    const tells = { prestada: { estudiante: 'Se prestó {caso}' } }
    expect(faltas({ tells })).toEqual([])
    expect(faltas({ tells }, {}, { notices: false })).toEqual(['prestamos.process.tells: esta casa no avisa a nadie.'])
    expect(faltas({ tells: { prestad: {}, cerrada: { coordinador: 'x' } } })).toEqual([
      'prestamos.process.tells: «prestad» no es un estado. ¿Quiso decir «prestada»?',
      `prestamos.process.tells.cerrada: «coordinador» no es alguien que participe (people).${nadie}`,
    ])
  })

  test('asks nobody at its beginning for its own values, optional ones or later ones', () => {
    const requerido = { label: 'X', required: true } as const
    expect(faltas({}, { estado: text(requerido), desde: date(requerido) })).toEqual([])
    expect(faltas({}, { motivo: text({ ...requerido, when: { nota: 'x' } }) })).toEqual([])
    expect(faltas({}, { puesto: text({ ...requerido, assigned: true }) })).toEqual([])
    expect(faltas({}, { lugar: reference({ ...requerido, to: 'cucs' }) })).toEqual([])
    expect(faltas({ opens: { ...proceso.opens, room: 'prudencia' } }, { otro: text(requerido) })).toEqual([
      'prestamos.process.opens.with.fields: falta «otro», que es requerido y nadie podría llenar.',
    ])
  })
})
