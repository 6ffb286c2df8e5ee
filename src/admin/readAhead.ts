import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import { adelanto } from '../api/adelanto.ts'

/** Reads what will be asked for in a moment, so that it is there by then and is not read again. */
export const readAhead = (client: QueryClient, queryKey: QueryKey, queryFn: QueryFunction): void => {
  void client.prefetchQuery({ queryKey, queryFn, staleTime: whileAhead, retry: false })
  const query = client.getQueryCache().find({ queryKey })
  if (query) ahead.set(query, adelanto.escrituras())
}

/** How long what was read stays as it is (ms): three seconds when it was read ahead, unless something is written; anything else, not at all. */
export const whileAhead = (query: object): number => (ahead.get(query) === adelanto.escrituras() ? 3000 : 0)

const ahead = new WeakMap<object, number>()
