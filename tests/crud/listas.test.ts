import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../src/schema/record/text.ts'
import { shownColumns } from '../../src/admin/list/shownColumns.ts'
import { valueAt, type Registro } from '../../src/schema/record/valueAt.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { ordenEspanol, sinAcentos } from '../../src/language/texto.ts'
import { firstOrder } from '../../src/schema/record/firstOrder.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { aFondo } from '../harness/aFondo.ts'
import { abrirDeLoNuevo } from '../harness/casos.ts'
import { agregarDeLoNuevo } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { everyResource, puertas } from './rutas.ts'

let e: Escena
const tokens = new Map<Rol, string>()
/** Entities that the demonstration data does not know yet. One record of each is added. */
let nuevas: ReadonlySet<string> = new Set()
beforeAll(async () => {
  e = await escena({ sembrada: true })
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
  const vacias = new Set(guardados.filter(estaVacio).map(({ resource }) => resource.name))
  nuevas = new Set([...(await agregarDeLoNuevo(e, e.reloj.ahora, vacias)), ...(await abrirDeLoNuevo(e, vacias))])
})
afterAll(() => e.cerrar())

type Consulta = { range?: readonly number[]; sort?: readonly string[]; filter?: object }

/** Reads a list of the demonstration data as the first role that may. */
const lista = async (
  {
    door: {
      path,
      roles: [rol = 'coordinador'],
      wrap,
    },
  }: Pick<(typeof puertas)[number], 'door'>,
  consulta: Consulta = {},
) => {
  const query = Object.entries(consulta)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')
  const { status, texto, headers } = await e.pedir('GET', `${path}?${query}`, { token: tokens.get(rol) })
  expect(status).toBe(200)
  const { data } = JSON.parse(texto)
  const records: Registro[] = wrap ? data[wrap] : data
  return { records, contentRange: headers.get('content-range') }
}

/** Returns the whole list, read once. */
const entera = ({ door }: Pick<(typeof puertas)[number], 'door'>) => {
  const leida = enteras.get(door.path) ?? lista({ door }).then(({ records }) => records)
  enteras.set(door.path, leida)
  return leida
}
const enteras = new Map<string, Promise<Registro[]>>()

const abiertas = puertas.filter(({ door }) => !door.path.includes('{'))
const claveDe =
  ({ key, fields }: AnyResource) =>
  (record: Registro) =>
    valueAt(record, fields[key]?.record ?? key)

describe('pages', () => {
  it.each(abiertas)('of $door.path are its whole list, cut', async puerta => {
    const {
      resource: { name },
    } = puerta
    const { records: todos, contentRange } = await lista(puerta)
    expect(contentRange).toBeNull()
    const tamano = Math.max(1, Math.ceil(todos.length / 3))
    const juntos: Registro[] = []
    for (let desde = 0; desde < todos.length; desde += tamano) {
      const pagina = await lista(puerta, { range: [desde, desde + tamano - 1] })
      expect(pagina.contentRange).toBe(`${name} ${desde}-${Math.min(desde + tamano, todos.length) - 1}/${todos.length}`)
      juntos.push(...pagina.records)
    }
    expect(juntos).toEqual(todos)
    expect(await lista(puerta, { range: [todos.length, todos.length + 9] })).toEqual({
      records: [],
      contentRange: `${name} */${todos.length}`,
    })
    expect((await lista(puerta, { range: [0, 2_000_000_000] })).records).toHaveLength(todos.length)
  })
})

/** For each resource the first list that shows whole records, and every list that adds columns of a link table. */
const tablas = abiertas.filter(
  ({ resource, door }, index) =>
    !door.only && (door.through || abiertas.findIndex(each => each.resource === resource && !each.door.only) === index),
)
const columnas = tablas.flatMap(({ resource, name, door }) =>
  shownColumns(resource, name, resource.columns)
    .filter(({ field }) => field.kind !== 'computed')
    .map(({ source, field }) => ({
      resource,
      door,
      source,
      field,
      lugar: field.record && !source.includes('.') ? field.record : source,
    })),
)

