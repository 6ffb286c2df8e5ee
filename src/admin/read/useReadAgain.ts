import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { callApi } from '../../api/callApi.ts'
import { readKey } from './readKey.ts'

/** Returns a function that reads a path anew for the screens that show it with `useRead`; on failure it shows `error`. A read already under way is aborted, since its answer may be older. */
export const useReadAgain = () => {
  const client = useQueryClient()
  const notify = useNotify()
  return async (path: string, error: string) => {
    const queryKey = readKey(path)
    await client.cancelQueries({ queryKey })
    await client
      .fetchQuery({ queryKey, queryFn: async () => (await callApi<unknown>(path)).data })
      .catch(() => notify(error, { type: 'error' }))
  }
}
