import { ApiError } from './ApiError.ts'
import type { WaitingNotice } from './waitingNotices.ts'

/** Returns the notice of a failure. (A §8) */
export const failureNotice = (error: unknown): WaitingNotice => ({
  type: 'error',
  text: `Ocurrio un error: ${error instanceof ApiError ? error.statusText : unexpected}`,
})

/** Text of a failure that is no `ApiError`. */
const unexpected = 'Ocurrió un errorAxios'
