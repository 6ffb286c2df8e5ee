import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import { callApi } from '../api/callApi.ts'
import { resourceNamed } from '../schema/house.ts'
import { firstOrder } from '../schema/record/firstOrder.ts'
import { clientAhead, clientOf } from './clientOf.ts'
import type { DoorMeta } from './doorMeta.ts'
import { doorFor, doorPath } from './doors.ts'

/** Reads a page of a list. Beyond its end it reads the last page, since the list may have become shorter. */
export const readList = async <R extends RaRecord>(
  name: string,
  params: GetListParams & { meta?: DoorMeta },
): Promise<GetListResult<R>> => {
  const resource = resourceNamed(name)
  const { list: door, exporting, apart } = params.meta ?? {}
  const [, { wrap, single }] = doorFor(resource, door)
  const client = clientOf({ resource, wrap, single, exporting, apart })
  const { data, total } = await client.getList<R>(...listRequest(name, params))
  const { page = 1, perPage = 1 } = params.pagination ?? {}
  const last = Math.ceil((total ?? Number.NaN) / perPage)
  if (data.length === 0 && !exporting && last > 0 && last < page)
    return readList(name, { ...params, pagination: { page: last, perPage } })
  if (!Number.isNaN(total)) return { data, total }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: params.pagination?.page !== 1 } }
}

/** Requests a list that is about to be read: its answer travels while the screen that reads it is drawn, and may be taken while it is fresh (ms). */
export const askAhead = (name: string, params: GetListParams & { meta?: DoorMeta }, freshness: number): void =>
  void clientAhead({ apart: params.meta?.apart }, freshness).getList(...listRequest(name, params))

/** Counts the records of a list that meet a filter. */
export const countList = async (
  name: string,
  filter: Readonly<Record<string, unknown>>,
  meta: DoorMeta = {},
  signal?: AbortSignal,
): Promise<number> => {
  const { total } = await insteadOfRows<{ total: number }>('conteo=solo', name, filter, { meta, signal })
  return total
}

/** Asks a list for the nearest words that it holds, for those in its filter that it does not; null where none comes near, and on other servers of the contract. */
export const nearestInList = async (
  name: string,
  filter: Readonly<Record<string, unknown>>,
  meta: DoorMeta = {},
  signal?: AbortSignal,
): Promise<string | null> => {
  const { parecido = null } = await insteadOfRows<{ parecido?: string | null }>('parecido=1', name, filter, {
    meta,
    signal,
  })
  return parecido
}

const insteadOfRows = async <T>(
  what: string,
  name: string,
  filter: Readonly<Record<string, unknown>>,
  { meta, signal }: { meta: DoorMeta; signal: AbortSignal | undefined },
): Promise<T> => {
  const [path, query] = listRequest(name, { filter, meta })
  const filtered = encodeURIComponent(JSON.stringify(query.filter))
  return (await callApi<T>(`${path}?${what}&filter=${filtered}`, { signal })).data
}

/** Builds the request of a list: the path of its door, and its query with the default sort. */
const listRequest = (name: string, { meta, sort, ...params }: GetListParams & { meta?: DoorMeta }) => {
  const resource = resourceNamed(name)
  const [, door] = doorFor(resource, meta?.list)
  const filter = { ...params.filter, ...(meta?.leading ? { leading: meta.leading } : {}) }
  return [doorPath(door, meta?.params), { ...params, filter, sort: sort ?? firstOrder(resource) }] as const
}
