import type { Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import { adelanto } from '../api/adelanto.ts'

/** Reads what will be asked for in a moment, so that it is there by then and is not read again. */
export const readAhead = async (client: QueryClient, queryKey: QueryKey, read: QueryFunction): Promise<void> => {
  let writes: number | undefined
  const queryFn: QueryFunction = context => {
    writes = adelanto.escrituras()
    return read(context)
  }
  await client.prefetchQuery({ queryKey, queryFn, staleTime: whileAhead })
  const query = client.getQueryCache().find({ queryKey })
  if (query && writes !== undefined) ahead.set(query, { writes, at: query.state.dataUpdatedAt })
}

/** How long what was read stays as it is (ms): three seconds when it was read ahead, unless something was being written then or has been since; anything else, not at all. */
export const whileAhead = (query: Pick<Query, 'state'>): number => {
  const { writes, at } = ahead.get(query) ?? {}
  return writes === adelanto.escrituras() && at === query.state.dataUpdatedAt ? 3000 : 0
}

const ahead = new WeakMap<object, { writes: number; at: number }>()
