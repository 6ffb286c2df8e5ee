import { describe, expect, test } from 'vitest'
import { checkResource } from '../../../src/schema/check/checkResource.ts'
import { checkForm } from '../../../src/schema/check/checkFields.ts'
import { checkPath, headsOf, placesOf } from '../../../src/schema/check/placesOf.ts'
import { choices, computed, reference, text } from '../../../src/schema/fields.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { casa, con, conCampos } from './casa.ts'

const faltas = (cambios: object, mas: object = {}) => checkResource(con(cambios), { ...casa, ...mas })
const noEs = (donde: string, dicho: string, quiso = '') =>
  `herramientas.${donde}: «${dicho}» no es un campo de herramientas.${quiso && ` ¿Quiso decir «${quiso}»?`}`

describe('an entity', () => {
  test('that is right has nothing to say', () => {
    expect(faltas({})).toEqual([])
    expect(faltas({ advice: { vecinas: ['lema'] } })).toEqual([])
    expect(faltas({}, { checks: () => ['la casa pide más'] })).toEqual(['la casa pide más'])
    expect(faltas({}, { checks: undefined })).toEqual([])
  })

  test.each([
    ['its key', { key: 'clav' }, [noEs('key', 'clav', 'clave')]],
    ['its title', { title: 'nombr' }, [noEs('title', 'nombr', 'nombre')]],
    ['a column', { columns: ['nombr'] }, [noEs('columns', 'nombr', 'nombre')]],
    [
      'a column, for a comma too many',
      { columns: Object.assign(['nombre'], { length: 2 }) },
      [noEs('columns', 'undefined')],
    ],
    ['what is searched', { search: ['lemma'] }, [noEs('search', 'lemma', 'lema')]],
    ['its order', { sort: 'nombr' }, [noEs('sort', 'nombr', 'nombre')]],
    ['what its order goes on by', { sort: ['nombre', 'lem'] }, [noEs('sort', 'lem', 'lema')]],
    ['its days', { during: ['compr'] }, [noEs('during', 'compr', 'compra')]],
    ['a rule', { rules: { nombr: [] } }, [noEs('rules', 'nombr', 'nombre')]],
    ['what is unique', { unique: [{ fields: ['nombr'], message: 'x' }] }, [noEs('unique', 'nombr', 'nombre')]],
    ['a state', { states: [{ nombr: 'x' }] }, [noEs('states', 'nombr', 'nombre')]],
    ['what advice is asked of', { advice: { vecinas: ['nombr'] } }, [noEs('advice.vecinas', 'nombr', 'nombre')]],
    [
      'the account',
      { account: { rol: 'estudiante', status: 'afilad' } },
      [noEs('account.status', 'afilad', 'afilada')],
    ],
    [
      'when there is an account',
      { account: { rol: 'estudiante', status: 'afilada', when: { tip: 1 } } },
      [noEs('account.when', 'tip', 'tipo')],
    ],
    [
      'when to read after saving',
      { afterSave: { when: { tip: 1 }, read: 'usos' } },
      [noEs('afterSave.when', 'tip', 'tipo')],
    ],
  ])('names no field that there is not: %s', (_, cambios, esperadas) => {
    expect(faltas(cambios)).toEqual(esperadas)
  })

  test.each([
    [
      'a key that is no column',
      { key: 'edad' },
      ['key: «edad» no es una columna.', 'key: «edad» debe ser requerido y locked: una clave no cambia.'],
    ],
    [
      'a key that may be left empty',
      { key: 'lema' },
      ['key: «lema» debe ser requerido y locked: una clave no cambia.'],
    ],
    [
      'a key that may be changed',
      { key: 'nombre' },
      ['key: «nombre» debe ser requerido y locked: una clave no cambia.'],
    ],
    ['a secret column', { columns: ['password'] }, ['columns: «password» es secreto.']],
    ['a secret that is searched', { search: ['password'] }, ['search: «password» es secreto.']],
    [
      'a column twice',
      { columns: ['nombre', 'tipo', 'nombre'] },
      ['columns: «nombre» está dos veces entre las columnas.'],
    ],
    ['an order that there is not', { sort: 'password' }, ['sort: «password» no se puede ordenar.']],
    ['days that are no column', { during: ['edad'] }, ['during: «edad» no es una columna.']],
    [
      'unique of what is no column',
      { unique: [{ fields: ['edad'], message: 'x' }] },
      ['unique: «edad» no es una columna.'],
    ],
    [
      'a part that nobody makes',
      { with: ['resumn'] },
      ['with: «resumn» no es una parte registrada. ¿Quiso decir «resumen»?'],
    ],
    [
      'advice of nobody',
      { advice: { vecina: [] } },
      ['advice: «vecina» no es una advertencia registrada. ¿Quiso decir «vecinas»?'],
    ],
    [
      'advice that reads another field',
      { advice: { renteras: ['nombre'] } },
      ['advice.renteras: lee «renta», que no es un campo de herramientas.'],
    ],
    [
      'advice of another entity',
      { advice: { primas: ['nombre'] } },
      ['advice.primas: es una advertencia de cucs, no de herramientas.'],
    ],
    ['a link by what is no reference', { link: ['nombre'] }, ['link: «nombre» debe ser una referencia.']],
    [
      'a link by nothing',
      { link: ['lugr'] },
      ['link: «lugr» no es un campo de herramientas. ¿Quiso decir «lugar»?', 'link: «lugr» debe ser una referencia.'],
    ],
    [
      'a call that is not',
      { afterSave: { read: 'uso' } },
      ['afterSave.read: «GET uso» no es una llamada de la API. ¿Quiso decir «GET usos»?'],
    ],
    [
      'a screen of nobody',
      { screen: { role: ['coordinador', 'rectora'] } },
      ['screen.role: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.'],
    ],
    [
      'an account of no role',
      { account: { rol: 'rectora', status: 'afilada' } },
      ['account.rol: «rectora» no es un rol. Hay: coordinador, escolar, estudiante.'],
    ],
  ])('is refused with %s', (_, cambios, esperadas) => {
    expect(faltas(cambios)).toEqual(esperadas.map(falta => `herramientas.${falta}`))
  })

  test('links by references, and opens to one role as to several', () => {
    expect(faltas({ link: ['lugar'], screen: { role: 'escolar' } })).toEqual([])
    expect(faltas({ screen: { role: 'rectora' } })).toHaveLength(1)
    expect(faltas({ screen: {} })).toEqual([])
  })

  test('has an account only where the house keeps them, and by an e-mail', () => {
    expect(faltas({}, { accounts: false })).toEqual(['herramientas.account: esta casa no lleva cuentas.'])
    expect(faltas({ account: undefined }, { accounts: false })).toEqual([])
    const { email: _, ...sinCorreo } = con({}).fields
    expect(faltas({ fields: sinCorreo })).toEqual(['herramientas.account: falta un campo accountEmail.'])
  })

  test('may have a key that the server gives', () => {
    expect(faltas({ key: 'folio' })).toEqual([])
    const dada = text({ label: 'Folio', required: true, assigned: true })
    expect(checkResource(conCampos({ dada }, { key: 'dada' }), casa)).toEqual([])
  })
})

