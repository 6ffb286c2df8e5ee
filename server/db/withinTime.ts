import { AsyncLocalStorage } from 'node:async_hooks'

/** Runs a work that may ask for connections during so many milliseconds; what it has begun is finished. What it leaves behind is bound by nothing. */
export const withinTime = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const limit = { until: performance.now() + milliseconds }
  try {
    return await limits.run(limit, work)
  } finally {
    limit.until = Infinity
  }
}

/** Throws, as a pool without a free connection does, when the time of the work that asks is over. */
export const refuseLate = (): void => {
  if (performance.now() >= (limits.getStore()?.until ?? Infinity))
    throw new Error('timeout exceeded when trying to connect')
}

const limits = new AsyncLocalStorage<{ until: number }>()
