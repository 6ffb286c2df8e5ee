import type { Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import { answersAhead } from '../api/answersAhead.ts'

/** Reads what will be asked for in a moment, so that it is there by then and is not read again, unless something was written meanwhile. Nobody who did not come for it keeps it for longer than that (ms). */
export const readAhead = async (
  client: QueryClient,
  queryKey: QueryKey,
  read: QueryFunction,
  gcTime?: number,
): Promise<void> => {
  let writes: number | undefined
  const begun = Date.now()
  const queryFn: QueryFunction = context => {
    writes = answersAhead.writes()
    return read(context)
  }
  await client.prefetchQuery({ queryKey, queryFn, staleTime: whileAhead, gcTime })
  const query = client.getQueryCache().find({ queryKey })
  if (!query || writes === undefined) return
  if (writes !== answersAhead.writes()) await client.invalidateQueries({ queryKey, exact: true })
  else if (query.state.dataUpdatedAt >= begun) ahead.set(query, { writes, at: query.state.dataUpdatedAt })
}

/** How long what was read stays as it is (ms): three seconds when it was read ahead, unless something was being written then or has been since; anything else, not at all. */
export const whileAhead = (query: Pick<Query, 'state'>): number => {
  const { writes, at } = ahead.get(query) ?? {}
  return writes === answersAhead.writes() && at === query.state.dataUpdatedAt ? fresh : 0
}

/** Milliseconds. */
export const fresh = 3000

const ahead = new WeakMap<object, { writes: number; at: number }>()
