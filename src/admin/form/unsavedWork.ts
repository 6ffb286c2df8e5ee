/** Unsaved work that stands open in this tab and would go with the session. */
export const unsavedWork = {
  /** Adds one; returns the function that removes it and tells whether nobody agreed to its loss meanwhile. */
  stand() {
    const one = Symbol('open')
    standing.add(one)
    tell()
    return () => {
      const isUnannounced = standing.delete(one)
      tell()
      return isUnannounced
    }
  },
  any: (): boolean => standing.size > 0,
  /** Forgets all: the person agreed to lose it. */
  giveUp(): void {
    standing.clear()
    tell()
  },
  /** Calls `listener` whenever one is added or removed; returns the function that stops it. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const standing = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach(listener => listener())
