import type { Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import { answersAhead } from '../api/answersAhead.ts'

/** Reads ahead what will be needed in a moment, so that it is not read again then, unless something was written meanwhile. `gcTime` limits how long an answer that nothing shows is kept (ms). */
export const readAhead = async (
  client: QueryClient,
  queryKey: QueryKey,
  read: QueryFunction,
  gcTime?: number,
): Promise<void> => {
  let writes: number | undefined
  const startedAt = Date.now()
  const queryFn: QueryFunction = context => {
    writes = answersAhead.writes()
    return read(context)
  }
  await client.prefetchQuery({ queryKey, queryFn, staleTime: whileAhead, gcTime })
  const query = client.getQueryCache().find({ queryKey })
  if (!query || writes === undefined) return
  if (writes !== answersAhead.writes()) await client.invalidateQueries({ queryKey, exact: true })
  else if (query.state.dataUpdatedAt >= startedAt) ahead.set(query, { writes, at: query.state.dataUpdatedAt })
}

/** Returns how long an answer stays fresh (ms): three seconds if it was read ahead and nothing was being written then or has been since; otherwise 0. */
export const whileAhead = (query: Pick<Query, 'state'>): number => {
  const { writes, at } = ahead.get(query) ?? {}
  return writes === answersAhead.writes() && at === query.state.dataUpdatedAt ? fresh : 0
}

/** Time that an answer read ahead stays fresh (ms). */
export const fresh = 3000

const ahead = new WeakMap<object, { writes: number; at: number }>()
