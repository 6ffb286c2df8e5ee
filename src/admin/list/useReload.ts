import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that reads a resource again wherever it is shown: its lists, its cards, its choices. */
export const useReload = (resource: string) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [resource] })
}