describe('a form', () => {
  const formulario = (cambios: object) => checkForm(con({ form: undefined, ...cambios }))
  const secciones = (...fields: readonly string[]) => [{ fields }]

  test('shows what it requires, each field once, and no other', () => {
    expect(formulario({ form: secciones('clave', 'nombre', 'motor') })).toEqual([])
    expect(formulario({ form: secciones('clave', 'nombre', 'nombre', 'motr', 'motor') })).toEqual([
      'herramientas.form: «motr» no es un campo de herramientas. ¿Quiso decir «motor»?',
      'herramientas.form: «nombre» está dos veces en el formulario.',
    ])
    expect(formulario({ form: secciones('clave', 'motor') })).toEqual([
      'herramientas.form: falta «nombre», que es requerido y nadie podría llenar.',
    ])
    const puesta = text({ label: 'Puesta', required: true, assigned: true })
    expect(checkForm(conCampos({ puesta }, { form: secciones('clave', 'nombre', 'motor') }))).toEqual([])
  })

  test('keeps from one record to the next only what is written in Agregar', () => {
    expect(formulario({ keeps: ['nombre', 'lugar'] })).toEqual([])
    expect(formulario({ keeps: ['nombre', 'nombr', 'nombre'] })).toEqual([
      'herramientas.keeps: «nombr» no es un campo de herramientas. ¿Quiso decir «nombre»?',
      'herramientas.keeps: «nombre» está dos veces entre lo que se conserva.',
    ])
    for (const nadie of ['edad', 'password', 'baja'])
      expect(formulario({ keeps: [nadie] })).toEqual([`herramientas.keeps: «${nadie}» no se escribe en Agregar.`])
    expect(formulario({ form: secciones('clave', 'nombre', 'motor'), keeps: ['lema'] })).toEqual([
      'herramientas.keeps: «lema» no se escribe en Agregar.',
    ])
    for (const write of [undefined, { update: ['coordinador'] }])
      expect(formulario({ keeps: ['nombre'], write })).toEqual([
        'herramientas.keeps: nadie puede agregar herramientas.',
      ])
    expect(formulario({ write: undefined })).toEqual([])
  })

  test('keeps a choice with what it hangs from', () => {
    const banco = reference({ label: 'Banco', to: 'cucs', offer: { list: 'deEstado', bind: { estado: 'lugar' } } })
    expect(checkForm(conCampos({ banco }, { keeps: ['banco'] }))).toEqual([
      'herramientas.keeps: «banco» depende de «lugar», que no se conserva.',
    ])
    expect(checkForm(conCampos({ banco }, { keeps: ['banco', 'lugar'] }))).toEqual([])
  })
})

