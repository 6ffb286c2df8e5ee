import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Returns a function that reads again whatever shows these resources, and the person's pending work; for no resources it reads nothing. */
export const useRefreshAbout = () => {
  const client = useQueryClient()
  return useCallback(
    (resources: readonly (string | null)[]) => {
      if (resources.length === 0) return
      const about = new Set(resources)
      void client.invalidateQueries({
        predicate: ({ queryKey: [first, path], meta }) =>
          about.has(String(first)) ||
          (first === 'read' && path === 'pendientes') ||
          (typeof meta?.about === 'string' && about.has(meta.about)),
      })
    },
    [client],
  )
}
