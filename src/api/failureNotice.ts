import { ApiError } from './ApiError.ts'
import type { WaitingNotice } from './waitingNotices.ts'

/** Words a failure as a notice. (A §8) */
export const failureNotice = (error: unknown): WaitingNotice => ({
  type: 'error',
  text: `Ocurrio un error: ${error instanceof ApiError ? error.statusText : unexpected}`,
})

/** What a call says that failed in no way of its own. */
const unexpected = 'Ocurrió un errorAxios'
