import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { addressOf } from '../http/addressOf.ts'
import type { AppEnv } from '../context.ts'
import { failureOf } from './failureOf.ts'

/** Events, by the names that the log gives them. */
type LogEvent =
  | 'ingreso'
  | 'ingreso fallido'
  | 'segundo paso'
  | 'segundo paso fallido'
  | 'espera'
  | 'salida'
  | 'enlace solicitado'
  | 'cuenta cambiada'
  | 'adivinanza'
  | 'negada'
  | 'exportacion'
  | 'importacion'
  | 'importacion revisada'
  | 'lectura amplia'

/** Writes one line: the event, the account (null when nobody's), the client's address, the call and the request's id. The call is its route, without values that may name a person. */
export const logEvent = (
  c: Context<AppEnv>,
  event: LogEvent,
  details: { account?: string | null } & Record<string, unknown> = {},
) => c.var.options.log.info({ event, account: c.var.usuario?.id ?? null, ...callOf(c), ...details })

/** Writes the line of an unforeseen error. */
export const logFailure = (c: Context<AppEnv>, error: unknown) =>
  c.var.options.log.error({ event: 'falla', account: c.var.usuario?.id ?? null, ...callOf(c), err: failureOf(error) })

const callOf = (c: Context<AppEnv>) => ({
  from: addressOf(c),
  call: `${c.req.method} ${routePath(c)}`,
  request: c.var.requestId,
})
