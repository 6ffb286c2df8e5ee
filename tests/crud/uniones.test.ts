import { describe, expect, it } from 'vitest'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

const declaradas: Readonly<Record<string, AnyResource>> = resources
/** Returns a fresh read plan, as of a declaration that was just saved. */
const planDe = (name: string) => {
  const resource = declaradas[name]
  if (!resource) throw new Error(`no resource ${name}`)
  return readPlanOf({ ...resource })
}

/** Returns what a plan knows of each joined table, except those of a postal code and an account. */
const uniones = (name: string) =>
  Object.fromEntries(
    [...planDe(name).joins]
      .filter(([at]) => !['colonias', 'municipios', 'estados', 'cuenta'].includes(at))
      .map(([at, { alwaysThere, oneToOne, samePlace }]) => [
        at,
        [
          ...(alwaysThere ? ['every row'] : []),
          ...(oneToOne ? ['each another'] : []),
          ...(samePlace ? ['by campus'] : []),
        ],
      ]),
  )

describe('of a table that is joined it is known', () => {
  it('whether every row leads to one of its rows, all the way', () => {
    expect(uniones('calificacionesPrevias')).toEqual({
      estudiante: ['every row'],
      'estudiante.grupo': ['every row'],
      'estudiante.grupo.cuc': ['every row'],
      materia: ['every row'],
      periodo: [],
    })
    expect(uniones('llavesDeSistemas')).toEqual({ cuc: [] })
    const { clases, calificacionesPrevias } = declaradas
    const { id_periodo, ...fields } = calificacionesPrevias?.fields ?? {}
    if (!clases || !calificacionesPrevias || id_periodo?.kind !== 'reference') throw new Error('no such field')
    const embed = { at: 'clase', fields: ['grupo.nombre'] }
    const otra = { ...fields, id_periodo: { ...id_periodo, to: 'clases', embed } }
    const { joins } = readPlanOf({ ...calificacionesPrevias, fields: otra })
    expect([joins.get('clase')?.alwaysThere, joins.get('clase.grupo')?.alwaysThere]).toEqual([false, false])
  })

  it('whether each leads to another one', () => {
    expect(uniones('calificaciones')).toMatchObject({
      clase: ['every row', 'each another'],
      facilitador: ['every row'],
    })
    expect(uniones('reinscripciones')).toMatchObject({ estudiante: ['every row'], periodo: ['every row'] })
  })

  it('whether an index leads from each of its rows to those of a campus', () => {
    expect(uniones('estudiantes')).toEqual({
      programa: ['every row', 'by campus'],
      reticula: ['every row'],
      grupo: ['every row', 'by campus'],
      'grupo.programa': ['every row'],
      'grupo.cuc': ['every row'],
      del_cuc: ['every row'],
    })
    expect(uniones('clases')).toMatchObject({
      programa: ['every row'],
      periodo: ['every row', 'by campus'],
      materia: ['every row', 'by campus'],
      facilitador: ['every row'],
    })
    const { clases } = declaradas
    if (!clases) throw new Error('no such resource')
    const { joins } = readPlanOf({
      ...clases,
      indexes: [
        ['matricula', 'id_periodo'],
        ['del_cuc', 'salon', 'id_materia'],
      ],
    })
    expect([...joins].flatMap(([at, { samePlace }]) => (samePlace ? [at] : []))).toEqual(['grupo'])
    expect(uniones('serviciosSociales')).toEqual({
      estudiante: ['every row', 'each another', 'by campus'],
      'estudiante.programa': ['every row'],
      'estudiante.grupo': ['every row', 'by campus'],
      'estudiante.grupo.cuc': ['every row'],
      del_cuc: ['every row'],
    })
  })
})

it('a field lies at its declared path, also under its earlier name, and so does a composed one', () => {
  const { columns } = planDe('estudiantes')
  expect(columns.apellido_paterno).toBe(columns.apellidopaterno)
  expect(Object.keys(columns)).toEqual(expect.arrayContaining(['id_nacionalidad', 'nombreC', 'grupo.cuc.nombre']))
  expect(Object.keys(planDe('reticulas').columns)).toContain('arregloMateriasSeleccionadas')
  for (const place of ['undefined', 'nacionalidad', 'password', 'edad', 'cuc.nombre'])
    expect(Object.keys(columns)).not.toContain(place)
})
