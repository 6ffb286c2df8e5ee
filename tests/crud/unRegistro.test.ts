import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordReaders } from '../../src/schema/doors/recordReaders.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { tables } from '../../server/university/tables.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { mayOpen, openingDoors } from '../../src/schema/doors/doors.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import { unsaidHeader, unsaidIsKept } from '../../src/schema/unsaid.ts'
import { alta } from '../harness/alta.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { filasDe } from '../harness/ofrecidos.ts'
import { lectores } from '../harness/lectores.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

let e: Escena
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
  const cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const { name, path = name, write } of everyResource)
    if (write?.create?.[0]) await alta(e, path, cuerpos[name], tokens.get(write.create[0]))
})
afterAll(() => e.cerrar())

const campoDeLlave = ({ key, fields }: (typeof everyResource)[number]) => {
  const field = fields[key]
  return field ? (field.record ?? columnName(key, field)) : key
}
const editables = everyResource.flatMap(resource =>
  (resource.write?.update ?? []).flatMap(rol =>
    mayOpen(resource, rol) ? [{ nombre: resource.name, rol, resource }] : [],
  ),
)

describe('one record is read by its key as its list has it, and may be sent back as it was read', () => {
  it.each(editables)('$rol: $nombre', async ({ rol, resource }) => {
    const { name, path = name } = resource
    const token = tokens.get(rol)
    const [fila] = await filasDe(resource, lectores(e.app)(rol))
    const direccion = `${path}/${encodeURIComponent(String(fila?.[campoDeLlave(resource)]))}`
    const leido = await e.pedir('GET', direccion, { token })
    expect([leido.status, leido.data]).toEqual([200, fila])
    const enviado = await e.pedir('PUT', direccion, { token, cuerpo: leido.data })
    expect([enviado.status, enviado.errors, enviado.data?.version]).toEqual([200, undefined, leido.data.version])
  })
})

describe('refuses a body of another record than its path, and changes nothing', () => {
  it.each(editables)('$rol: $nombre', async ({ rol, resource }) => {
    const { name, path = name, key, fields } = resource
    const token = tokens.get(rol)
    const [fila] = await filasDe(resource, lectores(e.app)(rol))
    const direccion = `${path}/${encodeURIComponent(String(fila?.[campoDeLlave(resource)]))}`
    const otra = fields[key]?.kind === 'id' ? '00000000-0000-4000-8000-000000000000' : 'OTRA'.padEnd(18, '0')
    const { status, message, errors } = await e.pedir('PUT', direccion, {
      token,
      cuerpo: { ...fila, [campoDeLlave(resource)]: otra },
    })
    expect([status, errors]).toEqual([422, { [key]: message }])
    expect(message).toContain('no corresponde al registro que nombra la dirección')
    expect((await e.pedir('GET', direccion, { token })).data).toEqual(fila)
  })
})

it('its own key in other letters is the same, and an invalid key finds nothing', async () => {
  for (const [quien, lista, cuerpo] of [
    ['coordinador', 'cucs', { clave: '20dcu0001a' }],
    ['coordinador', 'materias', { id_materia: 'nueva' }],
  ] as const) {
    const token = tokens.get(quien)
    const [fila] = await filasDe(resources[lista], lectores(e.app)(quien))
    const direccion = `${lista}/${String(fila?.[campoDeLlave(resources[lista])])}`
    expect(await e.pedir('PUT', direccion, { token, cuerpo: { ...fila, ...cuerpo } })).toMatchObject({ status: 200 })
  }
})

describe('does not find a key beyond the role’s doors, and reads one of a list as it stands there', () => {
  const abiertas = everyResource.flatMap(resource =>
    recordReaders(resource).flatMap(rol => (mayOpen(resource, rol) ? [{ nombre: resource.name, rol, resource }] : [])),
  )
  it.each(abiertas)('$rol: $nombre', async ({ rol, resource }) => {
    const { name, path = name } = resource
    const suyas = new Map<string, unknown>()
    const puertas = openingDoors(resource, rol)
    const listas = puertas.filter(({ door }) => !door.path.includes('{') && !door.single)
    for (const { door } of listas) {
      const { data } = await e.pedir('GET', door.path, { token: tokens.get(rol) })
      const filas: unknown = door.wrap ? Object(data)[door.wrap] : data
      for (const fila of Array.isArray(filas) ? filas.toReversed() : [])
        if (!suyas.has(String(fila[campoDeLlave(resource)]))) suyas.set(String(fila[campoDeLlave(resource)]), fila)
    }
    for (const clave of await todas(resource)) {
      const { status, data } = await e.pedir('GET', `${path}/${encodeURIComponent(clave)}`, { token: tokens.get(rol) })
      expect([clave, status]).toEqual([clave, suyas.has(clave) ? 200 : 404])
      if (status === 200 && listas.length === puertas.length) expect(data).toEqual(suyas.get(clave))
    }
  })
})

it('answers the copies in other tables as just written', async () => {
  const token = tokens.get('coordinador')
  const [malla] = await filasDe(resources.reticulas, lectores(e.app)('coordinador'))
  const ruta = `reticulas/${String(malla?.id_reticula)}`
  const leida = async () => JSON.parse((await e.pedir('GET', ruta, { token })).texto).data
  const antes = await leida()
  const [otra] = await e.db
    .insert(tables.materias)
    .values({ clave_materia: 'OTRA-1', nombre: 'Otra', creditos: 6 })
    .returning()
  const { status, texto } = await e.pedir('PUT', ruta, {
    token,
    cuerpo: {
      ...antes,
      creditos_totales: 999,
      arregloMateriasSeleccionadas: [{ idCiclo: 0, materias: [otra?.id_materia] }],
    },
  })
  const { data } = JSON.parse(texto)
  expect([status, data]).toEqual([200, await leida()])
  expect(data.arregloMateriasSeleccionadas).not.toEqual(antes.arregloMateriasSeleccionadas)
})

/** Returns every key of a resource, whoever may see it. */
const todas = async (resource: (typeof everyResource)[number]): Promise<string[]> => {
  const columna = columnOf(tableNamed(resource.name), resource.key)
  return (await e.db.select({ columna }).from(columna.table)).map(fila => String(fila.columna))
}

describe('a form without any of its fields, as one opened before an upgrade, leaves them as they are', () => {
  it.each(editables)('$rol: $nombre', async ({ rol, resource }) => {
    const { name, path = name } = resource
    const token = tokens.get(rol)
    const [fila] = await filasDe(resource, lectores(e.app)(rol))
    const direccion = `${path}/${encodeURIComponent(String(fila?.[campoDeLlave(resource)]))}`
    const { status, errors, data } = await e.pedir('PUT', direccion, {
      token,
      cuerpo: { version: fila?.version },
      encabezados: { [unsaidHeader]: unsaidIsKept },
    })
    expect([status, errors, data]).toEqual([200, undefined, fila])
  })
})
