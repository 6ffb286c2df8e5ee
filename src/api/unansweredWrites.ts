import { observable } from './observable.ts'

/** Write without an answer: the moment (ms) its delay counts from, whether it may be sent again, whether its sender is still signed in, and how to let go of it. */
type AwaitedWrite = Readonly<{ since: number; repeatable: boolean; isOfPerson: () => boolean; letGo: () => void }>

const waited = new Map<symbol, AwaitedWrite>()
const lateLongest = observable<AwaitedWrite | undefined>(undefined)

/** Writes that a person waits for and that have no answer yet. */
export const unansweredWrites = {
  /** Adds a write; returns the function that removes it. */
  add(one: AwaitedWrite) {
    const key = Symbol('write')
    change(() => waited.set(key, one))
    return () => change(() => waited.delete(key))
  },
  /** Returns the write that is late longest, of the signed-in person. */
  first(): AwaitedWrite | undefined {
    const one = lateLongest.get()
    return one?.isOfPerson() ? one : undefined
  },
  /** Counts every delay from now: the server told that it is at work. */
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
