/** Forms that stand open in any tab of this browser, known by its locks; their drafts are not offered elsewhere. None in a browser without locks. */
export const openForms = {
  /** Adds the form of a person that keeps its draft at `place`; returns the function that removes it. */
  hold(person: string, place: string) {
    const leave = new AbortController()
    const untilReleased = new Promise<void>(resolve => leave.signal.addEventListener('abort', () => resolve()))
    const lock = lockOf(person, place)
    void navigator.locks?.request(lock, () => untilReleased).catch(() => undefined)
    inThisTab.add(lock)
    return () => {
      inThisTab.delete(lock)
      leave.abort()
    }
  },
  /** Returns a function that tells in which tab the form of a draft is open now; `undefined` of one that is not. */
  async now(person: string): Promise<(place: string) => 'this' | 'another' | undefined> {
    const held = (await navigator.locks?.query().catch(() => undefined))?.held?.map(({ name }) => name)
    return place => {
      const lock = lockOf(person, place)
      if (inThisTab.has(lock)) return 'this'
      return held?.includes(lock) ? 'another' : undefined
    }
  },
}

const inThisTab = new Set<string>()

const lockOf = (person: string, place: string) => JSON.stringify([person, place])
