import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useState } from 'react'
import { callApi, type ApiAnswer } from '../../api/callApi.ts'
import { ApiError } from '../../api/ApiError.ts'
import { useWriteKey } from './useWriteKey.ts'

type Options = {
  /** Headers of every write. */
  headers?: Record<string, string>
  onRefused?: (error: unknown) => void
}

/** Provides the calls of a batch: the one under way, the last refusal, writes that the server does once, and undoing. A write reloads its resource wherever it is shown; a 401 signs out. */
export const useBatchCalls = (resource: string, { headers, onRefused }: Options = {}) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const { keyOf, settle } = useWriteKey()
  const [doing, setDoing] = useState<string>()
  const [refusal, setRefusal] = useState<unknown>()

  const attempt = async <T>(step: string, call: () => Promise<T>): Promise<T | undefined> => {
    setDoing(step)
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
  const write = async <T>(step: string, path: string, body: object): Promise<ApiAnswer<T> | undefined> => {
    const answer = await attempt(step, () =>
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
  const undo = async (batchId: string): Promise<boolean> => {
    const answer = await write(undoingText, `lotes/${batchId}/deshacer`, {})
    if (answer) notify(answer.message, { type: 'success' })
    return answer !== undefined
  }
  return { doing, refusal, forget: () => setRefusal(undefined), attempt, write, undo }
}

/** Text shown while a batch is undone, and the path of its progress. */
export const undoingText = 'Deshaciendo…'
export const batchProgress = 'lotes/avance'

/** Returns the text of a refusal. */
export const refusalText = (refusal: unknown): string =>
  refusal instanceof Error ? refusal.message : 'Ocurrio un error'
