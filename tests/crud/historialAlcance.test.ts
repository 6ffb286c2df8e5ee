import { enFrase } from '../../src/language/enFrase.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyOf } from '../../server/crud/history/historyOf.ts'
import { recordAt } from '../../server/crud/history/recordAt.ts'
import { wordsOf } from '../../server/crud/history/wordsOf.ts'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import { recordChange } from '../../server/crud/recordChange.ts'
import { columnOf } from '../../server/crud/registry.ts'
import { tables } from '../../server/university/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { findingDoors, isByKey, openingDoors } from '../../src/schema/doors/doors.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, persona } from '../harness/filas.ts'
import { servicios } from '../harness/servicios.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { otroCuc, otroPrograma, vecinos } from '../harness/vecinos.ts'

const todos: readonly AnyResource[] = Object.values(resources)
let e: Escena
const tokens = new Map<string, string>()
const quienes = [...roles, 'escolar.vecino', 'consejero.vecino', 'estudiante.vecino']
beforeAll(async () => {
  e = await escena()
  await servicios(e.db, await vecinos(e.db))
  await solicitudes(e.db, [{}])
  for (const quien of quienes) tokens.set(quien, await e.tokenDe(quien))
})
afterAll(() => e.cerrar())

const leer = async (ruta: string, quien: string) => {
  const { status, message, texto } = await e.pedir('GET', ruta, { token: tokens.get(quien) })
  return { status, message, cuerpo: JSON.parse(texto) }
}

/** Tells whether the API shows a record to somebody through one of the lists that open it. */
const abre = async (resource: AnyResource, key: string, quien: string) => {
  const rol = roles.find(cada => cada === quien.split('.')[0])
  for (const { door } of openingDoors(resource, rol)) {
    const [lugar = ''] = (resource.fields[resource.key]?.record ?? resource.key).split('.')
    const ruta = isByKey(resource, door) ? door.path.replace(/\{\w+\}/, encodeURIComponent(key)) : door.path
    const { status, cuerpo } = await leer(ruta, quien)
    if (status !== 200) continue
    const filas = door.single ? [cuerpo.data] : door.wrap ? cuerpo.data[door.wrap] : cuerpo.data
    if (filas.some((fila: Record<string, unknown>) => String(fila[lugar]) === key)) return true
  }
  return false
}

/** Tells whether an office may see a record that does not refer to its campus. */
const deSuCuc = (name: string, key: string) =>
  name === 'cucs' ? key === cuc.clave : name === 'facilitadores' ? key === persona('F').matricula : false

describe.each(todos.filter(({ link }) => !link).map(resource => [resource.name, resource] as const))(
  'the history of %s',
  (name, resource) => {
    it('is read by the coordinador as far as a door shows the record, by the office for its campus, by nobody else', async () => {
      const table = tables[name as ResourceName]
      const filas = await e.db.select({ key: columnOf(table, resource.key) }).from(table)
      const dichos: unknown[] = []
      const esperados: unknown[] = []
      for (const key of [...filas.slice(0, 6).map(fila => String(fila.key)), 'NOEXISTE'])
        for (const quien of quienes) {
          const { status, message } = await leer(`historial/${name}/${encodeURIComponent(key)}`, quien)
          dichos.push([quien, key, status, message])
          const visto =
            quien === 'coordinador'
              ? await abre(resource, key, quien)
              : quien === 'escolar'
                ? (resource.cuc !== undefined || deSuCuc(name, key)) && (await abre(resource, key, quien))
                : quien === 'escolar.vecino'
                  ? !deSuCuc(name, key) &&
                    (resource.cuc !== undefined || name === 'cucs' || name === 'facilitadores') &&
                    (await abre(resource, key, quien))
                  : undefined
          esperados.push(
            visto === undefined
              ? [quien, key, 403, 'No tiene permiso para realizar esta acción']
              : visto
                ? [quien, key, 200, '']
                : [
                    quien,
                    key,
                    404,
                    `No se encontró ${resource.label.feminine ? 'la' : 'el'} ${enFrase(resource.label.one)}`,
                  ],
          )
        }
      expect(dichos).toEqual(esperados)
      if (findingDoors(resource, 'coordinador').some(({ door }) => !door.only) && filas.length)
        expect(dichos).toContainEqual(expect.arrayContaining(['coordinador', 200]))
    })
  },
)

it('a link of two records is in the history of both, each time with the name of the other, and of no third one', async () => {
  const { clave } = otroPrograma
  const token = tokens.get('consejero')
  for (const acto of ['asociar', 'desasociar'])
    expect((await e.pedir('POST', `programas/${acto}-cuc/${clave}`, { token, cuerpo: {} })).status).toBe(200)
  const dichos = async (ruta: string) =>
    (await leer(`historial/${ruta}`, 'coordinador')).cuerpo.data.apuntes.map(
      ({ accion, sobre, cambios }: { accion: string; sobre: string; cambios: { campo: string }[] }) => [
        accion,
        sobre,
        cambios.map(({ campo }) => campo),
      ],
    )
  const link = 'vínculo de programa con CUC'
  expect((await dichos(`cucs/${cuc.clave}`)).slice(0, 2)).toEqual([
    ['delete', link, ['Programa', 'Fecha de implementación']],
    ['create', link, ['Programa', 'Fecha de implementación']],
  ])
  expect(await dichos(`programas/${clave}`)).toEqual([
    ['delete', link, ['CUC', 'Fecha de implementación']],
    ['create', link, ['CUC', 'Fecha de implementación']],
  ])
  expect(await dichos(`cucs/${otroCuc.clave}`)).toEqual([])
})

it('tells no more of a record than its door does, of then as of now', async () => {
  const { matricula } = persona('F')
  await recordChange(e.db, {
    entidad: 'facilitadores',
    clave: matricula,
    accion: 'update',
    usuario: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Escolar', email: '' },
    momento: e.reloj.ahora,
    antes: { calle: 'Del Tequio' },
    despues: { calle: 'Del Maíz' },
  })
  const view = readPlanOf(resources.facilitadores)
  const usuario = { id: '1', email: '', rol: 'coordinador', nombre: '', matricula: null, clave_cuc: null } as const
  const call = { usuario, params: {}, today: '2026-11-20', archivo: () => null }
  const dicho = async (door: Door) => {
    const asked = { resource: view.resource, key: matricula, door, words: wordsOf(e.db, call), call }
    const { apuntes } = await historyOf(e.db, asked, { limit: 1, offset: 0 })
    return [apuntes[0]?.cambios, Object.keys((await recordAt(e.db, view, asked, '2026-01-01'))?.textos ?? {}).length]
  }
  const { activos, todos: entera } = resources.facilitadores.lists
  expect(await dicho(entera)).toEqual([
    [{ campo: 'Calle', antes: 'Del Tequio', despues: 'Del Maíz' }],
    expect.toSatisfy((cuantos: number) => cuantos > 20),
  ])
  expect(await dicho(activos)).toEqual([[], 2])
})

it('an empty choice is told as empty, whatever a list calls it', async () => {
  const { matricula } = persona('C')
  await recordChange(e.db, {
    entidad: 'consejeros',
    clave: matricula,
    accion: 'update',
    usuario: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Escolar', email: '' },
    momento: e.reloj.ahora,
    antes: { tipos_consejero: [] },
    despues: { tipos_consejero: [1] },
  })
  const { cuerpo } = await leer(`historial/consejeros/${matricula}`, 'coordinador')
  expect(cuerpo.data.apuntes[0].cambios).toEqual([
    { campo: 'Tipos de consejería', antes: '', despues: expect.stringMatching(/./) },
  ])
})
