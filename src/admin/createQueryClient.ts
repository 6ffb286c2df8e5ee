import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.ts'
import { whileAhead } from './readAhead.ts'

/** Creates the query client: only a lost network is retried, once. Reconnecting reads again what failed without network or is known to be old; focusing the window reads nothing. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.error ? isOffline(state.error) : state.isInvalidated) && 'always',
        retry: onceWhenOffline,
        retryDelay: 400,
        staleTime: whileAhead,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

const onceWhenOffline = (failures: number, error: Error) => failures < 1 && isOffline(error)

const isOffline = (error: Error | null) => error instanceof ApiError && error.status === 'network_error'
