import { ApiError } from './ApiError.ts'
import { currentSession } from './session.ts'

/** Tells whether a call failed because the server refused its session, which has ended since. */
export const isSessionOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && !currentSession()
