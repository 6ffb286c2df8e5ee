import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useState } from 'react'
import { callApi, type ApiAnswer } from '../../api/callApi.ts'
import { ApiError } from '../../api/ApiError.ts'
import { useWriteKey } from './useWriteKey.ts'

type Options = {
  /** What all its writes carry beside their bodies. */
  headers?: Record<string, string>
  onRefused?: (error: unknown) => void
}

/** The calls of a batch, one after another: what is under way, what refused the last, writes that the server does once, and taking a batch back. What was written is read again wherever it is shown; signs out on 401. */
export const useBatchCalls = (resource: string, { headers, onRefused }: Options = {}) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const { keyOf, settle } = useWriteKey()
  const [doing, setDoing] = useState<string>()
  const [refusal, setRefusal] = useState<unknown>()

  const attempt = async <T>(what: string, call: () => Promise<T>): Promise<T | undefined> => {
    setDoing(what)
    setRefusal(undefined)
    try {
      return await call()
    } catch (error) {
      if (error instanceof ApiError && error.status === 'abort') return undefined
      if (await logoutIfAccessDenied(error)) return undefined
      setRefusal(error)
      onRefused?.(error)
      return undefined
    } finally {
      setDoing(undefined)
    }
  }
  const write = async <T>(what: string, path: string, body: object): Promise<ApiAnswer<T> | undefined> => {
    const answer = await attempt(what, () =>
      callApi<T>(path, { method: 'POST', key: keyOf(path, body), body, headers }).catch((error: unknown) => {
        settle(error)
        throw error
      }),
    )
    if (!answer) return undefined
    settle()
    for (const read of [resource, 'read']) void queryClient.invalidateQueries({ queryKey: [read] })
    return answer
  }
  const undo = async (lote: string): Promise<boolean> => {
    const answer = await write(undoing, `lotes/${lote}/deshacer`, {})
    if (answer) notify(answer.message, { type: 'success' })
    return answer !== undefined
  }
  return { doing, refusal, forget: () => setRefusal(undefined), attempt, write, undo }
}

/** What a person reads while a batch is taken back, and where it says how far that is. */
export const undoing = 'Deshaciendo…'
export const batchProgress = 'lotes/avance'

/** What a refusal says to whom it stopped. */
export const refusalText = (refusal: unknown): string =>
  refusal instanceof Error ? refusal.message : 'Ocurrio un error'
