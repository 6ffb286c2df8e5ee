import type { Context, TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import type { AppEnv } from '../contexto.ts'

type Answered<T> = Response & TypedResponse<{ data: JSONParsed<T> }>

/** The envelope of an answer that went well. (B §7) It leaves word of how many rows it carries, and its type tells the screens what they get. */
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
  c.set('rows', rowsOf(data))
  return c.json({ err: false, statusText: 'OK', message, data })
}

/** A list, or the longest one that an object holds. */
const rowsOf = (data: object | null): number =>
  Array.isArray(data)
    ? data.length
    : Math.max(0, ...Object.values(data ?? {}).map(each => (Array.isArray(each) ? each.length : 0)))
