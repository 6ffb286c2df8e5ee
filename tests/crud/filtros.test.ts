import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { localPage } from '../../src/dataProvider/localPage.ts'
import { fromApi } from '../../src/dataProvider/records.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { readFilterName, filterKey } from '../../src/schema/filters/readFilterName.ts'
import { operatorsOf } from '../../src/schema/filters/filterForms.ts'
import { filtersOf, isShown } from '../../src/schema/filters/isShown.ts'
import { viewFilter, viewsOf } from '../../src/schema/filters/listViews.ts'
import { firstOrder } from '../../src/schema/record/firstOrder.ts'
import { paramsOf, type AnyResource, type Door } from '../../src/schema/resource.ts'
import { valueAt, type Registro } from '../../src/schema/record/valueAt.ts'
import { aFondo, deTurno } from '../harness/aFondo.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { lectores } from '../harness/lectores.ts'
import { direccionDe } from '../harness/parametros.ts'
import { cumple, lugar, preguntas, textoDe } from './filtrosLlanos.ts'
import { everyResource, puertas } from './rutas.ts'

let e: Escena
let leerComo: ReturnType<typeof lectores>
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena({ sembrada: true })
  leerComo = lectores(e.app)
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

type Caso = { resource: AnyResource; name: string; door: Door; rol: Rol; path: string }
const casos: Caso[] = puertas
  .filter(({ door }) => !door.single)
  .flatMap(({ resource, name, door }) => door.roles.map(rol => ({ resource, name, door, rol, path: door.path })))

const rutas = new Map<string, Promise<string>>()
const rutaDe = ({ resource, door, rol }: Caso) => {
  const ruta =
    rutas.get(`${rol} ${door.path}`) ??
    (paramsOf(door.path).length > 1 ? conPrimeros(door.path) : direccionDe(e.db, resource, door, leerComo(rol)))
  rutas.set(`${rol} ${door.path}`, ruta)
  return ruta
}

/** Returns the address of a list, with the first existing key for each of its parameters. */
const conPrimeros = async (path: string) => {
  let ruta = path
  for (const param of paramsOf(path)) {
    const de = everyResource.find(({ key, fields }) => fields[key] && columnName(key, fields[key]) === param)
    const tabla = tableNamed(de?.name ?? '')
    const [fila] = await e.db
      .select({ clave: columnOf(tabla, de?.key ?? '') })
      .from(tabla)
      .limit(1)
    ruta = ruta.replace(`{${param}}`, encodeURIComponent(String(fila?.clave)))
  }
  return ruta
}

type Pedida = { filter?: object; sort?: readonly string[]; range?: readonly [number, number] }

