/** Body of a refusal: its message and, for 422, one message a field. */
type ErrorBody = { message?: unknown; statusText?: unknown; errors?: Record<string, string>; data?: unknown }

/** HTTP status, or the reason why there is none: cancelled by the caller, or no answer at all. */
export type ErrorStatus = number | 'abort' | 'network_error'

/** Error of every failed call: the person reads `statusText`, and react-admin puts `body.errors` on the fields. (A §8) */
export class ApiError extends Error {
  readonly err = true
  readonly status: ErrorStatus
  readonly statusText: string
  readonly body: ErrorBody

  constructor(status: ErrorStatus, statusText: string, body: ErrorBody = {}) {
    super(statusText)
    this.status = status
    this.statusText = statusText
    this.body = body
  }
}
