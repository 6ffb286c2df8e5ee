/** What stands open in this tab and would go with the session. */
export const unsaved = {
  /** Counts one more; answers how to take it back, and whether nobody agreed to its loss meanwhile. */
  stand() {
    const one = Symbol('open')
    standing.add(one)
    tell()
    return () => {
      const isUntold = standing.delete(one)
      tell()
      return isUntold
    }
  },
  any: (): boolean => standing.size > 0,
  /** Somebody agreed that all of it goes. */
  giveUp(): void {
    standing.clear()
    tell()
  },
  /** Calls back whenever there is one more or one less; answers how to stop it. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const standing = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach(listener => listener())
