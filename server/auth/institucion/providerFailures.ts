import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Explains a failure to whoever mends it: in the client's own words, those of its cause, and those of the institution; without the address of whoever signs in. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  const met = cause instanceof Error ? cause.message : cause instanceof Response ? `HTTP ${cause.status}` : ''
  const hasReasons = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  const reasons = hasReasons ? [error.error, error.error_description] : []
  return [String(error), met, ...reasons]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 500)
}

/** Tells whether the institution did not answer at all, in time, or with anything but its own failure. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT') return true
  if (error instanceof TypeError) return error.message === 'fetch failed'
  return error instanceof Error && error.cause instanceof Response && error.cause.status >= 500
}

/** Refusal for an institution that is away. */
export const noResponde = 'La institución no responde: espere un momento e intente de nuevo'
