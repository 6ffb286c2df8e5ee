import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { universidad } from '../../domain/universidad.ts'

/** Reads a resource again before the links to its files end, for as long as they are on screen. */
export const useFreshLinks = (resource: string) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: [resource] }),
      (universidad.minutosDeEnlace - 5) * 60_000,
    )
    return () => clearInterval(timer)
  }, [queryClient, resource])
}
