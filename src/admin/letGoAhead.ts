import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Gives up a read that nothing on screen waits for: its call is aborted. */
export const letGoAhead = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  client.cancelQueries({ queryKey, exact: true, predicate: query => query.getObserversCount() === 0 })
