import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estudiantesContados } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import type { RowGroup } from '../../src/schema/rowGroup.ts'
import { cuc, grupo, persona, programa } from '../harness/filas.ts'
import { materia, otroCuc, otroPrograma, periodo } from '../harness/vecinos.ts'
import { pocasFilas, type PocasFilas } from './pocasFilas.ts'

let e: PocasFilas
beforeAll(async () => {
  e = await pocasFilas()
})
afterAll(() => e.cerrar())

describe('rows are counted by their values', () => {
  const group = (rol: string, path: string, por: string, filter: object = {}) =>
    e.rows(rol, path, { por, filter }) as unknown as Promise<readonly RowGroup[]>
  const none = { sinCalificar: 0, porCerrar: 0, cerradas: 0, sinEstudiantes: 0 }

  it('under their names, in the order of these, with how many each view has', async () => {
    expect(await group('coordinador', 'asignaturas', 'del_cuc,status_facilitador')).toEqual([
      {
        valores: { del_cuc: cuc.clave, status_facilitador: false },
        nombres: { del_cuc: cuc.nombre, status_facilitador: 'false' },
        total: 1,
        vistas: { ...none, sinCalificar: 1 },
      },
      {
        valores: { del_cuc: cuc.clave, status_facilitador: true },
        nombres: { del_cuc: cuc.nombre, status_facilitador: 'true' },
        total: 2,
        vistas: { ...none, porCerrar: 1, cerradas: 1, sinEstudiantes: 2 },
      },
      {
        valores: { del_cuc: otroCuc.clave, status_facilitador: false },
        nombres: { del_cuc: otroCuc.nombre, status_facilitador: 'false' },
        total: 1,
        vistas: { ...none, sinEstudiantes: 1 },
      },
    ])
  })

  it('only within the filter and the rows of the caller', async () => {
    const counted = async (...asked: Parameters<typeof group>) =>
      (await group(...asked)).map(({ nombres, total }) => [...Object.values(nombres), total])
    expect(await counted('escolar', 'cuc/asignaturas', 'clave_grupo')).toEqual([
      [grupo.nombre, 2],
      ['Segundo A', 1],
    ])
    expect(await counted('escolar', 'cuc/asignaturas', 'matricula,id_materia,id_periodo', { q: 'aula' })).toEqual([
      [persona('G').matricula, materia.nombre, periodo.nombre, 2],
    ])
    expect(await counted('coordinador', 'programas', 'grado')).toEqual([
      ['Ingeniería', 1],
      ['Licenciatura', 1],
    ])
    expect(await counted('consejero', 'cucs/programas/consejero-escolar', 'modalidad')).toEqual([
      [programa.modalidad, 1],
    ])
    expect(await counted('administrativo', 'consejeros', 'clavecuc,status', { vista: 'activos' })).toEqual([
      [cuc.nombre, '1', 1],
      [otroCuc.nombre, '1', 1],
    ])
  })

  const unread = 'Los parámetros de la consulta no son válidos'
  const uncounted = 'No se puede contar por ese campo'
  it.each([
    ['coordinador', 'asignaturas', '', uncounted],
    ['coordinador', 'asignaturas', 'del_cuc,id_periodo,matricula,clave_grupo', unread],
    ['coordinador', 'asignaturas', 'x'.repeat(101), unread],
    ['coordinador', 'asignaturas', 'x'.repeat(100), uncounted],
    ['coordinador', 'asignaturas', 'del_cuc,nada', uncounted],
    ['coordinador', 'asignaturas', 'toString', uncounted],
    ['coordinador', 'asignaturas', 'nombre', uncounted],
    ['coordinador', 'asignaturas', 'horario', uncounted],
    ['coordinador', 'asignaturas', 'dias', uncounted],
    ['consejero', 'facilitadores/activos', 'sexo', uncounted],
  ])('%s of %s by «%s» is refused', async (rol, path, por, sentence) => {
    const { status, message } = await e.ask(rol, path, { por })
    expect([status, message]).toEqual([422, sentence])
  })
})

