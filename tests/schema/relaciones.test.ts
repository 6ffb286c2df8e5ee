import { describe, expect, it } from 'vitest'
import { boundBy, bulkIn } from '../../src/schema/bulk.ts'
import { computed, id, integer, reference, text, via } from '../../src/schema/fields.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import { nameIn } from '../../src/schema/record/nameIn.ts'
import { originOf } from '../../src/schema/record/originOf.ts'
import { recordReaders } from '../../src/schema/doors/recordReaders.ts'
import { registered } from '../../src/schema/registered.ts'
import { fieldFor, referencesTo, relatedReading } from '../../src/schema/doors/related.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { isReadable } from '../../src/schema/traits.ts'
import { faltaDeCodigo } from '../../src/schema/account/segundoPaso.ts'
import { contradictions, valuesImpliedBy, valuesForBlanks } from '../../src/schema/record/impliedValues.ts'
import { campo } from './campo.ts'
import { herramientas } from './herramientas.ts'

const con = (cambios: object): AnyResource => ({ ...herramientas, ...cambios })
const campos = (fields: Readonly<Record<string, AnyField>>, mas: object = {}) => con({ fields, ...mas })

describe('the content that one field implies for others', () => {
  const curp = Object.assign(text({ label: 'CURP' }), {
    tells: {
      name: 'la CURP',
      values: (dicho: unknown, hoy: string) => (dicho ? { sexo: 'M', nace: `${String(dicho)} ${hoy}` } : {}),
    },
  })
  const recurso = campos({ curp, sexo: text({ label: 'Sexo' }), nace: text({ label: 'Nace' }) })
  const hoy = '2026-03-10'
  it('is nothing of a field that tells nothing', () => {
    expect(valuesImpliedBy(curp, 'A', hoy)).toEqual({ sexo: 'M', nace: 'A 2026-03-10' })
    expect([valuesImpliedBy(recurso.fields.sexo, 'A', hoy), valuesImpliedBy(undefined, 'A', hoy)]).toEqual([{}, {}])
  })
  it('contradicts what they say, not what they leave empty', () => {
    const falta = 'No es lo que dice la CURP'
    expect(contradictions(recurso, { curp: 'A', sexo: 'H', nace: 'ayer' }, hoy)).toEqual({ sexo: falta, nace: falta })
    expect(contradictions(recurso, { curp: 'A', sexo: 'M', nace: 'A 2026-03-10' }, hoy)).toEqual({})
    for (const nada of [null, undefined, ''])
      expect(contradictions(recurso, { curp: 'A', sexo: nada, nace: 'A 2026-03-10' }, hoy)).toEqual({})
    expect(contradictions(recurso, { sexo: 'H' }, hoy)).toEqual({})
  })
  it('fills their empty fields, if the record has them', () => {
    const from = 'la CURP'
    expect(valuesForBlanks(recurso, { curp: 'A', sexo: '', nace: 'ayer' }, hoy)).toEqual([
      { name: 'sexo', value: 'M', from },
    ])
    expect(valuesForBlanks(recurso, { curp: 'A', sexo: 'H' }, hoy)).toEqual([
      { name: 'nace', value: 'A 2026-03-10', from },
    ])
    expect(valuesForBlanks(campos({ curp }), { curp: 'A' }, hoy)).toEqual([])
    expect(valuesForBlanks(recurso, { sexo: 'H' }, hoy)).toEqual([])
  })
})

describe('the origin of a field that a form shows and nobody types', () => {
  const recurso = campos({ motor: text({ label: 'Motor' }), uso: text({ label: 'Uso' }) })
  it.each([
    ['its key', id(), 'Lo asigna el sistema'],
    [
      'what it is worked out from',
      computed({ label: 'Doble', of: ['uso', 'motor'], value: () => 2 }),
      'Se obtiene de «Uso» y «Motor»',
    ],
    [
      'what it is built of, each once',
      Object.assign(text({ label: 'Nombre' }), { built: { of: ['motor.nombre', 'motor.clase'], by: '_' } }),
      'Se obtiene de «Motor»',
    ],
    ['nothing that it names', computed({ label: 'Tres', value: () => 3 }), 'Lo calcula el sistema'],
    ['the person who types it', text({ label: 'Uso' }), undefined],
  ])('is %s', (_, field, dicho) => expect(originOf(field, recurso)).toBe(dicho))
})

