import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { peticion } from '../../api/peticion.ts'

/** Reads a path of the contract anew, for whoever shows it with `useRead`, also when they leave meanwhile; says so in the given words when it fails. */
export const useReadAgain = () => {
  const client = useQueryClient()
  const notify = useNotify()
  return (path: string, error: string) =>
    client
      .fetchQuery({ queryKey: ['read', path], queryFn: async () => (await peticion<unknown>(path)).data })
      .catch(() => notify(error, { type: 'error' }))
}
