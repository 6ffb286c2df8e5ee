import { observed } from './observed.ts'

/** A write: since when it is late to answer (ms), whether it may be sent again and is done once, whether whoever sent it is still there, and the way to let go of it. */
type Waited = Readonly<{ since: number; repeatable: boolean; isOfPerson: () => boolean; letGo: () => void }>

const waited = new Map<symbol, Waited>()
const lateLongest = observed<Waited | undefined>(undefined)

/** The writes that a person waits for and of which nothing came yet. */
export const unanswered = {
  /** Counts one; answers how to take it back. */
  add(one: Waited) {
    const key = Symbol('write')
    change(() => waited.set(key, one))
    return () => change(() => waited.delete(key))
  },
  /** The one that is late longest, of the person who is there. */
  first(): Waited | undefined {
    const one = lateLongest.get()
    return one?.isOfPerson() ? one : undefined
  },
  /** The server tells that it is at work: nothing is late. */
  heard: () =>
    change(() => {
      for (const [key, one] of waited) waited.set(key, { ...one, since: Date.now() })
    }),
  subscribe: lateLongest.subscribe,
}

const change = (act: () => unknown) => {
  act()
  const [first] = [...waited.values()]
    .filter(({ isOfPerson }) => isOfPerson())
    .toSorted((one, other) => one.since - other.since)
  lateLongest.set(first)
}
