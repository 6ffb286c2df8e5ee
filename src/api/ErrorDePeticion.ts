/** The body that the contract sends with a refusal: its message and, for 422, one message a field. */
type CuerpoDeFalla = { message?: unknown; statusText?: unknown; errors?: Record<string, string>; data?: unknown }

/** HTTP code, or why there is none: cancelled by the caller, or no answer at all. */
export type EstadoDeFalla = number | 'abort' | 'network_error'

/** How every failed call ends: `statusText` is what the person reads. react-admin puts `body.errors` on the fields. (A §8) */
export class ErrorDePeticion extends Error {
  readonly err = true
  readonly status: EstadoDeFalla
  readonly statusText: string
  readonly body: CuerpoDeFalla

  constructor(status: EstadoDeFalla, statusText: string, body: CuerpoDeFalla = {}) {
    super(statusText)
    this.status = status
    this.statusText = statusText
    this.body = body
  }
}
