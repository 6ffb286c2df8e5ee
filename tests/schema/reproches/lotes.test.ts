import { describe, expect, test } from 'vitest'
import { checkBulk } from '../../../src/schema/check/checkBulk.ts'
import { checkCorrection } from '../../../src/schema/check/checkCorrection.ts'
import { bajasTemporales } from '../../../src/resources/bajasTemporales.ts'
import { text } from '../../../src/schema/fields.ts'
import { casa, con, conCampos } from './casa.ts'

const bien = { label: 'Prestar', roles: ['coordinador'], set: { prestada: true } }
const lote = (cambios: object, nombre = 'uno', mas: object = {}) =>
  checkBulk(con({ bulk: { [nombre]: { ...bien, ...cambios } }, ...mas }), casa)
const sinSet = { set: undefined }
const una = 'herramientas.bulk.uno: debe decir una cosa y sólo una de set, inputs y handler.'
const nombreMalo = (nombre: string) =>
  `herramientas.bulk.${nombre}: su nombre es parte de una dirección: use letras y números.`
const puertas = {
  todas: { path: 'herramientas', roles: ['coordinador'] },
  una: { path: 'una', roles: ['escolar'], single: true },
  suyas: { path: 'suyas', roles: ['escolar', 'coordinador'] },
}

describe('a bulk action', () => {
  test.each([
    ['sets a value', {}],
    ['empties a field', { set: { lugar: null } }],
    ['asks for fields', { ...sinSet, inputs: ['nombre', 'lugar'] }],
    ['is a registered act', { ...sinSet, handler: 'reparar' }],
    ['is for those that meet a condition', { when: { prestada: false } }],
    ['is offered in a list', { lists: ['todas'] }],
  ])('is right when it %s', (_, cambios) => {
    expect(lote(cambios)).toEqual([])
  })

  test('of a process is a step that is declared with a handler, which is said once', () => {
    const { process } = bajasTemporales
    const pasos =
      'herramientas.bulk.uno: un caso sólo cambia por sus pasos; un paso de muchos se declara con handler, que lo da en cada uno.'
    const sinEscritura = { process, write: undefined }
    expect(lote({ set: { prestada: true, tipo: 1 } }, 'uno', sinEscritura)).toEqual([pasos])
    expect(lote({ ...sinSet, inputs: ['nombre'] }, 'uno', sinEscritura)).toEqual([pasos])
    expect(lote({ ...sinSet, handler: 'reparar' }, 'uno', sinEscritura)).toEqual([])
  })

  test('is nothing of an entity without it', () => {
    expect(checkBulk(con({}), casa)).toEqual([])
  })

  test('says one thing, neither none nor two', () => {
    expect(lote(sinSet)).toEqual([una])
    expect(lote({ inputs: ['nombre'] })).toEqual([una])
    expect(lote({ handler: 'reparar' })).toEqual([una])
  })

  test('has a name that an address may hold', () => {
    for (const nombre of ['2veces', 'dos veces', 'prestar!']) expect(lote({}, nombre)).toEqual([nombreMalo(nombre)])
  })

  test.each([
    [
      'an act that nobody registered',
      { ...sinSet, handler: 'repara' },
      'handler: «repara» no es una acción registrada. ¿Quiso decir «reparar»?',
    ],
    ['nobody who may do it', { roles: [] }, 'roles: nadie puede hacerla.'],
    [
      'a field to set that there is not',
      { set: { prestad: true } },
      'set: «prestad» no es un campo de herramientas. ¿Quiso decir «prestada»?',
    ],
    [
      'a field to ask that there is not',
      { ...sinSet, inputs: ['nombr'] },
      'inputs: «nombr» no es un campo de herramientas. ¿Quiso decir «nombre»?',
    ],
    [
      'a value that its field never has',
      { set: { tipo: 9 } },
      'set.tipo: «9» no es un valor de herramientas.tipo. ¿Quiso decir «1»?',
    ],
    [
      'a condition on no field',
      { when: { prestad: true } },
      'when: «prestad» no es un campo de herramientas. ¿Quiso decir «prestada»?',
    ],
    [
      'a list that there is not',
      { lists: ['toda'] },
      'lists: «toda» no es una puerta de herramientas. ¿Quiso decir «todas»?',
    ],
  ])('is refused with %s', (_, cambios, falta) => {
    expect(lote(cambios)).toEqual([`herramientas.bulk.uno.${falta}`])
  })

  test('belongs to known roles that may change the records and read a list of them', () => {
    expect(lote({ roles: ['rectora'] })).toEqual([
      'herramientas.bulk.uno.roles: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.',
      'herramientas.bulk.uno.roles: rectora no puede modificar herramientas (write.update).',
      'herramientas.bulk.uno.roles: rectora no lee ninguna lista de herramientas.',
    ])
    expect(lote({ roles: ['escolar'] })).toEqual([
      'herramientas.bulk.uno.roles: escolar no lee ninguna lista de herramientas.',
    ])
    const { suyas: _, ...sinSuyas } = puertas
    expect(lote({ roles: ['escolar'] }, 'uno', { lists: sinSuyas })).toEqual([
      'herramientas.bulk.uno.roles: escolar no lee ninguna lista de herramientas.',
    ])
    expect(lote({ roles: ['escolar'] }, 'uno', { lists: puertas })).toEqual([])
    expect(lote({}, 'uno', { write: undefined })).toEqual([
      'herramientas.bulk.uno.roles: coordinador no puede modificar herramientas (write.update).',
    ])
    expect(lote({}, 'uno', { write: { create: ['coordinador'] } })).toHaveLength(1)
    expect(lote({ ...sinSet, handler: 'reparar' }, 'uno', { write: undefined })).toEqual([])
  })

  test('is offered in lists of several records that each of its roles reads', () => {
    expect(lote({ roles: ['escolar'], lists: ['todas'] }, 'uno', { lists: puertas })).toEqual([
      'herramientas.bulk.uno.lists: «todas» no deja leer a escolar.',
    ])
    expect(lote({ roles: ['escolar'], lists: ['una'] }, 'uno', { lists: puertas })).toEqual([
      'herramientas.bulk.uno.lists: «una» es de un solo registro.',
    ])
  })

  test('may ask what a hand-made room adds to the record', () => {
    expect(lote({ when: { resumen: 'x' } }, 'uno', { with: ['resumen'] })).toEqual([])
    expect(lote({ when: { 'Stryker was here': 'x' } })).toHaveLength(1)
  })

  test.each([
    ['its key', 'clave'],
    ['what is only said when it is added', 'password'],
    ['a list of parts', 'partes'],
    ['what the server says', 'alta'],
    ['what is worked out', 'edad'],
    ['what is put together', 'armado'],
  ])('never writes %s', (_, campo) => {
    const resource = conCampos(
      { armado: Object.assign(text({ label: 'Armado' }), { built: { of: ['lugar.nombre'] } }) },
      { bulk: { uno: { ...bien, set: undefined, inputs: [campo] } } },
    )
    expect(checkBulk(resource, casa)).toEqual([
      `herramientas.bulk.uno.inputs: «${campo}» no se escribe en un registro que ya existe.`,
    ])
  })

  test('may write a text that could be put together and is not', () => {
    const nota = Object.assign(text({ label: 'Nota' }), { built: undefined })
    expect(
      checkBulk(conCampos({ nota }, { bulk: { uno: { ...bien, set: undefined, inputs: ['nota'] } } }), casa),
    ).toEqual([])
  })

  test('writes no key, also one that could be changed', () => {
    const suelta = text({ label: 'Clave', required: true })
    expect(
      checkBulk(conCampos({ clave: suelta }, { bulk: { uno: { ...bien, set: undefined, inputs: ['clave'] } } }), casa),
    ).toEqual(['herramientas.bulk.uno.inputs: «clave» no se escribe en un registro que ya existe.'])
  })
})