describe('a cascade offers only choices with rows', () => {
  const programmes = (rol: string, leading: unknown) =>
    e.listed(rol, 'programas', 'clave_programa', { filter: { leading } })
  const campuses = (rol: string, leading: unknown) => e.listed(rol, 'cucs', 'clave_cuc', { filter: { leading } })
  const by = { by: 'clave_programa', given: {} }

  it('to existing rows, of each named resource', async () => {
    expect(await programmes('coordinador', [])).toEqual([otroPrograma.clave, programa.clave])
    expect(await programmes('coordinador', { to: 'clases', ...by })).toEqual([programa.clave])
    expect(await programmes('coordinador', { to: 'cucs_programas', ...by })).toEqual([
      otroPrograma.clave,
      programa.clave,
    ])
    expect(
      await programmes('coordinador', [
        { to: 'cucs_programas', ...by },
        { to: 'clases', ...by },
      ]),
    ).toEqual([programa.clave])
    expect(
      await programmes('coordinador', [
        { to: 'cucs_programas', ...by, given: { clave_cuc: cuc.clave } },
        { to: 'grupos', ...by, given: { clave_cuc: cuc.clave } },
      ]),
    ).toEqual([programa.clave])
  })

  it('by a reference, by the path to a campus, and by an inherited field', async () => {
    const both = [cuc.clave, otroCuc.clave]
    for (const way of ['clave_cuc', 'del_cuc']) {
      expect(await campuses('coordinador', { to: 'clases', by: way, given: {} })).toEqual(both)
      expect(await campuses('coordinador', { to: 'clases', by: way, given: { clave_grupo: 'COM-2A' } })).toEqual([
        cuc.clave,
      ])
      const given = { [way]: otroCuc.clave, clave_programa: programa.clave }
      expect(await campuses('coordinador', { to: 'clases', by: way, given })).toEqual([otroCuc.clave])
    }
    expect(await campuses('coordinador', { to: 'cucs', by: 'clave_cuc', given: {} })).toEqual(both)
    expect(
      await e.listed('coordinador', 'materias', 'nombre', {
        filter: { leading: { to: 'clases', by: 'id_materia', given: { id_periodo: e.ids.id_periodo } } },
      }),
    ).toEqual([materia.nombre])
    for (const id_periodo of ['no-es-uuid', '00000000-0000-4000-8000-000000000000'])
      expect(await programmes('coordinador', { to: 'clases', by: 'clave_programa', given: { id_periodo } })).toEqual([])
  })

  it('through the named list: its constants, and its rows where it is open to the caller', async () => {
    expect(await programmes('coordinador', { to: 'estudiantes', list: 'sinDocumentos', ...by })).toEqual([
      programa.clave,
    ])
    await e.db.update(tables.estudiantes).set({ estatus: 0 })
    expect(await programmes('coordinador', { to: 'estudiantes', list: 'sinDocumentos', ...by })).toEqual([])
    expect(await programmes('coordinador', { to: 'estudiantes', list: 'todos', ...by })).toEqual([programa.clave])
    await e.db.update(tables.estudiantes).set({ estatus: 1 })
    expect(await programmes('escolar', { to: 'reticulas', list: 'general', ...by })).toEqual([programa.clave])
    for (const list of [undefined, 'todas'])
      expect(await programmes('escolar', { to: 'reticulas', list, ...by })).toEqual([])
    expect(await campuses('escolar', { to: 'clases', list: 'deMiCuc', by: 'clave_cuc', given: {} })).toEqual([
      cuc.clave,
    ])
    expect(await campuses('facilitador', { to: 'estudiantes', by: 'clave_cuc', given: {} })).toEqual([])
  })

  const to = { to: 'clases', ...by }
  it.each([
    ['nothing', null],
    ['a text', 'clases'],
    ['no resource', { ...to, to: 'nada' }],
    ['no list', { ...to, list: 'nada' }],
    ['a name of the prototype', { ...to, list: 'toString' }],
    ['no reference', { ...to, by: 'salon' }],
    ['what leads from nowhere', { ...to, given: { salon: 'A1' } }],
    ['too many', Array.from({ length: 11 }, () => to)],
    ['too long a name', { ...to, by: 'x'.repeat(101) }],
    ['too long a value', { ...to, given: { id_periodo: 'x'.repeat(256) } }],
    ['no campus', { to: 'reticulas', by: 'clave_cuc', given: {} }],
  ])('%s is refused', async (_, leading) => {
    const { status, message } = await e.ask('coordinador', 'programas', { filter: { leading } })
    expect([status, message]).toEqual([422, 'No se puede filtrar por ese campo'])
  })

  it('ten are read', async () => {
    expect(
      await programmes(
        'coordinador',
        Array.from({ length: 10 }, () => to),
      ),
    ).toEqual([programa.clave])
  })
})

