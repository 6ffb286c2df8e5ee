import { memoryStore, type Store } from 'ra-core'

/** Where lists and tabs remember how they were left: as long as this tab of the browser lives, through reloads; signing out forgets it. */
export const sessionStore = (): Store => {
  const store = memoryStore(kept())
  const keep = () => sessionStorage.setItem(place, JSON.stringify(store.listItems?.() ?? {}))
  return {
    ...store,
    setItem: (key, value) => {
      store.setItem(key, value)
      keep()
    },
    removeItem: key => {
      store.removeItem(key)
      keep()
    },
    removeItems: prefix => {
      store.removeItems(prefix)
      keep()
    },
    reset: () => {
      store.reset()
      keep()
    },
  }
}

const place = 'estado'

const kept = () => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}')
  } catch {
    return {}
  }
}
