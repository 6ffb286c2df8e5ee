import type { DataProvider } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { answersAhead } from '../api/answersAhead.ts'
import { ApiError } from '../api/ApiError.ts'
import { callApi } from '../api/callApi.ts'
import type { AnyResource } from '../schema/resource.ts'
import { localPage } from './localPage.ts'
import { valueAt, type Registro } from '../schema/record/valueAt.ts'
import { fromApi } from './records.ts'

type HttpClient = NonNullable<Parameters<typeof simpleRestProvider>[1]>

/** Options of a read: the resource of its rows, the key that wraps them, a single record as answer, an answer for an export, and a total counted apart. */
type Reading = { resource?: AnyResource; wrap?: string; single?: true; exporting?: boolean; apart?: boolean }

/** Creates a data provider that reads in the ra-data-simple-rest dialect through the one client of the app, which unwraps the contract's envelope. */
export const clientOf = (reading: Reading): DataProvider => simpleRestProvider('', contractClient(reading))

/** Creates a data provider that only sends its requests ahead and never resolves: their answers stay fresh for `freshness` (ms) for the read to come. */
export const clientAhead = (reading: Reading, freshness: number): DataProvider =>
  simpleRestProvider('', url => {
    answersAhead.ask([requestOf(url, reading).path], freshness)
    return new Promise(() => undefined)
  })

const requestOf = (url: string, { exporting, apart }: Reading) => {
  const { pathname, searchParams } = new URL(url, 'http://contrato')
  if (exporting) searchParams.set('exportar', 'csv')
  if (apart) searchParams.set('conteo', 'aparte')
  return { path: `${pathname.slice(1)}${searchParams.size ? `?${searchParams}` : ''}`, searchParams }
}

/** Returns an HTTP client for simple-rest. A list without `Content-Range` comes from a server that does not page: it is paged, sorted and searched here. */
const contractClient =
  (reading: Reading): HttpClient =>
  async (url, options = {}) => {
    const { resource, wrap, single } = reading
    const { path, searchParams } = requestOf(url, reading)
    const answer = await callApi<unknown>(path, { signal: options.signal ?? undefined }).catch(cancelled)
    const json = single ? [answer.data] : unwrapped(answer.data, wrap)
    if (!Array.isArray(json)) return { status: 200, headers: answer.headers, body: '', json }
    const list: readonly Registro[] = resource ? json.map(record => fromApi(resource, record)) : json
    if (!resource || answer.headers.has('content-range') || !searchParams.has('range'))
      return { status: 200, headers: answer.headers, body: '', json: list }
    const { records, total } = localPage(resource, list, searchParams)
    return { status: 200, headers: new Headers({ 'Content-Range': `registros */${total}` }), body: '', json: records }
  }

/** Rethrows a cancelled call as the browser's own `AbortError`, which react-admin does not report. */
const cancelled = (error: unknown): never => {
  throw error instanceof ApiError && error.status === 'abort' ? new DOMException(error.statusText, 'AbortError') : error
}

const unwrapped = (data: unknown, wrap?: string): unknown => (wrap && valueAt(data, wrap)) ?? data
