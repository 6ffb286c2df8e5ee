import { AsyncLocalStorage } from 'node:async_hooks'

/** Runs work that may wait `milliseconds` in all for connections; its own time and that of its statements do not count. What it has begun is finished; what outlives it is unbounded. */
export const withinWait = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const bound: Bound = { remaining: milliseconds, waiting: 0, since: 0 }
  try {
    return await bounds.run(bound, work)
  } finally {
    bound.remaining = Infinity
  }
}

/** Message of a pool when no connection came free in time. */
export const poolFull = 'timeout exceeded when trying to connect'

/** Throws, as a pool without a free connection does, once the work around has waited enough for connections. */
export const refuseLate = (): void => {
  if ((bounds.getStore()?.remaining ?? Infinity) <= 0) throw new Error(poolFull)
}

/** Counts how long the work around waits for a connection. */
export const countWait = async <T>(connect: () => Promise<T>): Promise<T> => {
  const bound = bounds.getStore()
  if (!bound) return connect()
  if (bound.waiting === 0) bound.since = performance.now()
  bound.waiting += 1
  try {
    return await connect()
  } finally {
    bound.waiting -= 1
    if (bound.waiting === 0) bound.remaining -= performance.now() - bound.since
  }
}

/** Time that may still be waited (ms); statements that wait at the same time wait once. */
type Bound = { remaining: number; waiting: number; since: number }

const bounds = new AsyncLocalStorage<Bound>()
