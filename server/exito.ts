import type { Context } from 'hono'

/** The envelope of an answer that went well. (B §7) */
export const exito = (c: Context, message: string, data: object | null = null) =>
  c.json({ err: false, statusText: 'OK', message, data })
