/** A write: since when it is late to answer (ms), whether it may be sent again and is done once, whether whoever sent it is still there, and the way to let go of it. */
type Waited = Readonly<{ since: number; repeatable: boolean; isOfPerson: () => boolean; letGo: () => void }>

/** The writes that a person waits for and of which nothing came yet. */
export const unanswered = {
  /** Counts one; answers how to take it back. */
  add(one: Waited) {
    const key = Symbol('write')
    change(() => waited.set(key, one))
    return () => change(() => waited.delete(key))
  },
  /** The one that is late longest, of the person who is there. */
  first: (): Waited | undefined => (first?.isOfPerson() ? first : undefined),
  /** The server tells that it is at work: nothing is late. */
  heard: () =>
    change(() => {
      for (const [key, one] of waited) waited.set(key, { ...one, since: Date.now() })
    }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const waited = new Map<symbol, Waited>()
const listeners = new Set<() => void>()
let first: Waited | undefined

const change = (act: () => unknown) => {
  act()
  first = [...waited.values()]
    .filter(({ isOfPerson }) => isOfPerson())
    .toSorted((one, other) => one.since - other.since)[0]
  listeners.forEach(listener => listener())
}
