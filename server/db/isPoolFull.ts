/** Tells that no connection of the pool came free in time: there is more to do than it can, and nothing was begun. */
export const isPoolFull = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && cause.message === 'timeout exceeded when trying to connect'
}
