import { useQueryClient, type MutationCacheNotifyEvent, type QueryCacheNotifyEvent } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'
import { useEffect } from 'react'

/** Signs out when the server refuses the session of a query or mutation, unless its meta has `signsOut: false`; their own failures are those for which `isSessionOver` does not hold. (A §8) */
export const useRefusedSession = () => {
  const client = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  useEffect(() => {
    const hear = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { meta } = 'query' in event ? event.query : event.mutation
      if (meta?.signsOut !== false) void logoutIfAccessDenied(event.action.error)
    }
    const deafen = [client.getQueryCache().subscribe(hear), client.getMutationCache().subscribe(hear)]
    return () => deafen.forEach(stop => stop())
  }, [client, logoutIfAccessDenied])
}
