import { ApiError } from './ApiError.ts'
import type { WaitingNotice } from './waitingNotices.ts'

/** Words a failure as a notice. (A §8) */
export const failureNotice = (error: unknown): WaitingNotice => ({
  type: 'error',
  text: `Ocurrio un error: ${error instanceof ApiError ? error.statusText : unexpected}`,
})

/** Text of a failure that is no `ApiError`. */
const unexpected = 'Ocurrió un errorAxios'
