import type { DataProvider } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { peticion } from '../api/peticion.ts'
import { localPage } from './localPage.ts'
import type { Registro } from './records.ts'

type HttpClient = NonNullable<Parameters<typeof simpleRestProvider>[1]>

type Reading = { wrap?: string; tidy?: (record: Registro) => Registro }

/** The provider of the ra-data-simple-rest dialect, speaking the contract's envelope through the one client of the app. */
export const clientOf = (reading: Reading = {}): DataProvider => simpleRestProvider('', contractClient(reading))

/** A list without `Content-Range` comes from a server that does not page: it is paged, sorted and searched here. */
const contractClient = ({ wrap, tidy = record => record }: Reading): HttpClient => async (url, options = {}) => {
  const { pathname, searchParams } = new URL(url, 'http://contrato')
  const method = options.method as Parameters<typeof peticion>[1] extends { method?: infer M } | undefined ? M : never
  const answer = await peticion<unknown>(`${pathname.slice(1)}${searchParams.size ? `?${searchParams}` : ''}`, {
    method, body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined, signal: options.signal ?? undefined,
  })
  const json = unwrapped(answer.data, wrap)
  if (!Array.isArray(json)) return { status: 200, headers: answer.headers, body: '', json: { ...Object(json), mensaje: answer.message } }
  const all: readonly Registro[] = json.map(tidy)
  if (answer.headers.has('content-range') || !searchParams.has('range')) return { status: 200, headers: answer.headers, body: '', json: all }
  const { records, total } = localPage(all, searchParams)
  return { status: 200, headers: new Headers({ 'Content-Range': `registros */${total}` }), body: '', json: records }
}

const unwrapped = (data: unknown, wrap?: string): unknown =>
  wrap && typeof data === 'object' && data !== null && wrap in data ? data[wrap as keyof typeof data] : data
