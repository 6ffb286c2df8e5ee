import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { huella } from '../harness/huella.ts'
import { otroPrograma, vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const rol of ['coordinador', 'administrativo', 'escolar']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

const personas = [
  ['consejeros', 'administrativo'],
  ['escolares', 'administrativo'],
  ['facilitadores', 'administrativo'],
  ['estudiantes', 'escolar'],
] as const

const rechazada = async (nombre: string, rol: string, cuerpo: object) => {
  const antes = await huella(e.db)
  const respuesta = await e.pedir('POST', nombre, { token: tokens[rol], cuerpo: { ...cuerpos[nombre], ...cuerpo } })
  expect(await huella(e.db)).toEqual(antes)
  return respuesta
}

describe('a taken key', () => {
  it.each([
    ['cucs', 'coordinador', { clave: cuc.clave }, 'Ya existe un CUC con esa clave'],
    ['programas', 'coordinador', { clave: programa.clave }, 'Ya existe un programa con esa clave'],
    [
      'programas',
      'coordinador',
      { clave: undefined, clave_programa: otroPrograma.clave },
      'Ya existe un programa con esa clave',
    ],
    ['grupos', 'escolar', { clave_grupo: grupo.clave_grupo }, 'Ya existe un grupo con esa clave'],
    ['consejeros', 'administrativo', { matricula: persona('C').matricula }, 'Ya existe un consejero con esa matrícula'],
    [
      'escolares',
      'administrativo',
      { matricula: ` ${persona('E').matricula.toLowerCase()} ` },
      'Ya existe un escolar con esa matrícula',
    ],
    [
      'facilitadores',
      'administrativo',
      { matricula: persona('F').matricula },
      'Ya existe un facilitador con esa matrícula',
    ],
    ['estudiantes', 'escolar', { matricula: estudiante.matricula }, 'Ya existe un estudiante con esa matrícula'],
    ['materias', 'coordinador', { clave_materia: 'COM-101' }, 'Ya existe una materia con esa clave'],
  ])('%s: 409 on its field', async (nombre, rol, cuerpo, mensaje) => {
    const { status, message, errors } = await rechazada(nombre, rol, cuerpo)
    const campo = Object.keys(errors ?? {})
    expect([status, message, campo.length]).toEqual([409, mensaje, 1])
    expect(['clave', 'clave_grupo', 'matricula', 'clave_materia']).toContain(campo[0])
  })

  it.each([
    ['grupos', 'escolar', { clave_grupo: 'com-1á' }, 'Ya existe un grupo con esa clave'],
    ['cucs', 'coordinador', { clave: '20dcú0001a' }, 'Ya existe un CUC con esa clave'],
    ['programas', 'coordinador', { clave: 'liccomunál' }, 'Ya existe un programa con esa clave'],
    ['materias', 'coordinador', { clave_materia: 'cóm-101' }, 'Ya existe una materia con esa clave'],
    [
      'facilitadores',
      'administrativo',
      { matricula: 'f'.padEnd(18, '0') },
      'Ya existe un facilitador con esa matrícula',
    ],
  ])('%s: capitals and accents do not make another of it', async (nombre, rol, cuerpo, mensaje) => {
    const { status, message, errors } = await rechazada(nombre, rol, cuerpo)
    expect([status, message, Object.keys(errors ?? {})]).toEqual([409, mensaje, Object.keys(cuerpo)])
  })

  it('is not the one with ñ, a letter of its own, and is kept as it was written', async () => {
    for (const clave_grupo of ['año-1', 'ANO-1'])
      expect(
        await e.pedir('POST', 'grupos', { token: tokens.escolar, cuerpo: { ...cuerpos.grupos, clave_grupo } }),
      ).toMatchObject({ status: 201, data: { clave_grupo } })
  })

  it('of every kind: titles are compared without capitals and accents', async () => {
    const nombres = everyResource.flatMap(({ name, key, fields }) =>
      Object.entries(fields).flatMap(([campo, field]) =>
        field.kind === 'text' && (campo === key || field.unique) ? [`${name}_${columnName(campo, field)}_igual`] : [],
      ),
    )
    const { rows } = await e.db.execute<{ indexname: string }>(
      sql`select indexname from pg_indexes where indexname like '%\\_igual' and indexdef like 'CREATE UNIQUE%'`,
    )
    expect(rows.map(({ indexname }) => indexname).toSorted()).toEqual(nombres.toSorted())
  })

  it('also when the client proposes it', async () => {
    const alta = await e.pedir('POST', 'periodos', {
      token: tokens.coordinador,
      cuerpo: { ...cuerpos.periodos, id: '0B0C54A6-5A3B-4F0B-8C39-0D3A3B0C1D2E' },
    })
    expect(alta.data.id_periodo).toBe('0b0c54a6-5a3b-4f0b-8c39-0d3a3b0c1d2e')
    expect(await rechazada('periodos', 'coordinador', { id_periodo: alta.data.id_periodo })).toMatchObject({
      status: 409,
    })
    expect(
      (await e.pedir('POST', 'periodos', { token: tokens.coordinador, cuerpo: { ...cuerpos.periodos, id: 'mío' } }))
        .status,
    ).toBe(201)
  })
})

describe.each(personas)('the e-mail of one of the %s', (nombre, rol) => {
  it.each(['coordinador', 'consejero', 'escolar', 'facilitador', 'estudiante'])(
    'differs from the one of the %s',
    async otro => {
      const { status, errors } = await rechazada(nombre, rol, { email: ` ${otro}@DEMO.cuc.mx` })
      expect([status, errors]).toEqual([409, { email: 'Ya existe una cuenta con ese correo' }])
    },
  )

  it('nor becomes it later', async () => {
    const alta = await e.pedir('POST', nombre, { token: tokens[rol], cuerpo: cuerpos[nombre] })
    const antes = await huella(e.db)
    const cambio = {
      ...cuerpos[nombre],
      status: 1,
      estatus: 1,
      telefono: '9510000000',
      email: 'coordinador@demo.cuc.mx',
    }
    expect(
      await e.pedir('PUT', `${nombre}/${alta.data.matricula}`, { token: tokens[rol], cuerpo: cambio }),
    ).toMatchObject({ status: 409, errors: { email: 'Ya existe una cuenta con ese correo' } })
    expect(await huella(e.db)).toEqual(antes)
  })
})

it('several at once: one is made, with one account', async () => {
  const cuentas = await e.db.$count(usuarios)
  const cuerpo = { ...cuerpos.facilitadores, matricula: 'R'.padEnd(18, '0'), email: 'rosalba@demo.cuc.mx' }
  const llegadas = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      e.pedir('POST', 'facilitadores', { token: tokens.administrativo, cuerpo, en: index % 2 ? e.segunda : e.app }),
    ),
  )
  expect(llegadas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await e.db.$count(usuarios)).toBe(cuentas + 1)
})
