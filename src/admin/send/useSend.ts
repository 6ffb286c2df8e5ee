import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { ApiError } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { useOneAtATime } from './useOneAtATime.ts'
import { useWriteKey } from './useWriteKey.ts'

type Options<T> = {
  /** Resources read again after success and failure: a refusal too means that the shown data are old. Without a connection they are read once it is back, since a failed read would remove what is on screen. */
  reads: readonly string[]
  onDone?: (data: T) => void
  /** Receives the server's messages by field. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void
  /** Called with every failure that does not end the session. */
  onFailed?: (error: Error) => void
  onSettled?: () => void
  /** Texts of the notices. Default: the server's words. `failed` returns `undefined` for a failure that is shown elsewhere. */
  texts?: { done?: (message: string) => string; failed?: (error: Error) => string | undefined }
  /** Returns the idempotency key of a body; `null` for a write that may be repeated without harm. Default: the same request keeps its key until it is answered. */
  keyOf?: (body: object) => string | null
}

type Sending = {
  path: string
  body: object
  method: 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends to a path of the contract for a hand-made screen, POST by default, and shows the server's message. A request
 * sent again after a lost answer keeps its key and is done once. (A §8, B §8)
 */
export const useSend = <T>({ reads, onDone, onRefused, onFailed, onSettled, texts = {}, keyOf }: Options<T>) => {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const writeKey = useWriteKey()
  const { done = message => message, failed = error => error.message } = texts
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
    onError: error => {
      writeKey.settle(error)
      if (isSessionOver(error)) return
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