describe('a bulk action', () => {
  const bulk = {
    prestar: { label: 'Prestar', roles: ['coordinador'], set: { prestada: true } },
    mover: { label: 'Mover', roles: ['coordinador', 'escolar'], inputs: ['lugar', 'estante'], lists: ['unas'] },
  }
  const recurso = con({
    bulk,
    lists: {
      todas: { path: 'herramientas', roles: ['coordinador', 'escolar'] },
      unas: { path: 'unas', roles: ['coordinador'] },
      una: { path: 'una', roles: ['coordinador'], single: true },
    },
    fields: {
      lugar: reference({ label: 'Lugar', to: 'cucs', offer: { list: 'todos', bind: { cuc: 'sede', est: 'estante' } } }),
      estante: reference({ label: 'Estante', to: 'cucs', offer: { list: 'todos', bind: { cuc: 'sede' } } }),
      sede: text({ label: 'Sede' }),
      otra: reference({ label: 'Otra', to: 'cucs' }),
    },
  })
  const en = (list: string, rol?: 'coordinador' | 'escolar' | 'facilitador') =>
    bulkIn(recurso, list, rol).map(([name]) => name)
  it('is offered to its roles, in the lists that they read and that it names', () => {
    expect([en('todas', 'coordinador'), en('unas', 'coordinador'), en('todas', 'escolar')]).toEqual([
      ['prestar'],
      ['prestar', 'mover'],
      [],
    ])
    expect([en('unas', 'escolar'), en('una', 'coordinador'), en('todas'), en('nada', 'coordinador')]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(bulkIn(con({ bulk: undefined }), 'todas', 'coordinador')).toEqual([])
  })
  it('asks once, so what decides the choice must be equal in all', () => {
    const roles = ['escolar'] as const
    expect(boundBy(recurso, { label: 'Mover', roles, inputs: ['lugar', 'estante'] })).toEqual(['sede'])
    expect(boundBy(recurso, { label: 'Mover', roles, inputs: ['lugar'] })).toEqual(['sede', 'estante'])
    expect(boundBy(recurso, { label: 'Mover', roles, inputs: ['otra', 'sede', 'nada'] })).toEqual([])
    expect(boundBy(recurso, { label: 'Mover', roles })).toEqual([])
  })
})

describe('the name of a record', () => {
  const de = (fields: Readonly<Record<string, AnyField>>, values: Record<string, string | number>) =>
    nameIn(campos(fields, { key: 'clave', title: 'nombre' }), values)
  const [clave, nombre] = [text({ label: 'Clave' }), text({ label: 'Nombre' })]
  it('is its title, computed where declared so, else its key unless that is a number of the record', () => {
    expect(de({ clave, nombre }, { clave: 'A1', nombre: 'Pala' })).toBe('Pala')
    expect(de({ clave, nombre }, { clave: 'A1' })).toBe('A1')
    expect(de({ clave, nombre }, {})).toBe('')
    expect(de({ clave: id(), nombre }, { clave: 'A1' })).toBe('')
    expect(de({ nombre }, { clave: 'A1' })).toBe('A1')
    const hecho = computed({
      label: 'Hecho',
      of: ['clave'],
      value: ({ clave: dicha }, hoy) => `La ${String(dicha)}${hoy}`,
    })
    expect(de({ clave, nombre: hecho }, { clave: 'A1', nombre: 'otro' })).toBe('La A1')
  })
  it('is what its title points at, as far as the form has it', () => {
    const fields = {
      clave,
      nombre: via({ label: 'Nombre', of: ['persona.nombre', 'apellido', 'persona.mote'] }),
      suyo: text({ label: 'Nombre', record: 'persona.nombre' }),
      apellido: text({ label: 'Apellido' }),
    }
    expect(de(fields, { suyo: 'Ana', apellido: 'Luz', nombre: 'otro' })).toBe('Ana Luz')
    expect(de(fields, { clave: 'A1' })).toBe('A1')
  })
})

describe('the reader of one record by its key', () => {
  const lists = { todas: { path: 'herramientas', roles: ['coordinador'] } }
  const una = { path: 'herramientas/{clave}', roles: ['escolar'], single: true }
  it('is who opens it, unless a declared door has that address', () => {
    expect(recordReaders(con({ lists }))).toEqual(['coordinador'])
    expect(recordReaders(con({ lists: { ...lists, una } }))).toEqual([])
    expect(recordReaders(con({ path: 'cosas', lists: { ...lists, una } }))).toEqual(['coordinador', 'escolar'])
    expect(recordReaders(con({ lists: { ...lists, una: { ...una, single: undefined } } }))).toEqual(['coordinador'])
    const lejos = { ...una, path: 'de/herramientas/{clave}' }
    expect(recordReaders(con({ lists: { ...lists, una: lejos } }))).toEqual(['coordinador', 'escolar'])
  })
})

describe('a related list', () => {
  const prestamos = con({
    name: 'prestamos',
    fields: {
      herramienta: reference({ label: 'Herramienta', to: 'herramientas', record: 'cosa.clave' }),
      otra: reference({ label: 'Otra', to: 'herramientas' }),
      lugar: reference({ label: 'Lugar', to: 'cucs' }),
      dias: integer({ label: 'Días' }),
    },
    lists: {
      pocos: { path: 'pocos', roles: ['coordinador', 'facilitador'], only: ['dias'] },
      todos: { path: 'prestamos', roles: ['coordinador'] },
      suyos: { path: 'herramientas/{clave}/{tipo}/{nada}/prestamos', roles: ['escolar'] },
      cortos: { path: 'cortos', roles: ['estudiante'], only: ['cosa.clave'] },
    },
  })
  const leer = (
    rol: 'coordinador' | 'escolar' | 'facilitador' | 'estudiante',
    list?: string,
    record: object = { clave: 'A1', tipo: 2 },
  ) => relatedReading({ resource: herramientas, record: { ...record } }, prestamos, { of: 'prestamos', list }, rol)
  it('is read through the door that is named, filled from the record', () => {
    expect(leer('escolar', 'suyos')).toEqual({
      list: 'suyos',
      params: { clave: 'A1', tipo: '2', nada: '' },
      filter: {},
    })
    expect(leer('coordinador', 'suyos')).toBeUndefined()
    const unida = { of: 'prestamos', list: 'suyos', bind: { nada: 'lema' } }
    const deAsi = { resource: herramientas, record: { lema: 'así' } }
    expect(relatedReading(deAsi, prestamos, unida, 'escolar')?.params).toEqual({
      clave: '',
      tipo: '',
      nada: 'así',
    })
  })
  it('else through one that shows what leads here', () => {
    const filter = { herramienta: 'A1' }
    expect(leer('coordinador')).toEqual({ list: 'todos', params: {}, filter })
    expect(leer('estudiante')).toEqual({ list: 'cortos', params: {}, filter })
    expect(leer('facilitador')).toBeUndefined()
    expect(leer('coordinador', undefined, {})).toEqual({ list: 'todos', params: {}, filter: { herramienta: '' } })
    const ajeno = con({ fields: { dias: integer({ label: 'Días' }) } })
    expect(relatedReading({ resource: herramientas, record: {} }, ajeno, { of: 'x' }, 'coordinador')).toBeUndefined()
  })
  it('leads here by its references, and a parameter is filled by the field of its column', () => {
    expect(referencesTo(prestamos, 'herramientas').map(({ name, place }) => [name, place])).toEqual([
      ['herramienta', 'cosa.clave'],
      ['otra', 'otra'],
    ])
    expect([
      fieldFor(herramientas, 'fecha'),
      fieldFor(herramientas, 'x'),
      fieldFor(herramientas, 'x', { x: 'y' }),
    ]).toEqual(['baja', undefined, 'y'])
  })
})

it('people call a record by what they can read', () => {
  const dichos = [campo('nombre'), campo('lugar'), campo('password'), undefined].map(isReadable)
  expect(dichos).toEqual([true, false, false, false])
})

it('a name that a house did not register throws an error', () => {
  expect(registered({ a: 1 }, 'a')).toBe(1)
  for (const name of ['b', 'toString'])
    expect(() => registered({ a: 1 }, name)).toThrow(`the house registers nothing called «${name}»`)
})

it('a code is asked for, and no longer than a code is', () => {
  expect(['', '  ', '1', ' '.repeat(9) + '1'.repeat(60), '1'.repeat(61)].map(faltaDeCodigo)).toEqual([
    'Escriba el código',
    'Escriba el código',
    undefined,
    undefined,
    'El código es demasiado largo',
  ])
})
