import { useRef } from 'react'
import { v4 as uuid } from 'uuid'
import { ApiError } from '../../api/ApiError.ts'

/** Names writes for the server: what is asked again while nobody knows whether it arrived keeps its key, anything else gets its own. A form of files counts as one thing, whatever it holds. */
export const useWriteKey = () => {
  const open = useRef({ what: '', key: '' })
  return {
    keyOf: (...what: readonly unknown[]): string => {
      const said = JSON.stringify(what)
      if (open.current.what !== said) open.current = { what: said, key: uuid() }
      return open.current.key
    },
    /** The server answered: what comes next is something else, even if it says the same. */
    settle: (error?: unknown) => {
      if (!error || isAnswered(error)) open.current = { what: '', key: '' }
    },
  }
}

/** Whether the server itself refused, which says why; a proxy in front of it may have lost what it answered. */
export const isAnswered = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  Boolean(error.body.message ?? error.body.statusText)
