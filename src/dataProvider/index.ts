import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core'
import { v4 as uuid } from 'uuid'
import { ErrorDePeticion } from '../api/ErrorDePeticion.ts'
import { sesionActual } from '../api/sesion.ts'
import { firstOrder } from '../schema/firstOrder.ts'
import { resourceNamed } from '../schema/house.ts'
import type { Leading } from '../schema/leading.ts'
import type { Values } from '../schema/kinds.ts'
import type { AnyResource, Door } from '../schema/resource.ts'
import { clientOf } from './client.ts'
import { fromApi, toBody } from './records.ts'

/** Which door a read goes through, what its path is filled with, and what its records must lead to. */
export type DoorMeta = { list?: string; params?: Readonly<Record<string, string>>; leading?: Leading }

/** The declared resources as react-admin reads and writes them: over the specification's paths, keys and names. */
export const dataProvider = {
  ...clientOf(),
  supportAbortSignal: true,
  getList: <R extends RaRecord>(name: string, params: GetListParams & { meta?: DoorMeta }) => list<R>(name, params),
  getOne: async <R extends RaRecord>(
    name: string,
    { id, meta, signal }: { id: Identifier; meta?: DoorMeta; signal?: AbortSignal },
  ) => {
    const { data } = await list<R>(name, { filter: { id: [id] }, pagination: { page: 1, perPage: 1 }, meta, signal })
    if (!data[0]) throw new ErrorDePeticion(404, 'No se encontró lo que busca')
    return { data: data[0] }
  },
  getMany: <R extends RaRecord>(
    name: string,
    { ids, meta, signal }: { ids: readonly Identifier[]; meta?: DoorMeta; signal?: AbortSignal },
  ) => list<R>(name, { filter: { id: ids }, pagination: { page: 1, perPage: Math.max(ids.length, 1) }, meta, signal }),
  create: async (name: string, { data }: { data: Values }) => {
    const resource = resourceNamed(name)
    const generated = resource.fields[resource.key]?.kind === 'id' ? resource.key : 'id'
    return written(
      resource,
      await clientOf().create(resource.path ?? name, {
        data: { ...toBody(resource, 'create', data), [generated]: uuid() },
      }),
    )
  },
  update: async (name: string, { id, data, previousData }: { id: Identifier; data: Values; previousData?: Values }) => {
    const resource = resourceNamed(name)
    return written(
      resource,
      await clientOf().update(resource.path ?? name, {
        id,
        data: toBody(resource, 'update', data, previousData),
        previousData: { id },
      }),
    )
  },
  delete: async (name: string, { id }: { id: Identifier }) => {
    const resource = resourceNamed(name)
    return written(resource, await clientOf().delete(resource.path ?? name, { id }))
  },
} as DataProvider

const list = async <R extends RaRecord>(
  name: string,
  { meta, sort, ...params }: GetListParams & { meta?: DoorMeta },
) => {
  const resource = resourceNamed(name)
  const door = doorOf(resource, meta?.list)
  const { data, total } = await clientOf({ resource, wrap: door.wrap }).getList<R>(pathOf(door, meta?.params), {
    ...params,
    filter: { ...params.filter, ...(meta?.leading ? { leading: meta.leading } : {}) },
    sort: sort ?? firstOrder(resource),
  })
  return { data, total }
}

/** The named door, or the first without parameters that the signed-in role may use. */
const doorOf = ({ lists, name }: AnyResource, wanted?: string): Door => {
  const rol = sesionActual()?.rol
  const door = wanted
    ? lists[wanted]
    : Object.values(lists).find(each => !each.path.includes('{') && rol && each.roles.includes(rol))
  if (!door) throw new ErrorDePeticion(403, `No tiene permiso para consultar ${name}`)
  return door
}

const pathOf = ({ path }: Door, params: Readonly<Record<string, string>> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const written = (resource: AnyResource, { data }: { data: Values & { mensaje?: string } }) => ({
  data: { ...fromApi(resource, data), mensaje: data.mensaje },
})
