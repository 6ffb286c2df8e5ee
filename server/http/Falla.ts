import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Detalle = { errors?: Record<string, string>; data?: unknown }
type Options = ErrorOptions & { retryAfter?: number }

/** A refusal: its Spanish message and, for 422, one message a field. Thrown anywhere below a route; a transaction around it rolls back. `cause` is for the log; `retryAfter` (s) says when to ask again. */
export class Falla extends Error {
  readonly status: ContentfulStatusCode
  readonly detalle: Detalle
  readonly retryAfter: number | undefined

  constructor(status: ContentfulStatusCode, message: string, detalle: Detalle = {}, options: Options = {}) {
    super(message, options)
    this.status = status
    this.detalle = detalle
    this.retryAfter = options.retryAfter
  }
}