describe('every column of a table', () => {
  it.each(columnas)('$door.path sorts by $source', async ({ resource, door, source, field, lugar }) => {
    const clave = claveDe(resource)
    const { records: subiendo } = await lista({ door }, { sort: [source, 'ASC'] })
    const { records: bajando } = await lista({ door }, { sort: [source, 'DESC'], ...(!aFondo && { range: [0, 24] }) })
    expect(bajando.map(clave)).toEqual(
      subiendo
        .map(clave)
        .toReversed()
        .slice(0, aFondo ? undefined : 25),
    )
    if (field.kind === 'choices') return
    for (const [index, record] of subiendo.slice(1).entries())
      expect(orden(field, lugar, subiendo[index] ?? {}, record)).toBeLessThanOrEqual(0)
  })

  it.each(columnas)(
    '$door.path is searched by the text of $source, without accents or capitals',
    async ({ resource, door, field, lugar }) => {
      const todos = await entera({ door })
      for (const record of [todos[0], todos.at(-1)]) {
        const dicho = record ? textOf(lugar, field, record) : ''
        const { records } = await lista({ door }, { filter: { q: ` ${sinAcentos(dicho).toUpperCase()}  ` } })
        expect(records.map(claveDe(resource))).toEqual(
          expect.arrayContaining(record ? [claveDe(resource)(record)] : []),
        )
      }
    },
  )
})

/** Compares numbers by size, dates by day, and texts in Spanish order; empty values come last. */
const orden = (field: AnyField, lugar: string, uno: Registro, otro: Registro) =>
  valueAt(otro, lugar) === null
    ? 0
    : field.kind === 'integer' || field.kind === 'decimal'
      ? Number(valueAt(uno, lugar)) - Number(valueAt(otro, lugar))
      : field.kind === 'date'
        ? String(valueAt(uno, lugar)).localeCompare(String(valueAt(otro, lugar)))
        : field.kind === 'id'
          ? porLetra(String(valueAt(uno, lugar)), String(valueAt(otro, lugar)))
          : ordenEspanol(textOf(lugar, field, uno), textOf(lugar, field, otro))

/** A generated key is compared character by character: nobody reads numbers in it. */
const porLetra = (una: string, otra: string) => (una < otra ? -1 : Number(una > otra))

const notKept = new Set<AnyField['kind']>([
  'accountEmail',
  'password',
  'place',
  'postalCode',
  'computed',
  'via',
  'inherited',
  'part',
])
const guardados = tablas
  .filter(({ door }) => !door.through)
  .flatMap(({ resource, door }) =>
    Object.entries(resource.fields)
      .filter(([, { kind }]) => !notKept.has(kind))
      .map(([name, field]) => ({ resource, door, name, field })),
  )

/** Lists without rows, and fields that no row has. */
const vacios = new Set([
  'cuc/estudiantes/escolar otra_nacionalidad',
  'cuc/estudiantes/escolar otra_lengua',
  'cuc/estudiantes/escolar otro_pueblo',
  'cuc/estudiantes/escolar matricula_anterior',
  'autoridades hasta',
  'bajasTemporales',
  'calificacionesPrevias',
  'reinscripciones turno',
  'reinscripciones vence',
  'llavesDeSistemas',
  'estudiantes/servicio-social/activos ausente_desde',
  'estudiantes/servicio-social/activos dias_ausente',
  'estudiantes/servicio-social/activos dias_restantes',
])
const estaVacio = ({ door, name }: (typeof guardados)[number]) =>
  vacios.has(door.path) || vacios.has(`${door.path} ${name}`)
const guardado = (record: Record<string, unknown>, name: string, field: AnyField) =>
  valueAt(record, field.record ?? name)
const algunValor = (todos: readonly Record<string, unknown>[], name: string, field: AnyField) =>
  todos.map(record => guardado(record, name, field)).find(each => each !== null && String(each) !== '')

