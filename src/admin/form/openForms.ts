/** Forms that stand open in any tab of this browser, known by its locks; their drafts are not offered elsewhere. None in a browser without locks. */
export const openForms = {
  /** Adds the form of a person that keeps its draft at `place`; returns the function that removes it. */
  hold(person: string, place: string) {
    const leave = new AbortController()
    const untilReleased = new Promise<void>(resolve => leave.signal.addEventListener('abort', () => resolve()))
    void navigator.locks?.request(lockOf(person, place), () => untilReleased).catch(() => undefined)
    return () => leave.abort()
  },
  /** Returns a function that tells whether the form of a draft is open now. */
  async now(person: string): Promise<(place: string) => boolean> {
    const held = (await navigator.locks?.query().catch(() => undefined))?.held?.map(({ name }) => name)
    return place => held?.includes(lockOf(person, place)) === true
  },
}

const lockOf = (person: string, place: string) => JSON.stringify([person, place])
