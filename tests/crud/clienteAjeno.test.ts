import simpleRestProvider from 'ra-data-simple-rest'
import { fetchUtils, type DataProvider } from 'ra-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyResource } from '../../src/schema/resource.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

const origen = 'http://escuela.mx/api'
let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const token = { de: '' }
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => e.app.request(url, init))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await e.cerrar()
})

const llaves = Object.fromEntries(
  everyResource.map(({ name, path = name, key, fields }) => [path, fields[key]?.record ?? key]),
)

/* The adapter that another system writes: the stock client without our envelope, and with the key of each record as its `id`. */
const conId = (llave: string, dato: unknown): unknown =>
  Array.isArray(dato) ? dato.map(cada => conId(llave, cada)) : { ...Object(dato), id: Object(dato)[llave] }
const cliente: DataProvider = simpleRestProvider(origen, async (url, opciones = {}) => {
  const headers = new Headers({ Accept: 'application/json', Authorization: `Bearer ${token.de}` })
  const respuesta = await fetchUtils.fetchJson(url, { ...opciones, headers })
  const recurso = new URL(url).pathname.split('/')[2] ?? ''
  return { ...respuesta, json: conId(llaves[recurso] ?? 'id', respuesta.json.data) }
})

/** Returns a role that may create, read, update and delete a resource. */
const duenoDe = ({ name, path = name, lists, write }: AnyResource) => {
  const lee = Object.values(lists).find(door => door.path === path)?.roles ?? []
  return write?.create?.find(
    rol => lee.includes(rol) && [write.update, write.delete].every(roles => roles?.includes(rol)),
  )
}
const propias = everyResource.flatMap(resource => {
  const rol = duenoDe(resource)
  return rol ? [{ name: resource.name, path: resource.path ?? resource.name, rol }] : []
})

describe('the stock client of ra-data-simple-rest does every call', () => {
  it.each(propias)('$name', async ({ name, path, rol }) => {
    token.de = await e.tokenDe(rol)
    const { data: creado } = await cliente.create(path, { data: cuerpos[name] ?? {} })
    const { id } = creado
    expect(id).toEqual(expect.anything())
    const orden = {
      pagination: { page: 1, perPage: 100 },
      sort: { field: everyResource.find(each => each.name === name)?.title ?? '', order: 'ASC' as const },
    }
    const { data: filas, total } = await cliente.getList(path, { ...orden, filter: {} })
    expect([filas.map(fila => fila.id), total]).toEqual([expect.arrayContaining([id]), filas.length])
    const { data: uno } = await cliente.getOne(path, { id })
    expect(uno).toMatchObject({ id })
    expect((await cliente.getMany(path, { ids: [id] })).data.map(cada => cada.id)).toEqual([id])
    const referido = await cliente.getManyReference(path, { ...orden, target: 'id', id, filter: {} })
    expect(referido.data.map(cada => cada.id)).toEqual([id])
    const { data: igual } = await cliente.update(path, { id, data: uno, previousData: uno })
    expect(igual).toMatchObject({ id, version: uno.version })
    expect((await cliente.updateMany(path, { ids: [id], data: uno })).data).toEqual([id])
    expect((await cliente.delete(path, { id, previousData: uno })).data).toMatchObject({ id })
    const otra = await cliente.create(path, { data: cuerpos[name] ?? {} })
    expect((await cliente.deleteMany(path, { ids: [otra.data.id] })).data).toEqual([otra.data.id])
    await expect(cliente.getOne(path, { id })).rejects.toMatchObject({ status: 404 })
  })
})
