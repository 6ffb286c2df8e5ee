import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useRef } from 'react'
import { v4 as uuid } from 'uuid'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import { peticion } from '../../api/peticion.ts'
import { useOneAtATime } from './useOneAtATime.ts'

type Options<T> = {
  /** Resources that are read again, whether it went well or not: a refusal too says that what is shown is old. */
  reads: readonly string[]
  onDone?: (data: T) => void
  /** What the server says of each field. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void
  onSettled?: () => void
}

type Sending = { path: string; body: object; method: 'POST' | 'PUT' }

/** Sends to a path of the contract for a hand-made screen, by POST unless said: says what the server said, and signs out on 401. What is sent again because its answer was lost carries the same key, so that the server knows it. (A §8, B §8) */
export const useSend = <T>({ reads, onDone, onRefused, onSettled }: Options<T>) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const key = useRef(uuid())
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ path, body, method }: Sending) =>
      peticion<T>(path, { method, body, headers: { 'Idempotency-Key': key.current } }),
    onSuccess: ({ data, message }) => {
      key.current = uuid()
      notify(message, { type: 'success' })
      onDone?.(data)
    },
    onError: async error => {
      if (await logoutIfAccessDenied(error)) return
      notify(error.message, { type: 'error' })
      if (error instanceof ErrorDePeticion && error.body.errors) onRefused?.(error.body.errors)
    },
    onSettled: () => {
      onSettled?.()
      for (const resource of reads) void queryClient.invalidateQueries({ queryKey: [resource] })
    },
  })
  return {
    send: (path: string, body: object, method: Sending['method'] = 'POST') => mutate({ path, body, method }),
    sending: isPending,
  }
}
