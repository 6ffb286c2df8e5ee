import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { readKey } from './readKey.ts'

export type ReadOptions<T> = {
  /** Message shown when it fails. Default: the server's. */
  error?: string
  /** Value of a 404, where that is an answer. Default: a 404 is an error. */
  whenAbsent?: T
  /** Milliseconds until it is read again while shown, fixed or by the last answer. Default: not read again. */
  every?: number | ((read?: T) => number | undefined)
  /** Resource that it shows: read again when the person gets a notice about it. */
  about?: string
  /** `true` reads again when the window is focused. */
  onReturn?: true
  /** Reads only while `true`; pending until then. Default: true. */
  enabled?: boolean
}

/** Reads a path that a declaration makes. Aborted when the screen is left; a failure shows a notice. (A §7, A §8) */
export const useReadAt = <T>(
  path: string,
  { error: text, whenAbsent, every, about, onReturn, enabled = true }: ReadOptions<T> = {},
) => {
  const notify = useNotify()
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    queryKey: readKey(path),
    queryFn: ({ signal }) => answer(path, signal, whenAbsent),
    enabled,
    refetchInterval: ({ state }) => (typeof every === 'function' ? every(state.data) : every),
    ...(about ? { meta: { about } } : {}),
    ...(onReturn ? { refetchOnWindowFocus: 'always' as const } : {}),
  })
  useEffect(() => {
    if (!error || isSessionOver(error) || (error instanceof ApiError && error.status === 'abort')) return
    notify(text ?? error.message, { type: 'error' })
  }, [error, text, notify])
  return { data, error, isPending, isFetchedAfterMount, refetch }
}

const answer = async <T>(path: string, signal: AbortSignal, whenAbsent?: T): Promise<T> => {
  try {
    return (await callApi<T>(path, { signal })).data
  } catch (error) {
    if (whenAbsent !== undefined && error instanceof ApiError && error.status === 404) return whenAbsent
    throw error
  }
}
