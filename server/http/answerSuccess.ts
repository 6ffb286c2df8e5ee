import type { Context, TypedResponse } from 'hono'
import { accepts } from 'hono/accepts'
import type { JSONParsed } from 'hono/utils/types'
import { gzipSync } from 'node:zlib'
import type { AppEnv } from '../context.ts'

type Answered<T> = Response & TypedResponse<{ data: JSONParsed<T> }>

/** The envelope of an answer that went well. (B §7) It leaves word of what it says and how many rows it carries, and its type tells the screens what they get. */
export function answerSuccess(c: Context<AppEnv>, message: string): Answered<null>
export function answerSuccess<T extends object | null | undefined>(
  c: Context<AppEnv>,
  message: string,
  data: T,
): Answered<T>
export function answerSuccess(
  c: Context<AppEnv>,
  message: string,
  data: object | null = null,
): Response & TypedResponse<unknown> {
  const text = JSON.stringify({ err: false, statusText: 'OK', message, data })
  c.set('rows', rowsOf(data))
  c.set('text', text)
  c.header('Content-Type', 'application/json')
  const size = Buffer.byteLength(text)
  if (size < packet) c.header('Content-Length', String(size))
  return size >= packet && size <= atOnce && accepts(c, gzip) === 'gzip' ? packed(c, text) : c.body(text)
}

const gzip = { header: 'Accept-Encoding' as const, supports: ['gzip'], default: '' }

/** A few kilobytes are compressed before a stream that compresses them would be set up. */
const packed = (c: Context<AppEnv>, text: string) => {
  c.header('Content-Encoding', 'gzip')
  c.header('Vary', 'Accept-Encoding', { append: true })
  return c.body(new Uint8Array(gzipSync(text)))
}

/** In bytes: what fits into one packet travels as it is, and what is larger than the other would hold up other calls: `compress` streams it. */
const [packet, atOnce] = [1024, 32 * 1024]

/** A list, or the longest one that an object holds. */
const rowsOf = (data: object | null): number =>
  Array.isArray(data)
    ? data.length
    : Math.max(0, ...Object.values(data ?? {}).map(each => (Array.isArray(each) ? each.length : 0)))
