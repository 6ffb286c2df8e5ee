import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { linkRefresh } from './linkRefresh.ts'

/** Reads a resource again before its file links expire, while they are on screen. */
export const useFreshLinks = (resource: string) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: [resource] }), linkRefresh())
    return () => clearInterval(timer)
  }, [queryClient, resource])
}
