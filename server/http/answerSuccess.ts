import type { Context, TypedResponse } from 'hono'
import { accepts } from 'hono/accepts'
import type { JSONParsed } from 'hono/utils/types'
import { gzipSync } from 'node:zlib'
import type { AppEnv } from '../context.ts'

type Answered<T> = Response & TypedResponse<{ data: JSONParsed<T> }>

/** Answers success in the envelope. (B §7) Notes its text and number of rows for other middleware; its type tells the screens what they receive. */
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

/** Compresses a text at once: for a few kilobytes this is faster than to set up a stream. */
const packed = (c: Context<AppEnv>, text: string) => {
  c.header('Content-Encoding', 'gzip')
  c.header('Vary', 'Accept-Encoding', { append: true })
  return c.body(new Uint8Array(gzipSync(text)))
}

/** Limits (bytes): a text below the first fits into one packet and is not compressed; one above the second is streamed by `compress`, since compressing it at once would hold up other calls. */
const [packet, atOnce] = [1024, 32 * 1024]

/** Counts the rows of a list, or of the longest list that an object holds. */
const rowsOf = (data: object | null): number =>
  Array.isArray(data)
    ? data.length
    : Math.max(0, ...Object.values(data ?? {}).map(each => (Array.isArray(each) ? each.length : 0)))
