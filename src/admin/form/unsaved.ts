/** What stands open in this tab and would go with the session. */
export const unsaved = {
  /** Counts one more; answers how to take it back, and whether nobody agreed to its loss meanwhile. */
  stand() {
    const one = Symbol('open')
    standing.add(one)
    return () => standing.delete(one)
  },
  any: (): boolean => standing.size > 0,
  /** Somebody agreed that all of it goes. */
  giveUp: (): void => standing.clear(),
}

const standing = new Set<symbol>()
