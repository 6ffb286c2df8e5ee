import { useQueryClient } from '@tanstack/react-query'

/** Reads a resource again wherever it is shown: its lists, its cards, what is chosen from it. */
export const useReload = (resource: string) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [resource] })
}
