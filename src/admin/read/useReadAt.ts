import { useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useEffect } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'

export type ReadOptions<T> = {
  /** What the person reads when it fails, instead of the server's words. */
  error?: string
  /** What a 404 means, where it is an answer. */
  whenAbsent?: T
  /** Read again after so many milliseconds, while it is shown; as what was read says, or always. */
  every?: number | ((read?: T) => number | undefined)
  /** The resource that it shows: read again when the person is told something about it. */
  about?: string
  /** Read again when the window is come back to. */
  onReturn?: true
  /** Read only where this holds; pending until then. */
  enabled?: boolean
}

/** Reads a path that a declaration makes: aborted when the screen is left, a notice when it fails, signed out on 401. (A §7, A §8) */
export const useReadAt = <T>(
  path: string,
  { error: text, whenAbsent, every, about, onReturn, enabled = true }: ReadOptions<T> = {},
) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['read', path],
    queryFn: ({ signal }) => answer(path, signal, whenAbsent),
    enabled,
    refetchInterval: ({ state }) => (typeof every === 'function' ? every(state.data) : every),
    ...(about ? { meta: { about } } : {}),
    ...(onReturn ? { refetchOnWindowFocus: 'always' as const } : {}),
  })
  useEffect(() => {
    if (!error || (error instanceof ApiError && error.status === 'abort')) return
    void logoutIfAccessDenied(error).then(out => out || notify(text ?? error.message, { type: 'error' }))
  }, [error, text, notify, logoutIfAccessDenied])
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