describe('a filter asks for the value of a field', () => {
  it.each(guardados.filter(estaVacio))('$door.path: no row has $name', async ({ door, name, field }) => {
    expect(algunValor(await entera({ door }), name, field)).toBeUndefined()
  })

  it.each(guardados.filter(each => !estaVacio(each)))(
    '$door.path by $name',
    async ({ resource, door, name, field }) => {
      const clave = claveDe(resource)
      const todos = await entera({ door })
      const valor = algunValor(todos, name, field)
      if (nuevas.has(resource.name)) expect(todos).toHaveLength(1)
      if (valor === undefined && nuevas.has(resource.name) && !field.required) return
      if (valor === undefined) throw new Error('no row has a value')
      const [uno] = [valor].flat()
      const esperados = todos.filter(record => [guardado(record, name, field)].flat().includes(uno)).map(clave)
      expect((await lista({ door }, { filter: { [name]: [uno] } })).records.map(clave)).toEqual(esperados)
    },
  )

  it('or of several, of the key as `id`, one or many, and of nothing', async () => {
    const [cucs] = tablas
    if (!cucs) throw new Error('no table')
    const { records } = await lista(cucs)
    const dos = records.slice(2, 4).map(claveDe(cucs.resource))
    expect((await lista(cucs, { filter: { id: dos } })).records.map(claveDe(cucs.resource))).toEqual(dos)
    expect((await lista(cucs, { filter: { id: dos[0] } })).records.map(claveDe(cucs.resource))).toEqual(dos.slice(0, 1))
    expect((await lista(cucs, { filter: { id: [] } })).records).toEqual([])
    expect((await lista(cucs, { filter: {} })).records).toEqual(records)
  })
})

describe('order', () => {
  it('is Spanish: accents and capitals only between equals, ñ after n', async () => {
    const token = tokens.get('coordinador')
    const nombres = ['zorro', 'Ñandú', 'nube', 'Nube', 'Álvarez', 'Alvarado', 'alvarez b', 'oso', 'ñ']
    for (const [index, nombre] of nombres.entries()) {
      const alta = await e.pedir('POST', 'materias', {
        token,
        cuerpo: { clave_materia: `ORDEN-${index}`, nombre: `Orden ${nombre}`, creditos: 4 },
      })
      expect(alta.status).toBe(201)
    }
    const { data } = JSON.parse(
      (await e.pedir('GET', `materias?sort=["nombre","ASC"]&filter={"q":"orden-"}`, { token })).texto,
    )
    expect(data.map(({ nombre }: { nombre: string }) => nombre.slice(6))).toEqual([
      'Alvarado',
      'Álvarez',
      'alvarez b',
      'nube',
      'Nube',
      'ñ',
      'Ñandú',
      'oso',
      'zorro',
    ])
  })

  it('sorts people with the same first surname by the second and their names, from either end', async () => {
    const [door] = tablas.filter(cada => cada.resource.name === 'estudiantes')
    if (!door) throw new Error('no students')
    const dichos = (records: readonly Registro[]) =>
      records.map(({ apellido_paterno: p, apellido_materno: m, nombre: n }) => [p, m, n].map(String))
    const { records } = await lista(door)
    const esperados = dichos(records).toSorted(
      ([p = '', m = '', n = ''], [q = '', r = '', o = '']) =>
        ordenEspanol(p, q) || ordenEspanol(m, r) || ordenEspanol(n, o),
    )
    expect(new Set(esperados.map(([paterno]) => paterno)).size).toBeLessThan(esperados.length)
    expect(dichos(records)).toEqual(esperados)
    const alReves = await lista(door, { sort: ['apellidopaterno', 'DESC'] })
    expect(dichos(alReves.records)).toEqual(esperados.toReversed())
  })

  it('by default is the declared one', async () => {
    for (const { resource, door } of tablas) {
      const { field, order } = firstOrder(resource)
      expect([resource.name, (await lista({ door })).records]).toEqual([
        resource.name,
        (await lista({ door }, { sort: [field, order] })).records,
      ])
    }
  })
})

it('no resource is left out', () => {
  expect(new Set(tablas.map(({ resource }) => resource.name))).toEqual(
    new Set(everyResource.filter(({ lists }) => Object.keys(lists).length).map(({ name }) => name)),
  )
})