describe('sorts a list in the order of the call', () => {
  const periods = (sort: unknown) => e.listed('coordinador', 'periodos', 'nombre', { sort })
  it('by nearness to today, by key, by visible text', async () => {
    expect(await periods(['nearest', 'ASC'])).toEqual(['2026-B', '2027-A', '2025-B'])
    expect(await periods(['nombre', 'DESC'])).toEqual(['2027-A', '2026-B', '2025-B'])
    const keys = await e.listed('coordinador', 'periodos', 'id_periodo', { sort: ['id', 'ASC'] })
    expect(keys).toEqual(keys.toSorted())
    expect(await e.listed('coordinador', 'periodos', 'id_periodo', { sort: ['id', 'DESC'] })).toEqual(keys.toReversed())
    expect(await e.listed('coordinador', 'programas', 'clave_programa', { sort: ['grado', 'ASC'] })).toEqual([
      otroPrograma.clave,
      programa.clave,
    ])
    expect(await e.ask('coordinador', 'programas', { sort: ['nearest', 'ASC'] })).toMatchObject({
      status: 422,
      message: 'No se puede ordenar por ese campo',
      errors: { nearest: 'No se puede ordenar por ese campo' },
    })
  })

  it('by the columns of a link, and pages tell their position', async () => {
    await e.db.update(tables.cucs_programas).set({ fecha_implementacion: '2019-01-01' })
    const path = `cucs/${otroCuc.clave}/programas`
    for (const [direction, keys] of [
      ['ASC', [programa.clave, otroPrograma.clave]],
      ['DESC', [otroPrograma.clave, programa.clave]],
    ] as const)
      expect(
        await e.listed('coordinador', path, 'clave_programa', { sort: ['pivot.fecha_implementacion', direction] }),
      ).toHaveLength(keys.length)
    const { headers, data } = await e.ask('coordinador', path, { range: [1, 1], sort: ['nombre', 'ASC'] })
    expect([headers.get('content-range'), data]).toMatchObject([
      'programas 1-1/2',
      [{ clave_programa: programa.clave }],
    ])
  })
})

it('takes the stored total of a large table, unless the call asks by more fields than it is stored by', async () => {
  const total = async (filter: object) =>
    (await e.ask('coordinador', 'estudiantes', { range: [0, 0], filter })).headers.get('content-range')
  const totals = () => Promise.all([{}, { estatus: 1 }, { estatus: 0 }, { semestre_gte: 1 }].map(total))
  const some = 'estudiantes 0-0/2'
  expect(await totals()).toEqual([some, some, 'estudiantes */0', some])
  await e.db.delete(estudiantesContados)
  expect(await totals()).toEqual(['estudiantes 0-0/0', 'estudiantes 0-0/0', 'estudiantes */0', some])
})
