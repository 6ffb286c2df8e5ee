import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Reads again what is shown of these resources, their lists where they are on their page, and what awaits the person. Nothing told, nothing read. */
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
