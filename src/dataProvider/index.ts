import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core'
import { v4 as uuid } from 'uuid'
import { ApiError } from '../api/ApiError.ts'
import { callApi, type ApiAnswer } from '../api/callApi.ts'
import { firstOrder } from '../schema/record/firstOrder.ts'
import { resourceNamed } from '../schema/house.ts'
import type { Leading } from '../schema/doors/leading.ts'
import type { Values } from '../schema/kinds.ts'
import type { AnyResource } from '../schema/resource.ts'
import { clientAhead, clientOf } from './clientOf.ts'
import { doorFor, doorPath } from './doors.ts'
import { fromApi, toBody } from './records.ts'

/** Which door a read goes through, what its path is filled with, and what its records must lead to. */
export type DoorMeta = {
  list?: string
  params?: Readonly<Record<string, string>>
  leading?: Leading | readonly Leading[]
  exporting?: boolean
  /** Takes a page whose total is not counted yet: it is asked for apart, by `countList`. */
  apart?: boolean
}

/** The key of what is written, where it belongs to an opened form: whatever is sent again from it is the same write. It is also the generated key of a new record. */
export type WriteMeta = { key: string; version?: number; headers?: Record<string, string> }

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
    if (!data[0]) throw new ApiError(404, 'No se encontró lo que busca')
    return { data: data[0] }
  },
  getMany: <R extends RaRecord>(
    name: string,
    { ids, meta, signal }: { ids: readonly Identifier[]; meta?: DoorMeta; signal?: AbortSignal },
  ) => list<R>(name, { filter: { id: ids }, pagination: { page: 1, perPage: Math.max(ids.length, 1) }, meta, signal }),
  create: async (name: string, { data, meta }: { data: Values; meta?: WriteMeta }) => {
    const resource = resourceNamed(name)
    const key = meta?.key ?? uuid()
    const generated = resource.fields[resource.key]?.kind === 'id' ? resource.key : 'id'
    const body = { ...toBody(resource, 'create', data), [generated]: key }
    return written(
      resource,
      await callApi<object>(resource.path ?? name, { method: 'POST', key, body, headers: meta?.headers }),
    )
  },
  update: async (
    name: string,
    { id, data, previousData, meta }: { id: Identifier; data: Values; previousData?: Values; meta?: WriteMeta },
  ) => {
    const resource = resourceNamed(name)
    const body = toBody(resource, 'update', data, previousData)
    const key = meta?.key ?? uuid()
    return written(
      resource,
      await callApi<object>(recordPath(resource, id), { method: 'PUT', key, body, headers: meta?.headers }),
    )
  },
  delete: async (name: string, { id, meta }: { id: Identifier; meta?: WriteMeta }) => {
    const resource = resourceNamed(name)
    const key = meta?.key ?? uuid()
    return written(
      resource,
      await callApi<object>(recordPath(resource, id), {
        method: 'DELETE',
        key,
        ifMatch: meta?.version?.toString(),
      }),
    )
  },
} as DataProvider

/** Asks for a list that is about to be read: its answer travels while the screen that reads it is drawn, and is taken while it is fresh (ms). */
export const askAhead = (name: string, params: GetListParams & { meta?: DoorMeta }, freshness: number): void =>
  void clientAhead({ apart: params.meta?.apart }, freshness).getList(...asked(name, params))

/** Reads a page of a list, and, of an address beyond its end, the last there is: its records may be fewer by now. */
const list = async <R extends RaRecord>(
  name: string,
  params: GetListParams & { meta?: DoorMeta },
): Promise<GetListResult<R>> => {
  const resource = resourceNamed(name)
  const { list: door, exporting, apart } = params.meta ?? {}
  const [, { wrap, single }] = doorFor(resource, door)
  const client = clientOf({ resource, wrap, single, exporting, apart })
  const { data, total } = await client.getList<R>(...asked(name, params))
  const { page = 1, perPage = 1 } = params.pagination ?? {}
  const last = Math.ceil((total ?? Number.NaN) / perPage)
  if (data.length === 0 && !exporting && last > 0 && last < page)
    return list(name, { ...params, pagination: { page: last, perPage } })
  if (!Number.isNaN(total)) return { data, total }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: params.pagination?.page !== 1 } }
}

/** Counts the records of a list that a filter leaves. */
export const countList = async (
  name: string,
  filter: Readonly<Record<string, unknown>>,
  meta: DoorMeta = {},
  signal?: AbortSignal,
): Promise<number> => {
  const [path, query] = asked(name, { filter, meta })
  const filtered = encodeURIComponent(JSON.stringify(query.filter))
  const { data } = await callApi<{ total: number }>(`${path}?conteo=solo&filter=${filtered}`, { signal })
  return data.total
}

/** What is asked of the server: the path of the door, and what goes with it. */
const asked = (name: string, { meta, sort, ...params }: GetListParams & { meta?: DoorMeta }) => {
  const resource = resourceNamed(name)
  const [, door] = doorFor(resource, meta?.list)
  const filter = { ...params.filter, ...(meta?.leading ? { leading: meta.leading } : {}) }
  return [doorPath(door, meta?.params), { ...params, filter, sort: sort ?? firstOrder(resource) }] as const
}

const recordPath = ({ path, name }: AnyResource, id: Identifier) => `${path ?? name}/${encodeURIComponent(id)}`

const written = (resource: AnyResource, { data, message }: ApiAnswer<object>) => ({
  data: { ...fromApi(resource, { ...data }), mensaje: message },
})
