import type { Context } from 'hono'
import type { AppEnv } from '../contexto.ts'

/** The envelope of an answer that went well. (B §7) It leaves word of how many rows it carries. */
export const answerSuccess = (c: Context<AppEnv>, message: string, data: object | null = null) => {
  c.set('rows', rowsOf(data))
  return c.json({ err: false, statusText: 'OK', message, data })
}

/** A list, or the longest one that an object holds. */
const rowsOf = (data: object | null): number =>
  Array.isArray(data)
    ? data.length
    : Math.max(0, ...Object.values(data ?? {}).map(each => (Array.isArray(each) ? each.length : 0)))
