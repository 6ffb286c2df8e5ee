import { useRef } from 'react'
import { v4 as uuid } from 'uuid'
import { ApiError } from '../../api/ApiError.ts'

/** Provides the idempotency keys of writes: the same request keeps its key while nobody knows whether it arrived, any other gets a new one. A FormData counts as the same whatever it holds. */
export const useWriteKey = () => {
  const open = useRef({ request: '', key: '' })
  return {
    keyOf: (...what: readonly unknown[]): string => {
      const request = JSON.stringify(what)
      if (open.current.request !== request) open.current = { request, key: uuid() }
      return open.current.key
    },
    /** Ends the request if the server answered it: even an equal one then gets a new key. */
    settle: (error?: unknown) => {
      if (!error || isAnswered(error)) open.current = { request: '', key: '' }
    },
  }
}

/** Tells whether the server itself refused, with a reason; a proxy in front of it may have lost its answer. */
export const isAnswered = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  Boolean(error.body.message ?? error.body.statusText)
