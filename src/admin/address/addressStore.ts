import type { Store } from 'ra-core'
import { codes, places, untouchedList, type ListState } from './places.ts'

type Listener = (value: unknown) => void

/** A store whose places lie in the address and whose other items lie in the store around. `go` is called once for all that is set at a time. */
export const addressStore = (around: Store, initial: string, go: (search: string) => void) => {
  let query = new URLSearchParams(initial)
  let at = query.toString()
  let leaving = false
  let untouched: ListState = {}
  const listeners = new Map<string, Set<Listener>>()
  const tell = (keys: readonly string[]) => {
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener(codes[key]?.read(query))
  }
  const leave = () => {
    if (leaving) return
    leaving = true
    queueMicrotask(() => {
      leaving = false
      if (query.toString() === at) return
      at = query.toString()
      go(at)
    })
  }
  const set = (key: string, value: unknown) => {
    const order = Object.keys(codes)
    const kept = order.slice(0, order.indexOf(key)).flatMap(each => {
      const held = codes[each]?.read(query)
      return held === undefined ? [] : Object.entries(codes[each]?.write(held) ?? {})
    })
    const said = key === places.list && value ? asked(value, untouched) : value
    const written = said === undefined ? {} : codes[key]?.write(said)
    query = new URLSearchParams([...kept, ...Object.entries(written ?? {})])
    tell(order.slice(order.indexOf(key)))
    leave()
  }
  const store: Store = {
    ...around,
    setup: () => undefined,
    teardown: () => undefined,
    getItem: (key, defaultValue) => {
      const code = codes[key]
      return code ? ((code.read(query) as typeof defaultValue) ?? defaultValue) : around.getItem(key, defaultValue)
    },
    setItem: (key, value) => {
      if (key === untouchedList) untouched = value ?? {}
      else if (codes[key]) set(key, value)
      else around.setItem(key, value)
    },
    removeItem: key => (codes[key] ? set(key, undefined) : around.removeItem(key)),
    subscribe: (key, listener) => {
      if (!codes[key]) return around.subscribe(key, listener)
      const group = listeners.get(key) ?? new Set()
      listeners.set(key, group.add(listener))
      return () => group.delete(listener)
    },
  }
  /** Takes up an address that came by Back, a link or by hand. */
  const arrive = (search: string) => {
    query = new URLSearchParams(search)
    at = query.toString()
    tell(Object.keys(codes))
  }
  return { store, arrive }
}

/** What of a list's state is not so by itself. */
const asked = (state: ListState, { sort, order, perPage }: ListState): ListState => ({
  ...state,
  ...(state.sort === sort && state.order === order ? { sort: undefined, order: undefined } : {}),
  ...(state.perPage === perPage ? { perPage: undefined } : {}),
})