/** Reads a list with this filter, order and range. */
const pedir = async (caso: Caso, { filter = {}, sort, range }: Pedida = {}) => {
  const query = Object.entries({ filter, sort, range })
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(JSON.stringify(value))}`] : []))
    .join('&')
  const { status, texto, message, headers } = await e.pedir('GET', `${await rutaDe(caso)}?${query}`, {
    token: tokens.get(caso.rol),
  })
  const { data } = JSON.parse(texto)
  const records: Registro[] = status === 200 ? (caso.door.wrap ? data[caso.door.wrap] : data) : []
  const total = Number(headers.get('content-range')?.split('/')[1] ?? records.length)
  return { status, message, records, total }
}

/** Returns the whole list, read once: no test here changes any. */
const enteraDe = (caso: Caso) => {
  const leida = enteras.get(caso) ?? pedir(caso).then(({ records }) => records)
  enteras.set(caso, leida)
  return leida
}
const enteras = new Map<Caso, Promise<Registro[]>>()

const claves = ({ resource: { key, fields } }: Caso, records: readonly Registro[]) =>
  records.map(record => String(valueAt(record, fields[key]?.record ?? key))).toSorted()
const conocidos = new Set<string>()

/** Returns all questions the first time a filter is met, and later only one, another for each list; `aFondo` always all. */
const queTocan = <T>(preguntadas: readonly T[], filtro: string, lugar: number): readonly T[] => {
  if (aFondo || !conocidos.has(filtro)) {
    if (preguntadas.length) conocidos.add(filtro)
    return preguntadas
  }
  return deTurno(preguntadas, lugar)
}

/** Rows compared of a longer list, in its own order, besides its total. */
const enPagina = aFondo ? 300 : 100
/** Longest list that is also filtered as a browser would. */
const enElNavegadorCaben = 300

describe('finds by every declared filter the rows of a plain computation', () => {
  it.each(casos.filter(({ resource, door }) => filtersOf(resource, door).length))('$path for $rol', async caso => {
    const { resource, door } = caso
    const todos = await enteraDe(caso)
    const local = todos.map(record => fromApi(resource, record))
    for (const name of filtersOf(resource, door)) {
      const field = resource.fields[name]
      if (!field) throw new Error(`${name} is no field`)
      const values = todos.map(record => valueAt(record, lugar(name, field)))
      const texts = todos.map(record => textoDe(name, field, record))
      for (const operator of operatorsOf(field))
        for (const wanted of queTocan(
          preguntas(operator, field, values, texts),
          `${resource.name} ${name} ${operator}`,
          casos.indexOf(caso),
        )) {
          const filter = { [filterKey(name, operator)]: wanted }
          const esperados = todos.filter((_, at) => cumple(operator, values[at], wanted, texts[at] ?? ''))
          const primeros = esperados.slice(0, enPagina)
          const { status, records, total } = await pedir(caso, { filter, range: [0, enPagina - 1] })
          expect([filter, status, claves(caso, records)]).toEqual([filter, 200, claves(caso, primeros)])
          expect([filter, total]).toEqual([filter, esperados.length])
          if (todos.length > enElNavegadorCaben) continue
          const enElNavegador = localPage(resource, local, new URLSearchParams({ filter: JSON.stringify(filter) }))
          expect([filter, claves(caso, enElNavegador.records)]).toEqual([filter, claves(caso, esperados)])
        }
    }
  })

  it('all at once, with «Buscar»', async () => {
    const caso = casos.find(({ path }) => path === 'cuc/estudiantes/escolar')
    if (!caso) throw new Error('no such list')
    const { records: todos } = await pedir(caso)
    const filter = { semestre_gte: 2, semestre_lte: 6, sexo: ['M'], fecha_nacimiento_lte: '2006-06-30', q: 'a' }
    const esperados = todos.filter(
      ({ semestre, sexo, fecha_nacimiento }) =>
        Number(semestre) >= 2 && Number(semestre) <= 6 && sexo === 'M' && String(fecha_nacimiento) <= '2006-06-30',
    )
    expect(esperados.length).toBeGreaterThan(0)
    expect(claves(caso, (await pedir(caso, { filter })).records)).toEqual(claves(caso, esperados))
  })
})

describe('refuses to filter by a field hidden in the list', () => {
  const ocultos = casos.flatMap(caso =>
    Object.entries(caso.resource.fields)
      .filter(([name]) => !isShown(caso.resource, name, caso.door))
      .map(([campo, field]) => ({ ...caso, campo, field })),
  )

  it('there is something hidden in more than one list', () =>
    expect(new Set(ocultos.filter(({ door }) => door.only).map(({ path }) => path)).size).toBeGreaterThan(1))

  it.each(casos.filter(caso => ocultos.some(({ door, rol }) => door === caso.door && rol === caso.rol)))(
    '$path for $rol',
    async caso => {
      const suyos = ocultos.filter(({ door, rol }) => door === caso.door && rol === caso.rol)
      for (const { campo: name, field, resource } of suyos) {
        const maneras = (['from', 'to', 'contains', 'empty'] as const).map(each => filterKey(name, each))
        for (const filter of [
          ...[true, 'a', 1, '2000-01-01', null].map(wanted => ({ [name]: wanted })),
          ...maneras.map((key, at) => ({ [key]: [1, '2000-01-01', 'a', true][at] })),
        ])
          expect([filter, (await pedir(caso, { filter })).message]).toEqual([
            filter,
            'No se puede filtrar por ese campo',
          ])
        if (name === firstOrder(resource).field) continue
        expect([field.kind, (await pedir(caso, { sort: [name, 'ASC'] })).message]).toEqual([
          field.kind,
          'No se puede ordenar por ese campo',
        ])
      }
    },
  )

  it('nor does «Buscar» find by it', async () => {
    const [activos, todos] = ['facilitadores/activos', 'facilitadores'].map(path =>
      casos.find(caso => caso.path === path && caso.rol === 'consejero'),
    )
    if (!activos || !todos) throw new Error('no such lists')
    const { records } = await pedir(todos, { filter: { status: 1 } })
    const [uno] = records
    const q = async (caso: Caso, text: unknown) => claves(caso, (await pedir(caso, { filter: { q: text } })).records)
    expect(await q(todos, uno?.telefono)).toEqual(claves(todos, records.slice(0, 1)))
    expect(await q(activos, uno?.telefono)).toEqual([])
    expect(await q(activos, `${String(uno?.nombre)} ${String(uno?.apellido_materno)}`)).toContain(uno?.matricula)
    expect(await q(activos, uno?.matricula)).toEqual([uno?.matricula])
  })
})

describe('every declared view', () => {
  const vistos = casos.filter(({ resource, name, rol }) => viewsOf(resource, name, rol).length)

  it.each(vistos)('of $path for $rol has the rows and the number of a plain computation', async caso => {
    const { resource, door, name, rol } = caso
    const todos = await enteraDe(caso)
    const { texto } = await e.pedir('GET', `${await rutaDe(caso)}?vistas=1`, { token: tokens.get(rol) })
    const esperados = viewsOf(resource, name, rol).map(([vista, view]) => {
      const asked = Object.entries(viewFilter(view, hoyEnMexico(e.reloj.ahora)))
      const suyos = todos.filter(record =>
        asked.every(([key, wanted]) => {
          const { name: campo = '', field, operator = 'is' } = readFilterName(resource, key) ?? {}
          return field && cumple(operator, valueAt(record, lugar(campo, field)), wanted, '')
        }),
      )
      return [vista, suyos] as const
    })
    expect(JSON.parse(texto).data).toEqual({
      total: todos.length,
      vistas: Object.fromEntries(esperados.map(([vista, suyos]) => [vista, suyos.length])),
      propias: [],
    })
    for (const [vista, suyos] of esperados) {
      expect([vista, claves(caso, (await pedir(caso, { filter: { vista } })).records)]).toEqual([
        vista,
        claves(caso, suyos),
      ])
      const local = localPage(
        resource,
        todos.map(record => fromApi(resource, record)),
        new URLSearchParams({ filter: JSON.stringify({ vista }) }),
      )
      expect(claves(caso, local.records)).toEqual(claves(caso, suyos))
    }
    expect(door.roles).toContain(rol)
  })

  it('is refused where it is not offered, and by another name', async () => {
    const clases = casos.find(({ path }) => path === 'cuc/asignaturas')
    const candidatos = casos.find(({ path }) => path === 'cuc/estudiantes/setenta-porciento/escolar')
    if (!clases || !candidatos) throw new Error('no such lists')
    for (const [caso, vista] of [
      [clases, 'porCerra'],
      [clases, ['porCerrar']],
      [clases, '__proto__'],
      [candidatos, 'bajas'],
    ] as const)
      expect([vista, (await pedir(caso, { filter: { vista } })).message]).toEqual([
        vista,
        'Esta lista no tiene la vista que se pide',
      ])
  })
})

describe('an invalid filter', () => {
  const caso = (path: string) => casos.find(each => each.path === path) ?? casos[0]
  it.each([
    ['cuc/estudiantes/escolar', { semestre_gte: 'tres' }, "El valor de 'Semestre' no es válido"],
    ['cuc/estudiantes/escolar', { semestre_gte: [3, 5] }, "El valor de 'Semestre' no es válido"],
    [
      'cuc/estudiantes/escolar',
      { fecha_nacimiento_lte: '2006-02-30' },
      "El valor de 'Fecha de nacimiento' no es válido",
    ],
    ['cuc/estudiantes/escolar', { curp_vacio: 'sí' }, "El valor de 'CURP' no es válido"],
    ['cuc/estudiantes/escolar', { curp_contiene: '' }, "El valor de 'CURP' no es válido"],
    ['cuc/estudiantes/escolar', { municipio: { a: 1 } }, "El valor de 'Municipio' no es válido"],
    ['cuc/estudiantes/escolar', { estatus: [7] }, "El valor de 'Estatus' no es válido"],
    ['cuc/estudiantes/escolar', { clave_grupo: [null] }, "El valor de 'Grupo' no es válido"],
    ['cuc/estudiantes/escolar', { semestre_contiene: '3' }, 'No se puede filtrar «Semestre» de ese modo'],
    ['cuc/estudiantes/escolar', { semestre_vacio: true }, 'No se puede filtrar «Semestre» de ese modo'],
    ['cuc/estudiantes/escolar', { estatus_gte: 0 }, 'No se puede filtrar «Estatus» de ese modo'],
    ['cuc/estudiantes/escolar', { padecimiento_contiene: 'a' }, 'No se puede filtrar por ese campo'],
    ['cuc/estudiantes/escolar', { edad_gte: 20 }, 'No se puede filtrar por ese campo'],
    ['cuc/estudiantes/escolar', { __proto___gte: 1 }, 'No se puede filtrar por ese campo'],
    ['cuc/estudiantes/escolar', { version: 1 }, 'No se puede filtrar por ese campo'],
  ])('%s %j', async (path, filter, sentence) => {
    const elegido = caso(path)
    if (!elegido) throw new Error('no such list')
    const { status, message } = await pedir(elegido, { filter })
    expect([status, message]).toEqual([422, sentence])
  })
})

it('walks the filters of every list with filters', () =>
  expect(
    new Set(
      casos.filter(({ resource, door }) => filtersOf(resource, door).length).map(({ resource }) => resource.name),
    ),
  ).toEqual(new Set(everyResource.filter(({ filters }) => filters?.length).map(({ name }) => name))))
