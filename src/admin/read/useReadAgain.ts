import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { callApi } from '../../api/callApi.ts'

/** Reads a path of the contract anew, for whoever shows it with `useRead`, also when they leave meanwhile; says so in the given words when it fails. A read already under way is from before, and does not count. */
export const useReadAgain = () => {
  const client = useQueryClient()
  const notify = useNotify()
  return async (path: string, error: string) => {
    const queryKey = ['read', path]
    await client.cancelQueries({ queryKey })
    await client
      .fetchQuery({ queryKey, queryFn: async () => (await callApi<unknown>(path)).data })
      .catch(() => notify(error, { type: 'error' }))
  }
}
