import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { house } from '../../schema/house.ts'

/** Reads a resource again every few minutes, five before its file links expire, while they are on screen. */
export const useFreshLinks = (resource: string) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: [resource] }),
      (house().files.linkMinutes - 5) * 60_000,
    )
    return () => clearInterval(timer)
  }, [queryClient, resource])
}
