import type { Store } from 'ra-core'
import { codeOf, hangsFrom, places, untouchedKeyOf, type AddressedList } from './places.ts'

type Listener = (value: unknown) => void

/**
 * Creates a store of places in the address, and of other items in `around`. Calls `go` once per task; `inPlace`:
 * something was only opened or closed, which is no step of the history.
 */
export const addressStore = (around: Store, initial: string, go: (search: string, inPlace: boolean) => void) => {
  let query = new URLSearchParams(initial)
  let at = query.toString()
  let leaving = false
  let inPlace = true
  const untouchedLists = new Map<string, AddressedList>()
  const listeners = new Map<string, Set<Listener>>()
  const become = (next: URLSearchParams) => {
    const before = query
    query = next
    for (const [key, group] of listeners) {
      const value = codeOf(key)?.read(query)
      if (JSON.stringify(value) === JSON.stringify(codeOf(key)?.read(before))) continue
      for (const listener of group) listener(value)
    }
  }
  const leave = () => {
    if (leaving) return
    leaving = true
    queueMicrotask(() => {
      const asStep = !inPlace
      leaving = false
      inPlace = true
      if (query.toString() === at) return
      at = query.toString()
      go(at, !asStep)
    })
  }
  const set = (key: string, value: unknown) => {
    const remaining = [...query].filter(([name]) => !hangsFrom(name, key))
    const asNever = untouchedLists.get(untouchedKeyOf(key))
    const changedValue = asNever && value ? withoutFirstState(value, asNever) : value
    const parameters = changedValue === undefined ? {} : codeOf(key)?.write(changedValue)
    inPlace &&= key.startsWith(places.opened)
    become(new URLSearchParams([...remaining, ...Object.entries(parameters ?? {})]))
    leave()
  }
  const store: Store = {
    ...around,
    setup: () => undefined,
    teardown: () => undefined,
    getItem: (key, defaultValue) => {
      const code = codeOf(key)
      return code ? ((code.read(query) as typeof defaultValue) ?? defaultValue) : around.getItem(key, defaultValue)
    },
    setItem: (key, value) => {
      if (codeOf(key)) set(key, value)
      else if (key.startsWith(places.list) && key.endsWith(untouchedKeyOf(''))) untouchedLists.set(key, value ?? {})
      else around.setItem(key, value)
    },
    removeItem: key => (codeOf(key) ? set(key, undefined) : around.removeItem(key)),
    subscribe: (key, listener) => {
      if (!codeOf(key)) return around.subscribe(key, listener)
      const group = listeners.get(key) ?? new Set()
      listeners.set(key, group.add(listener))
      return () => group.delete(listener)
    },
  }
  /** Takes up an address that came by Back, by a link or by hand. */
  const arrive = (search: string) => {
    become(new URLSearchParams(search))
    at = query.toString()
  }
  return { store, arrive }
}

/** Leaves out of a list's state what equals its untouched state. */
const withoutFirstState = (state: AddressedList, { sort, order, perPage }: AddressedList): AddressedList => ({
  ...state,
  ...(state.sort === sort && state.order === order ? { sort: undefined, order: undefined } : {}),
  ...(state.perPage === perPage ? { perPage: undefined } : {}),
})
