import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Aborts a read made ahead that nothing on screen waits for. */
export const letGoAhead = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  client.cancelQueries({ queryKey, exact: true, predicate: query => query.getObserversCount() === 0 })