describe('the path of a field in a record', () => {
  const lugares = (name: string, field?: AnyField) =>
    placesOf(name, field ?? con({}).fields[name] ?? text({ label: '' }), casa)

  test('is its name, or where it says; a secret lies nowhere', () => {
    expect(lugares('nombre')).toEqual(['nombre'])
    expect(lugares('baja')).toEqual(['salida.fecha'])
    expect(lugares('password')).toEqual([])
    expect(lugares('x', Object.assign(text({ label: 'X' }), { echo: 'eco' }))).toEqual(['x', 'eco'])
  })

  test('brings what a reference shows, step by step, under the columns of its target', () => {
    expect(lugares('lugar')).toEqual(['lugar', 'cuc.nombre'])
    const lejos = reference({
      label: 'L',
      to: 'cucs',
      embed: { at: 'cuc', fields: ['suEstado.nombre', 'estado', 'nada', 'no.hay'] },
    })
    expect(lugares('lugar', lejos)).toEqual(['lugar', 'cuc.suEstado.nombre', 'cuc.estado', 'cuc.nada', 'cuc.no.hay'])
    expect(lugares('lugar', reference({ label: 'L', to: 'cucs' }))).toEqual(['lugar'])
    expect(lugares('lugar', reference({ label: 'L', to: 'nada', embed: { at: 'n', fields: ['a.b', 'c'] } }))).toEqual([
      'lugar',
      'n.a.b',
      'n.c',
    ])
  })

  test('brings the names of the chosen records, if it has a place for them', () => {
    const usos = choices({
      label: 'Usos',
      choices: [[1, 'Milpa']],
      none: 'Ninguno',
      offer: { path: 'usos', key: 'id' },
    })
    expect(lugares('usos', usos)).toEqual(['usos'])
    expect(lugares('usos', Object.assign(usos, { names: 'nombresDeUsos' }))).toEqual(['usos', 'nombresDeUsos'])
  })

  test('has one of few heads: version, the parts and the first word of each place', () => {
    const { nombre, baja, password, lugar } = con({}).fields
    const fields = { nombre, baja, password, lugar }
    expect(headsOf(con({ fields, with: ['resumen'] }), casa)).toEqual([
      'version',
      'resumen',
      'nombre',
      'salida',
      'lugar',
      'cuc',
    ])
    expect(headsOf(con({ fields: { nombre } }), casa)).toEqual(['version', 'nombre'])
  })

  test('is reached by a path of references, each shown by the one before', () => {
    const camino = (path: string, to = 'cucs') => checkPath('aquí', to, path, casa)
    for (const bueno of ['nombre', 'estado', 'suEstado.nombre']) expect(camino(bueno)).toEqual([])
    expect(camino('nombr')).toEqual(['aquí: «nombr» no es un campo de cucs. ¿Quiso decir «nombre»?'])
    expect(camino('suEstado.nombr')).toEqual(['aquí: «nombr» no es un campo de estados. ¿Quiso decir «nombre»?'])
    expect(camino('suEstad.nombre')).toEqual([
      'aquí: «suEstad» no es lo que una referencia de cucs trae. ¿Quiso decir «suEstado»?',
    ])
    expect(camino('nombre.algo')).toEqual(['aquí: «nombre» no es lo que una referencia de cucs trae. Hay: suEstado.'])
    expect(camino('algo', 'nada')).toEqual([])
  })

  test('of what is worked out is its own name', () => {
    expect(lugares('doble', computed({ label: 'Doble', value: () => 2 }))).toEqual(['doble'])
  })
})
