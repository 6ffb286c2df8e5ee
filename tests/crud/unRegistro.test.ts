import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordReaders } from '../../src/schema/recordReaders.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { columnName } from '../../src/schema/columnName.ts'
import { mayOpen, openingDoors } from '../../src/schema/doors.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
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

describe('one record is read by its key as its list has it, and what was read may be sent back', () => {
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

describe('a key that no door of the role shows is not there', () => {
  const abiertas = everyResource.flatMap(resource =>
    recordReaders(resource).flatMap(rol => (mayOpen(resource, rol) ? [{ nombre: resource.name, rol, resource }] : [])),
  )
  it.each(abiertas)('$rol: $nombre', async ({ rol, resource }) => {
    const { name, path = name } = resource
    const suyas = new Set<string>()
    for (const { door } of openingDoors(resource, rol)) {
      if (door.path.includes('{') || door.single) continue
      const { data } = await e.pedir('GET', door.path, { token: tokens.get(rol) })
      const filas: unknown = door.wrap ? Object(data)[door.wrap] : data
      for (const fila of Array.isArray(filas) ? filas : []) suyas.add(String(fila[campoDeLlave(resource)]))
    }
    for (const clave of await todas(resource)) {
      const { status } = await e.pedir('GET', `${path}/${encodeURIComponent(clave)}`, { token: tokens.get(rol) })
      expect([clave, status]).toEqual([clave, suyas.has(clave) ? 200 : 404])
    }
  })
})

/** Every key that there is, whoever sees it. */
const todas = async (resource: (typeof everyResource)[number]): Promise<string[]> => {
  const columna = columnOf(tableNamed(resource.name), resource.key)
  return (await e.db.select({ columna }).from(columna.table)).map(fila => String(fila.columna))
}