describe('a correction of what is closed', () => {
  const correccion = (correct: object, sealed: object = { update: { prestada: true }, message: 'Está prestada' }) =>
    checkCorrection(con({ write: { update: ['coordinador'], sealed: { ...sealed, correct } } }), casa)
  const bien = { roles: ['coordinador'], fields: ['nombre'] }
  const donde = 'herramientas.write.sealed.correct'

  test('needs something that closes the record, a role, and fields that people decide', () => {
    expect(correccion(bien)).toEqual([])
    expect(correccion({ ...bien, fields: ['edad', 'nombre', 'clave'] }, { delete: {} })).toEqual([
      `${donde}: nada cierra lo que dice corregir, falta sealed.update.`,
      `${donde}: «edad» no se puede cambiar.`,
      `${donde}: «clave» no se puede cambiar.`,
    ])
    expect(correccion({ roles: ['rectora'], fields: ['nombr'] })).toEqual([
      `${donde}: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.`,
      `${donde}: «nombr» no es un campo de herramientas. ¿Quiso decir «nombre»?`,
    ])
  })

  test('is nothing where none is declared', () => {
    expect(checkCorrection(con({ write: undefined }), casa)).toEqual([])
    expect(checkCorrection(con({ write: { sealed: { update: {}, message: 'x' } } }), casa)).toEqual([])
  })
})
