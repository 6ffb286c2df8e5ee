import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { ApiError } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'
import { useOneAtATime } from './useOneAtATime.ts'
import { useWriteKey } from './useWriteKey.ts'

type Options<T> = {
  /** Resources that are read again, whether it went well or not: a refusal too says that what is shown is old. Without a connection they are once the line is back: what is read meanwhile would be gone, with what lies open in it. */
  reads: readonly string[]
  onDone?: (data: T) => void
  /** What the server says of each field. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void
  /** Hears every failure that does not end the session. */
  onFailed?: (error: Error) => void
  onSettled?: () => void
  /** What the person reads of a success or a failure, where those are not the server's own words; of a failure nothing, where it is said elsewhere. */
  said?: { done?: (message: string) => string; failed?: (error: Error) => string | undefined }
  /** By which the server knows what is sent again, where it is known otherwise than by saying the same; null for what does no more the second time. */
  keyOf?: (body: object) => string | null
}

type Sending = {
  path: string
  body: object
  method: 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
}

/** Sends to a path of the contract for a hand-made screen, by POST unless said: says what the server said, and signs out on 401. What is sent again because its answer was lost carries the same key, so that the server does it once. (A §8, B §8) */
export const useSend = <T>({ reads, onDone, onRefused, onFailed, onSettled, said = {}, keyOf }: Options<T>) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const writeKey = useWriteKey()
  const { done = message => message, failed = error => error.message } = said
  const { mutate, isPending, error } = useOneAtATime({
    mutationFn: ({ path, body, method, headers }: Sending) =>
      callApi<T>(path, {
        method,
        body,
        headers,
        key: keyOf ? keyOf(body) : writeKey.keyOf(method, path, body, headers),
      }),
    onSuccess: ({ data, message }) => {
      writeKey.settle()
      notify(done(message), { type: 'success' })
      onDone?.(data)
    },
    onError: async error => {
      writeKey.settle(error)
      if (await logoutIfAccessDenied(error)) return
      const text = failed(error)
      if (text !== undefined) notify(text, { type: 'error' })
      onFailed?.(error)
      if (error instanceof ApiError && error.body.errors) onRefused?.(error.body.errors)
    },
    onSettled: (_, failure) => {
      onSettled?.()
      const isCut = failure instanceof ApiError && failure.status === 'network_error' && !navigator.onLine
      for (const resource of reads)
        void queryClient.invalidateQueries({ queryKey: [resource], refetchType: isCut ? 'none' : 'active' })
    },
  })
  return {
    send: (path: string, body: object, method: Sending['method'] = 'POST', headers?: Sending['headers']) =>
      mutate({ path, body, method, headers }),
    sending: isPending,
    error,
  }
}
