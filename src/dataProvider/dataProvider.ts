import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core'
import { v4 as uuid } from 'uuid'
import { admitsConditions } from '../api/admitsConditions.ts'
import { ApiError } from '../api/ApiError.ts'
import { callApi, type ApiAnswer } from '../api/callApi.ts'
import { resourceNamed } from '../schema/house.ts'
import type { Values } from '../schema/kinds.ts'
import { recordPath, resourcePath, type AnyResource } from '../schema/resource.ts'
import { unsaidHeader, unsaidIsKept } from '../schema/unsaid.ts'
import type { DoorMeta, WriteMeta } from './doorMeta.ts'
import { readList } from './lists.ts'
import { fromApi, toBody } from './records.ts'

/** Data provider of react-admin over the declared resources, with the specification's paths, keys and names. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: <R extends RaRecord>(name: string, params: GetListParams & { meta?: DoorMeta }) => readList<R>(name, params),
  getOne: async <R extends RaRecord>(
    name: string,
    { id, meta, signal }: { id: Identifier; meta?: DoorMeta; signal?: AbortSignal },
  ) => {
    const { data } = await readList<R>(name, {
      filter: { id: [id] },
      pagination: { page: 1, perPage: 1 },
      meta,
      signal,
    })
    if (!data[0]) throw new ApiError(404, 'No se encontró lo que busca')
    return { data: data[0] }
  },
  getMany: <R extends RaRecord>(
    name: string,
    { ids, meta, signal }: { ids: readonly Identifier[]; meta?: DoorMeta; signal?: AbortSignal },
  ) =>
    readList<R>(name, { filter: { id: ids }, pagination: { page: 1, perPage: Math.max(ids.length, 1) }, meta, signal }),
  create: async (name: string, { data, meta }: { data: Values; meta?: WriteMeta }) => {
    const resource = resourceNamed(name)
    const key = meta?.key ?? uuid()
    const generated = resource.fields[resource.key]?.kind === 'id' ? resource.key : 'id'
    const body = { ...toBody(resource, 'create', data), [generated]: key }
    return savedRecord(
      resource,
      await callApi<object>(resourcePath(resource), { method: 'POST', key, body, headers: headersOf(meta) }),
    )
  },
  update: async (
    name: string,
    { id, data, previousData, meta }: { id: Identifier; data: Values; previousData?: Values; meta?: WriteMeta },
  ) => {
    const resource = resourceNamed(name)
    const body = toBody(resource, 'update', data, previousData)
    const key = meta?.key ?? uuid()
    return savedRecord(
      resource,
      await callApi<object>(recordPath(resource, id), { method: 'PUT', key, body, headers: headersOf(meta) }),
    )
  },
  delete: async (name: string, { id, meta }: { id: Identifier; meta?: WriteMeta }) => {
    const resource = resourceNamed(name)
    const key = meta?.key ?? uuid()
    return savedRecord(
      resource,
      await callApi<object>(recordPath(resource, id), {
        method: 'DELETE',
        key,
        ifMatch: meta?.version?.toString(),
        headers: meta?.headers,
      }),
    )
  },
  getManyReference: unsupported,
  updateMany: unsupported,
  deleteMany: unsupported,
} as DataProvider

/** Rejects the calls of react-admin that no declaration has: they would go out without key and version. */
function unsupported(): Promise<never> {
  return Promise.reject(new Error('This contract has no such call'))
}

/** Builds the headers of a write; only a server that is known to take it receives `unsaidHeader`. */
const headersOf = (meta?: WriteMeta): Record<string, string> => ({
  ...(admitsConditions() ? { [unsaidHeader]: unsaidIsKept } : {}),
  ...meta?.headers,
})

const savedRecord = (resource: AnyResource, { data, message }: ApiAnswer<object>) => ({
  data: { ...fromApi(resource, { ...data }), mensaje: message },
})
